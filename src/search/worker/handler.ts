import type {SearchIndex} from '@site/core/search/engine/build';
import {IndexError} from '@site/core/search/engine/errors';
import {BadRequest, readParams, type SearchParams} from '@site/core/search/engine/params';
import {type SearchAnswer, search} from '@site/core/search/engine/search';
import type {FetchText} from './fetch-text';
import {type FromWorker, readToWorker} from './messages';
import {IndexStore, pause} from './store';

type Reply = {status: number; content: string};

const failure = (status: number, message: string, code?: string): Reply => ({
  status,
  content: JSON.stringify({message, status, ...(code && {code})}),
});

/**
 * No hits from titles alone, or only after correcting the query, is no answer while the text and the glossary are on their
 * way: then they are worth waiting for. When they cannot be had and nothing was found, that is an error the reader may
 * retry, not an empty list.
 */
async function answerOne(store: IndexStore, params: SearchParams): Promise<SearchAnswer> {
  const shards = await store.shardsFor(params.facetFilters);
  const ask = () =>
    search(
      shards.map(({index}) => index),
      params,
    );
  const first = ask();
  if (first.exhaustiveNbHits || (first.nbHits > 0 && !first.userData)) return first;
  await Promise.all(shards.map(({text}) => text));
  const failed = shards.find((shard) => shard.failure !== undefined);
  const second = ask();
  if (failed && second.nbHits === 0) throw failed.failure;
  return second;
}

async function answer(store: IndexStore, path: string, body: string): Promise<Reply> {
  if (!/^\/1\/indexes\/\*\/queries$/.test(path)) return failure(404, `Path not supported by the embedded search: ${path}`);
  try {
    const {requests} = JSON.parse(body) as {requests?: unknown};
    if (!Array.isArray(requests)) throw new BadRequest('requests must be a list');
    const results = await Promise.all(requests.map((request) => answerOne(store, readParams(request))));
    return {status: 200, content: JSON.stringify({results})};
  } catch (error) {
    if (error instanceof BadRequest) return failure(400, error.message);
    if (error instanceof SyntaxError) return failure(400, 'The body is not valid JSON.');
    // 5xx is what the client retries: the next attempt fetches the files again.
    if (error instanceof IndexError) return failure(503, error.message, error.code);
    return failure(500, error instanceof Error ? error.message : String(error), 'engine-failed');
  }
}

/** More often than the shortest time that the page waits for an answer. */
const busyMs = 500;

/** Says now and then that the worker is alive while `work` lasts. */
async function whileBusy<Value>(post: (message: FromWorker) => void, work: Promise<Value>): Promise<Value> {
  const timer = setInterval(() => post({type: 'busy'}), busyMs);
  return work.finally(() => clearInterval(timer));
}

/** A question as the page asks it, for which nobody waits. */
const unasked = (query: string, filters: string[][] = []) =>
  readParams({indexName: 'warm', query, facetFilters: filters, attributesToSnippet: ['*:10']});

/** Over in a moment, and as many as the browser needs to see that the engine is worth compiling well. */
const rehearsals = 16;

/** The first answers took half as long again as later ones. So the engine looks for some pages by itself, half typed, as a reader would. */
async function rehearse({pages}: SearchIndex, look: (query: string) => void): Promise<void> {
  const step = Math.ceil(pages.length / rehearsals);
  for (let at = 0; at < pages.length; at += step) {
    // The reader's questions come first.
    await pause();
    look(pages[at]?.page.title.slice(0, -1) ?? '');
  }
}

/** Takes the page's messages and answers through `post`. The worker is this and nothing else. */
export function createHandler(fetchText: FetchText, post: (message: FromWorker) => void): (data: unknown) => Promise<void> {
  let store: IndexStore | undefined;
  let isRehearsed = false;
  const onRefined = (index: SearchIndex) => {
    post({type: 'refined'});
    if (!isRehearsed) void rehearse(index, (query) => search([index], unasked(query)));
    isRehearsed = true;
  };
  return async (data) => {
    const message = readToWorker(data);
    if (message?.type === 'init') {
      store = new IndexStore(message.bases, fetchText, onRefined, () => post({type: 'textFailed'}));
      post({type: 'ready'});
    } else if (message?.type === 'warm') {
      // A first, unasked question makes the engine compile what the reader's first one needs. A failure shows then.
      const shards = await store?.shardsFor(message.filters).catch(() => undefined);
      if (shards)
        search(
          shards.map(({index}) => index),
          unasked('how to waarm up', message.filters),
        );
    } else if (message?.type === 'ask') {
      const reply = store
        ? await whileBusy(post, answer(store, message.path, message.body))
        : failure(500, 'The search worker was asked before it was set up.');
      post({type: 'answer', id: message.id, ...reply});
    }
  };
}
