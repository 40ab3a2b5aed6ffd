import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseReadersWords, type ReadersWords} from '../../core/readers-words';

export const wordsFolder = 'data/readers-words';

/** Every list, by file from the root. */
export function readersWords(root: string): {file: string; rows: ReadersWords[]}[] {
  const folder = path.join(root, wordsFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => ({file: `${wordsFolder}/${name}`, rows: parseReadersWords(readFileSync(path.join(folder, name), 'utf8'))}));
}

/** What readers ask, by page, in one language; the default language's words where that one has none. */
export function wordsByPage(root: string, locale: string, defaultLocale: string): Map<string, string[]> {
  const rows = readersWords(root).flatMap(({rows: entries}) => entries);
  return new Map(rows.map(({page, words}) => [page, words[locale] ?? words[defaultLocale] ?? []]));
}
