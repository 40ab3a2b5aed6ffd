import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Locale, localeBaseUrl} from '@site/config/locales';
import type {SearchAnswer} from '@site/core/search/engine/search';
import {isIndexed} from '@site/scripts/lib/ask-index';

export {type Asker, contextual, createAsker} from '@site/scripts/lib/ask-index';

export const root = path.resolve(__dirname, '../..');

/** `pages`: each of them answers the query. `why`: the class it belongs to. */
export type Golden = {query: string; pages: string[]; why: string};

export function readGolden(locale: Locale, file = path.join(__dirname, `golden.${locale}.tsv`)): Golden[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => {
    const [query = '', page = '', why = ''] = line.split('\t');
    return {query, pages: page.split('|').map((one) => localeBaseUrl(locale) + one), why};
  });
}

export const indexIsBuilt = isIndexed();

/** The path of each hit, in order. */
export const pathsOf = ({hits}: SearchAnswer): string[] => hits.map(({url}) => new URL(url ?? 'https://none.invalid/').pathname);

/** 1-based place of the first of the pages among the hits; Infinity when none is there. */
export function placeOf(paths: string[], pages: string[]): number {
  const wanted = pages.map((page) => page.replace(/\/$/, ''));
  const at = paths.findIndex((found) => wanted.includes(found.replace(/\/$/, '')));
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}

export const reciprocal = (place: number) => (place <= 5 ? 1 / place : 0);
