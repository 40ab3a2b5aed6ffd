import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Translation} from '@site/config/front-matter';
import {fingerprint} from './fingerprint';

export type Folders = {
  root: string;
  /** English pages of the current version, from the root: `docs`. */
  docs: string;
  /** Translations of all languages, from the root: `i18n`. */
  i18n: string;
};

const plugin = 'docusaurus-plugin-content-docs';

/** The English page that a translation was made from. */
function sourceOf(inside: string, docs: string): string {
  const [tree = '', ...rest] = inside.split('/');
  return [tree === 'current' ? docs : `versioned_docs/${tree}`, ...rest].join('/');
}

/**
 * The state of a page that is shown in `locale`. `file` is its path from the root: Docusaurus takes the English file where
 * there is no other. Pages that say which language they are in are left alone.
 */
export function translationOf(
  {root, docs, i18n}: Folders,
  locale: string,
  file: string,
  frontMatter: Record<string, unknown>,
  dateOf: (file: string) => string | undefined,
): Translation | undefined {
  if (frontMatter.lang !== undefined) return undefined;
  const folder = `${i18n}/${locale}/${plugin}/`;
  if (!file.startsWith(folder)) return {state: 'missing'};
  const source = path.join(root, sourceOf(file.slice(folder.length), docs));
  const stamp = frontMatter.translation_of;
  if (typeof stamp !== 'string' || !existsSync(source)) return undefined;
  const date = dateOf(file);
  return {state: stamp === fingerprint(readFileSync(source, 'utf8')) ? 'current' : 'behind', ...(date ? {date} : {})};
}
