export type Assistant = {
  /** Its name, as readers know it. */
  readonly name: string;
  /** Where a question is asked; `{question}` is replaced by it. */
  readonly url: string;
};

/**
 * Assistants that "Ask … about this page" offers beside the title of each page; none until the owner chooses some, for such a link leads
 * to another company. For example: {name: 'Assistant', url: 'https://assistant.example/new?q={question}'}.
 */
export const assistants: readonly Assistant[] = [];

/** The link that asks an assistant. */
export const askingUrl = ({url}: Assistant, question: string): string => url.replace('{question}', encodeURIComponent(question));
