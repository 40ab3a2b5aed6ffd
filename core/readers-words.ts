import {parseTsv} from './tsv';

/** What readers ask when they need a page: by language, in their own words. */
export type ReadersWords = {page: string; line: number; words: Record<string, string[]>; sharedBecause: string};

const languages = ['en', 'ko'];

/** One page a line: page, phrases in each language separated by `|`, and why a phrase of another page is used here again. */
export function parseReadersWords(tsv: string): ReadersWords[] {
  return parseTsv(tsv).map(({cells: [page = '', ...rest], line}) => ({
    page,
    line,
    words: Object.fromEntries(
      languages.map((language, at) => [
        language,
        (rest[at] ?? '')
          .split('|')
          .map((phrase) => phrase.trim())
          .filter(Boolean),
      ]),
    ),
    sharedBecause: rest[languages.length]?.trim() ?? '',
  }));
}

/** The page a file is, as the lists name it: without extension, and a folder for its first page. */
export const pageName = (inside: string) => inside.replace(/\.mdx?$/, '').replace(/\/index$/, '');
