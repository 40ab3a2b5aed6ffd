import type {SearchSettings} from '@site/config/search-settings';
import {fingerprint} from '@site/core/search/engine/fingerprint';
import {pageOf} from '@site/core/search/fixture';
import {encodeRelated} from '@site/core/search/related-build';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createHandler} from '../worker/handler';
import {createSearchClient, getSearchClient} from './client';
import type {WorkerLike} from './worker-requester';

const key = 'secret+key/1';
const hosts = ['a', 'b', 'c'].map((name) => ({url: `${name}.example`, protocol: 'https' as const, accept: 'readWrite' as const}));
const settings: SearchSettings = {provider: 'origin', appId: 'APP', apiKey: key, indexName: 'docs', hosts, bases: {}};
const request = {requests: [{indexName: 'docs', query: 'a'}]};

type Reply = {status: number; content?: string; isTimedOut?: boolean};

/** Hosts that answer as told; what they were asked is kept. */
function scripted(replies: Record<string, Reply>) {
  const asked: {url: URL; connectTimeout: number; responseTimeout: number}[] = [];
  const client = createSearchClient(settings, undefined, {
    requester: {
      send: async ({url, connectTimeout, responseTimeout}) => {
        asked.push({url: new URL(url), connectTimeout, responseTimeout});
        const reply = replies[new URL(url).hostname] ?? {status: 0};
        return {content: '{"results":[]}', isTimedOut: false, ...reply};
      },
    },
  });
  return {client, asked, names: () => asked.map(({url}) => url.hostname)};
}

describe('a remote provider', () => {
  beforeEach(() => vi.useFakeTimers({toFake: ['Date']}));
  afterEach(() => vi.useRealTimers());

  it('posts to the queries path with application id and key as parameters', async () => {
    const {client, asked} = scripted({'a.example': {status: 200}});
    await client.search(request);
    expect(asked[0]?.url.pathname).toBe('/1/indexes/*/queries');
    expect(asked[0]?.url.searchParams.get('x-algolia-api-key')).toBe(key);
    expect(asked[0]?.url.searchParams.get('x-algolia-application-id')).toBe('APP');
  });

  it.each([{status: 500}, {status: 302}, {status: 0}, {status: 0, isTimedOut: true}])('tries the next host after %o', async (reply) => {
    const {client, names} = scripted({'a.example': reply, 'b.example': {status: 200}, 'c.example': {status: 200}});
    await client.search(request);
    expect(names()).toHaveLength(2);
    expect(names()[0]).toBe('a.example');
  });

  it('skips a failed host for 120 s, and asks it again after that', async () => {
    const {client, names} = scripted({'a.example': {status: 500}, 'b.example': {status: 200}, 'c.example': {status: 200}});
    const ask = async (query: string) => client.search({requests: [{indexName: 'docs', query}]});
    await ask('one');
    await ask('two');
    expect(names().filter((name) => name === 'a.example')).toHaveLength(1);
    vi.setSystemTime(Date.now() + 120_001);
    await ask('three');
    expect(names().filter((name) => name === 'a.example')).toHaveLength(2);
  });

  it('gives later attempts more time', async () => {
    const {client, asked} = scripted({
      'a.example': {status: 0, isTimedOut: true},
      'b.example': {status: 0, isTimedOut: true},
      'c.example': {status: 200},
    });
    await client.search(request);
    expect(asked[0]).toMatchObject({connectTimeout: 1000, responseTimeout: 2000});
    expect(asked[1]).toMatchObject({connectTimeout: 4000, responseTimeout: 8000});
  });

  it('throws a 4xx as it is, 429 at once', async () => {
    for (const status of [400, 403, 429]) {
      const {client, names} = scripted({'a.example': {status, content: '{"message":"No way","status":4}'}});
      await expect(client.search(request)).rejects.toMatchObject({name: 'ApiError', message: 'No way', status});
      expect(names()).toEqual(['a.example']);
    }
  });

  it('says when the reply is not JSON', async () => {
    const {client} = scripted({'a.example': {status: 200, content: '<html>'}});
    await expect(client.search(request)).rejects.toMatchObject({name: 'DeserializationError'});
  });

  it('says that every host is unreachable, without the key anywhere', async () => {
    const {client} = scripted({});
    const error = await client.search(request).catch((reason: unknown) => reason);
    expect(error).toMatchObject({name: 'RetryError'});
    expect((error as Error).message).toMatch(/^Unreachable hosts - your application id may be incorrect/);
    const everything = `${JSON.stringify(error, Object.getOwnPropertyNames(error))}${String((error as Error).stack)}${JSON.stringify(error)}`;
    expect(everything).toContain('x-algolia-api-key=*****');
    expect(everything).not.toContain(key);
    expect(everything).not.toContain(encodeURIComponent(key));
  });

  it('gives the related pages that were built where the service has none', async () => {
    const pages = [pageOf('Auto layout', {text: ['Flexbox.']}), pageOf('Flexbox'), pageOf('Masks')];
    const related = JSON.stringify(encodeRelated(pages, 'https://site.example/docs/'));
    const file = {file: 'r.json', checksum: fingerprint(related)};
    const index = {tag: 'docs-default-current', version: 'current', records: 3, titles: file, text: file, related: file};
    const manifest = JSON.stringify({format: 1, language: 'en', indexes: [index]});
    vi.stubGlobal('fetch', async (url: string) => new Response(String(url).endsWith('r.json') ? related : manifest));
    const asked = {
      requests: [{indexName: 'docs', model: 'related-products' as const, objectID: new URL(pages[0]?.url ?? '').pathname, threshold: 0}],
    };
    const built = {...settings, bases: {en: '/docs/search-index/'}};
    for (const reply of [
      {status: 404, content: '{"message":"No model"}'},
      {status: 200, content: '{"results":[{"hits":[]}]}'},
      {status: 500, content: ''},
    ]) {
      const client = createSearchClient(built, undefined, {requester: {send: async () => ({isTimedOut: false, ...reply})}});
      const {results} = await client.getRecommendations(asked);
      expect(results[0]?.hits.length).toBeGreaterThan(0);
    }
    vi.unstubAllGlobals();
  });

  it('checks its parameters', async () => {
    const {client} = scripted({});
    const bad = undefined as never;
    await expect(client.search(bad)).rejects.toThrow('Parameter `searchMethodParams` is required when calling `search`.');
    await expect(client.search({} as never)).rejects.toThrow('`searchMethodParams.requests`');
    await expect(client.getRecommendations(bad)).rejects.toThrow('`getRecommendationsParams`');
    await expect(client.customPost({} as never)).rejects.toThrow('`path` is required when calling `customPost`');
    expect(() => createSearchClient({...settings, appId: ''})).toThrow('`appId` is missing.');
    expect(() => createSearchClient({...settings, apiKey: ''})).toThrow('`apiKey` is missing.');
  });
});

describe('the embedded provider', () => {
  const embedded: SearchSettings = {provider: 'embedded', indexName: 'docs', bases: {en: '/docs/search-index/'}};

  /** A worker's two ends without the thread between them. */
  function workerOf(fetchText: (url: string) => Promise<string>): () => WorkerLike {
    return () => {
      const listeners: ((event: {data?: unknown}) => void)[] = [];
      const handle = createHandler(fetchText, (data) => {
        for (const listener of listeners) listener({data});
      });
      return {
        postMessage: (message) => void handle(structuredClone(message)),
        addEventListener: (type, listener) => void (type === 'message' && listeners.push(listener)),
        terminate: () => {},
      };
    };
  }

  it('turns a broken index into the error of unreachable hosts, and tries again the next time', async () => {
    let fetched = 0;
    const client = createSearchClient(
      embedded,
      workerOf(async () => {
        fetched += 1;
        return '<!doctype html>';
      }),
    );
    const error = await client.search(request).catch((reason: unknown) => reason);
    expect(error).toMatchObject({name: 'RetryError'});
    expect(JSON.stringify(error)).toContain('npm run build');
    const before = fetched;
    await client.search(request).catch(() => undefined);
    expect(fetched).toBeGreaterThan(before);
  });

  it('refuses what the service would refuse', async () => {
    const client = createSearchClient(
      embedded,
      workerOf(async () => ''),
    );
    await expect(client.customPost({path: '1/nothing', body: {}})).rejects.toMatchObject({name: 'ApiError', status: 404});
  });

  it('gives up a worker that never answers, after the library’s own timeouts', async () => {
    vi.useFakeTimers();
    const started: string[] = [];
    const client = createSearchClient(embedded, () => {
      started.push('worker');
      return {postMessage: () => {}, addEventListener: () => {}, terminate: () => started.push('ended')};
    });
    const result = client.search(request).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toMatchObject({name: 'RetryError'});
    expect(started.filter((entry) => entry === 'worker').length).toBe(4);
    vi.useRealTimers();
  });

  it('waits for a worker whose files take long, and starts no other', async () => {
    vi.useFakeTimers();
    let started = 0;
    const late = workerOf(async () => {
      await new Promise((resolve) => setTimeout(resolve, 40_000));
      return JSON.stringify({format: 1, language: 'en', indexes: []});
    });
    const client = createSearchClient(embedded, () => {
      started += 1;
      return late();
    });
    const result = client.search(request);
    await vi.advanceTimersByTimeAsync(41_000);
    expect((await result).results).toHaveLength(1);
    expect(started).toBe(1);
    vi.useRealTimers();
  });

  it('a worker that dies after it was ready is replaced within one question', async () => {
    vi.useFakeTimers();
    let started = 0;
    const client = createSearchClient(embedded, () => {
      started += 1;
      const isDead = started === 1;
      const listeners: ((event: {data?: unknown}) => void)[] = [];
      const answer = (data: unknown) => {
        for (const listener of listeners) listener({data});
      };
      return {
        postMessage: (message) => {
          const {type, id} = message as {type: string; id?: number};
          if (type === 'init') queueMicrotask(() => answer({type: 'ready'}));
          if (type === 'ask' && !isDead) queueMicrotask(() => answer({type: 'answer', id, status: 200, content: '{"results":[]}'}));
        },
        addEventListener: (type, listener) => void (type === 'message' && listeners.push(listener)),
        terminate: () => {},
      };
    });
    const result = client.search(request);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toEqual({results: []});
    expect(started).toBe(2);
    vi.useRealTimers();
  });
});

it('is the same client for the same settings', () => {
  expect(getSearchClient(settings)).toBe(getSearchClient({...settings}));
  expect(getSearchClient(settings)).not.toBe(getSearchClient({...settings, indexName: 'other'}));
});
