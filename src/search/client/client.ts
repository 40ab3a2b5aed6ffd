import type {SearchSettings} from '@site/config/search-settings';
import type {SearchAnswer} from '@site/core/search/engine/search';
import {redactError} from '@site/core/search/redact';
import {type GetRecommendationsParams, type GetRecommendationsResponse, type LiteClient, liteClient} from 'algoliasearch/lite';
import {createHostsCache} from './hosts-cache';
import type {Recommender} from './recommend';
import {type TextListener, WorkerHost, type WorkerLike} from './worker-requester';

export type {Hit} from '@site/core/search/engine/hit';
export type {SearchAnswer} from '@site/core/search/engine/search';

/** A query in the hosted service's words; see engine/params.ts for what the embedded engine reads of it. */
export type SearchRequest = {indexName: string; query: string} & Record<string, unknown>;

export type SearchClient = {
  indexName: string;
  search(params: {requests: SearchRequest[]}): Promise<{results: SearchAnswer[]}>;
  getRecommendations(params: GetRecommendationsParams): Promise<GetRecommendationsResponse>;
  customPost: LiteClient['customPost'];
  /** Start loading before the first question (the button is hovered or focused). Does nothing for a remote provider. */
  warm(filters?: FacetFilters): void;
  /** Calls back when the text behind the titles is there (ask the same question again) or cannot be had. Gives the function that ends it. */
  onText(listener: TextListener): () => void;
};

export type FacetFilters = (string | string[])[];

type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/** Answers from the worker are as fast as a cache, and change when the text has arrived. */
const noCache: NonNullable<ClientOptions['responsesCache']> = {
  get: (_key, defaultValue) => defaultValue(),
  set: async (_key, value) => value,
  delete: async () => {},
  clear: async () => {},
};

/** Several names for one worker: each is one more attempt, with the longer timeouts the library gives to retries. */
const embeddedHosts: ClientOptions['hosts'] = [0, 1, 2, 3].map((number) => ({
  url: `embedded-${number}`,
  accept: 'readWrite',
  protocol: 'https',
}));

/** webpack and rspack recognize exactly this expression and build the worker as a file of its own. */
const startWorker = (): WorkerLike => new Worker(new URL('../worker/worker.ts', import.meta.url), {name: 'search'});

/** Related pages as they were built, in a file of its own: who searches does not need it. */
function builtRecommender(settings: SearchSettings): Recommender {
  let recommender: Promise<Recommender> | undefined;
  /** A failure is forgotten, so that the next call tries again. */
  return async (body) => {
    recommender ??= import('./recommend').then(({createRecommender}) => createRecommender(settings.bases));
    recommender.catch(() => {
      recommender = undefined;
    });
    return (await recommender)(body);
  };
}

function embeddedOptions(host: WorkerHost, recommend: Recommender): ClientOptions {
  return {
    hosts: embeddedHosts,
    hostsCache: noCache,
    responsesCache: noCache,
    requester: {
      send: async ({url, data, connectTimeout, responseTimeout}) => {
        const path = decodeURIComponent(new URL(url).pathname);
        const body = typeof data === 'string' ? data : '{}';
        if (path === '/1/indexes/*/recommendations') return {...(await recommend(body)), isTimedOut: false};
        return host.send({path, body, connectTimeout, responseTimeout});
      },
    },
  };
}

const clients = new Map<string, SearchClient>();

/** The one client of the site; the same settings give the same client. */
export function getSearchClient(settings: SearchSettings): SearchClient {
  const key = JSON.stringify(settings);
  const client = clients.get(key) ?? createSearchClient(settings);
  clients.set(key, client);
  return client;
}

/** `createWorker` and `extra` (requester, hosts …) are for tests. */
export function createSearchClient(settings: SearchSettings, createWorker = startWorker, extra: ClientOptions = {}): SearchClient {
  const isEmbedded = settings.provider === 'embedded';
  const host = new WorkerHost(settings.bases, createWorker);
  const recommend = builtRecommender(settings);
  // The library asks for both; the worker needs neither.
  const {appId, apiKey} = settings.provider === 'embedded' ? {appId: 'embedded', apiKey: 'none'} : settings;
  const client = liteClient(appId, apiKey, {
    // 429 is the reader typing fast: waiting and asking again would only make it worse.
    maxRateLimitRetries: 0,
    // Said here because the library's builds for Node and for browsers differ in them.
    authMode: 'WithinQueryParameters',
    timeouts: {connect: 1000, read: 2000, write: 30_000},
    hostsCache: createHostsCache(),
    ...(settings.provider === 'origin' && {hosts: shuffled(settings.hosts)}),
    ...(isEmbedded && embeddedOptions(host, recommend)),
    ...extra,
  });
  const masked = <Result>(answer: Promise<Result>): Promise<Result> =>
    answer.catch((error: unknown) => {
      throw redactError(error, isEmbedded ? '' : apiKey);
    });
  return {
    indexName: settings.indexName,
    // Async functions turn the library's synchronous parameter errors into rejections, as all other failures are.
    search: async (params) => masked(client.search(params as Parameters<typeof client.search>[0]) as Promise<{results: SearchAnswer[]}>),
    getRecommendations: async (params) => {
      const asked = masked(client.getRecommendations(params));
      if (isEmbedded) return asked;
      // The hosted service answers only after it has been trained on what readers do; until then there are the built ones.
      const answer = await asked.catch(() => undefined);
      if (answer?.results.some(({hits}) => hits.length > 0)) return answer;
      const {status, content} = await recommend(JSON.stringify(params));
      if (status !== 200) throw new Error(content);
      return JSON.parse(content) as GetRecommendationsResponse;
    },
    customPost: async (params, options) => masked(client.customPost(params, options)),
    warm: (filters = []) => {
      if (isEmbedded) host.warm(filters.map((entry) => (Array.isArray(entry) ? entry : [entry])));
    },
    onText: (listener) => (isEmbedded ? host.onText(listener) : () => {}),
  };
}

/** The first host stays first; those behind it are tried in random order, as the hosted service's are. */
function shuffled<Item>([first, ...rest]: Item[]): Item[] {
  for (let at = rest.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [rest[at], rest[other]] = [rest[other] as Item, rest[at] as Item];
  }
  return first === undefined ? [] : [first, ...rest];
}
