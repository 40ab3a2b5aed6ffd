/** A part of an element, as text: its own letters, or those of an element in it. */
export type Part = {text: string; isElement: boolean};

/** The text of things in a row without spaces between them, such as chips: each stays a word of its own. For the index and for a preview alike. */
export function wordsInRow(parts: readonly Part[]): string {
  let text = '';
  let afterElement = false;
  for (const part of parts) {
    if (part.text === '') continue;
    if (afterElement && part.isElement) text += ' ';
    text += part.text;
    afterElement = part.isElement;
  }
  return text;
}
