import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {type Locale, localeBaseUrl, locales} from '@site/config/locales';
import type {SearchAnswer} from '@site/core/search/engine/search';
import {indexFolder, manifestName} from '@site/core/search/manifest';
import {createHandler} from '@site/src/search/worker/handler';
import type {FromWorker} from '@site/src/search/worker/messages';
import {webRoot} from './paths';

const names = Object.keys(locales) as Locale[];
const baseOf = (locale: Locale) => `${localeBaseUrl(locale)}${indexFolder}/`;

const manifests = (site: string) => names.map((locale) => path.join(site, baseOf(locale), manifestName));

export const isIndexed = (site = webRoot): boolean => manifests(site).every((file) => existsSync(file));

/** When the oldest index was built; nothing where one is missing. */
export const indexedAt = (site = webRoot): Date | undefined =>
  isIndexed(site) ? new Date(Math.min(...manifests(site).map((file) => statSync(file).mtimeMs))) : undefined;

export type Asker = {ask(request: Record<string, unknown>): Promise<SearchAnswer>; settle(locale: Locale): Promise<void>};

/** What a question to the current docs of a language is narrowed down to. */
export const contextual = (locale: Locale) => [`language:${locale}`, ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

/** The search of a built site, in Node: the worker's own message handler, without the worker around it. */
export function createAsker(site = webRoot): Asker {
  const waiting = new Map<number, (message: Extract<FromWorker, {type: 'answer'}>) => void>();
  let count = 0;
  // Index files as the site's server would give them.
  const read = async (url: string) => readFileSync(path.join(site, url), 'utf8');
  const handle = createHandler(read, (message) => {
    if (message.type === 'answer') waiting.get(message.id)?.(message);
  });
  const ready = handle({type: 'init', bases: Object.fromEntries(names.map((locale) => [locale, baseOf(locale)]))});
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
      waiting.delete(id);
      if (status !== 200) throw new Error(content);
      return (JSON.parse(content) as {results: [SearchAnswer]}).results[0];
    },
  };
  return asker;
}
