import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isLocale, type Locale, localeBaseUrl} from '@site/config/locales';
import type {SearchAnswer} from '@site/core/search/engine/search';
import {createHandler} from '@site/src/search/worker/handler';
import type {FromWorker} from '@site/src/search/worker/messages';

export const root = path.resolve(__dirname, '../..');
export const buildFolder = path.join(root, 'build', 'docs');

/** `pages`: each of them answers the query. `why`: the class it belongs to. */
export type Golden = {query: string; pages: string[]; why: string};

export function readGolden(locale: Locale, file = path.join(__dirname, `golden.${locale}.tsv`)): Golden[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => {
    const [query = '', page = '', why = ''] = line.split('\t');
    return {query, pages: page.split('|').map((one) => localeBaseUrl(locale) + one), why};
  });
}

/** Index files as the site's server would give them, straight from the build folder. */
export async function readBuilt(url: string): Promise<string> {
  return readFileSync(path.join(root, 'build', url), 'utf8');
}

export const indexIsBuilt = existsSync(path.join(buildFolder, 'search-index', 'manifest.json'));

export type Asker = {ask(request: Record<string, unknown>): Promise<SearchAnswer>; settle(locale: Locale): Promise<void>};

/** The worker's own message handler, without the worker around it. */
export function createAsker(): Asker {
  const waiting = new Map<number, (message: Extract<FromWorker, {type: 'answer'}>) => void>();
  let count = 0;
  const handle = createHandler(readBuilt, (message) => {
    if (message.type === 'answer') waiting.get(message.id)?.(message);
  });
  const bases = Object.fromEntries(['en', 'ko'].filter(isLocale).map((locale) => [locale, `${localeBaseUrl(locale)}search-index/`]));
  const ready = handle({type: 'init', bases});
  const asker: Asker = {
    /** Waits for the text behind the titles. */
    settle: async (locale) => {
      while (!(await asker.ask({query: 'layout', facetFilters: contextual(locale)})).exhaustiveNbHits) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    ask: async (request) => {
      await ready;
      const id = ++count;
      const answered = new Promise<Extract<FromWorker, {type: 'answer'}>>((resolve) => waiting.set(id, resolve));
      void handle({type: 'ask', id, path: '/1/indexes/*/queries', body: JSON.stringify({requests: [{indexName: 'docs', ...request}]})});
      const {status, content} = await answered;
      if (status !== 200) throw new Error(content);
      return (JSON.parse(content) as {results: [SearchAnswer]}).results[0];
    },
  };
  return asker;
}

export const contextual = (locale: Locale) => [`language:${locale}`, ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

/** The path of each hit, in order. */
export const pathsOf = ({hits}: SearchAnswer): string[] => hits.map(({url}) => new URL(url ?? 'https://none.invalid/').pathname);

/** 1-based place of the first of the pages among the hits; Infinity when none is there. */
export function placeOf(paths: string[], pages: string[]): number {
  const wanted = pages.map((page) => page.replace(/\/$/, ''));
  const at = paths.findIndex((found) => wanted.includes(found.replace(/\/$/, '')));
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}

export const reciprocal = (place: number) => (place <= 5 ? 1 / place : 0);
