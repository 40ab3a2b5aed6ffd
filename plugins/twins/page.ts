import {canonicalOf, metaOf, type Node} from '../search/extract/html';
import {addressOf, articleOf} from '../search/extract/page';
import {markdownOf} from './markdown';
import {wordsIn} from './words';

export type Twin = {
  /** The absolute address of the page. */
  url: string;
  title: string;
  description: string;
  version: string;
  /** The text, from its title on. */
  body: string;
  /** What the file says: the facts of the page as front matter, then the text. */
  file: string;
};

function titleOf(body: string): string {
  const line = /^# (.*)$/m.exec(body)?.[1] ?? '';
  return line.replace(/\\(?=[!-/:-@[-`{-~])/g, '');
}

/** The Markdown twin of a built page; undefined for a page without a text of its own, such as the search. */
export function twinOf(document: Node[], file: string, baseUrl: string): Twin | undefined {
  const article = articleOf(document);
  const link = canonicalOf(document);
  if (!article || !link) return undefined;
  const url = addressOf(link, baseUrl, file);
  const language = metaOf(document, 'docsearch:language') ?? 'en';
  const description = metaOf(document, 'description') ?? '';
  const version = metaOf(document, 'docsearch:version') ?? 'current';
  const body = markdownOf(article, {url, words: wordsIn(language)});
  const title = titleOf(body);
  const facts = {title, description, url, language, version};
  const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return {url, title, description, version, body, file: `---\n${lines.join('\n')}\n---\n\n${body}`};
}
