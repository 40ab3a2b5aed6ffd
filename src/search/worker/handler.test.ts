import {IndexError} from '@site/core/search/engine/errors';
import {fingerprint} from '@site/core/search/engine/fingerprint';
import {encodeText, encodeTitles} from '@site/core/search/engine/format';
import type {SearchAnswer} from '@site/core/search/engine/search';
import {pageOf} from '@site/core/search/fixture';
import {encodeRelated} from '@site/core/search/related-build';
import {describe, expect, it, vi} from 'vitest';
import {createHandler} from './handler';
import type {FromWorker} from './messages';

const pages = [pageOf('Auto layout', {text: ['Flexbox on the web.']}), pageOf('Masks', {text: ['Luminance and alpha.']})];

/** The files of a small index, by address. */
function files(): Record<string, string> {
  const titles = JSON.stringify(encodeTitles(pages));
  const text = JSON.stringify(encodeText(pages, fingerprint(titles), {aliases: [['picture', 'mask']], near: []}));
  const related = JSON.stringify(encodeRelated(pages, 'https://site.example/docs/'));
  const entry = (file: string, content: string) => ({file, checksum: fingerprint(content)});
  const manifest = {
    format: 1,
    language: 'en',
    indexes: [
      {
        tag: 'docs-default-current',
        version: 'current',
        records: 4,
        titles: entry('t.json', titles),
        text: entry('x.json', text),
        related: entry('r.json', related),
      },
    ],
  };
  return {'/i/manifest.json': JSON.stringify(manifest), '/i/t.json': titles, '/i/x.json': text, '/i/r.json': related};
}

function start(served: Record<string, string | Promise<string>>) {
  const messages: FromWorker[] = [];
  const fetched: string[] = [];
  const handle = createHandler(
    async (url) => {
      fetched.push(url);
      const content = await served[url];
      if (content === undefined) throw new IndexError('index-missing', `There is no ${url}`);
      return content;
    },
    (message) => messages.push(message),
  );
  let id = 0;
  const ask = async (query: string, more: Record<string, unknown> = {}) => {
    id += 1;
    await handle({type: 'ask', id, path: '/1/indexes/*/queries', body: JSON.stringify({requests: [{indexName: 'docs', query, ...more}]})});
    const answer = messages.find((message) => message.type === 'answer' && message.id === id);
    if (answer?.type !== 'answer') throw new Error('no answer');
    const content = JSON.parse(answer.content) as {results?: [SearchAnswer]; message?: string; code?: string};
    return {status: answer.status, answer: content.results?.[0], message: content.message, code: content.code};
  };
  return {handle, ask, messages, fetched, init: () => handle({type: 'init', bases: {en: '/i/'}})};
}

describe('the worker', () => {
  it('answers from titles first and says when the text is there', async () => {
    const served = files();
    let release = () => {};
    const text = new Promise<string>((resolve) => {
      release = () => resolve(files()['/i/x.json'] ?? '');
    });
    const {ask, init, messages} = start({...served, '/i/x.json': text});
    await init();
    expect((await ask('layout')).answer).toMatchObject({nbHits: 1, exhaustiveNbHits: false});
    // Only the text knows the word: worth waiting for.
    const waiting = ask('luminance');
    release();
    expect((await waiting).answer).toMatchObject({nbHits: 1, exhaustiveNbHits: true});
    expect(messages.some(({type}) => type === 'refined')).toBe(true);
  });

  it('does not fetch the files of a language that is not asked for', async () => {
    const {ask, init, fetched} = start(files());
    await init();
    expect((await ask('layout', {facetFilters: ['language:ko']})).answer?.nbHits).toBe(0);
    expect(fetched).toEqual([]);
  });

  it.each([
    ['/i/manifest.json', '<!doctype html>', 'index-missing'],
    ['/i/manifest.json', '{"format":2}', 'index-outdated'],
    ['/i/manifest.json', '{"format":1,"language":"en","indexes":[{}]}', 'index-damaged'],
    ['/i/t.json', '{"format":1}', 'index-damaged'],
    ['/i/t.json', '', 'index-damaged'],
  ])('a damaged %s (%s) is an error with a name, and mends when the file does', async (name, content, code) => {
    const served = {...files(), [name]: content};
    const {ask, init} = start(served);
    await init();
    expect(await ask('layout')).toMatchObject({status: 503, code});
    served[name] = files()[name] ?? '';
    expect((await ask('layout')).answer?.nbHits).toBe(1);
  });

  it('a missing text leaves the titles, but nothing found is an error, not an empty list', async () => {
    const served: Record<string, string> = files();
    delete served['/i/x.json'];
    const {ask, init, messages} = start(served);
    await init();
    expect((await ask('layout')).answer).toMatchObject({nbHits: 1, exhaustiveNbHits: false});
    await vi.waitFor(() => expect(messages).toContainEqual({type: 'textFailed'}));
    expect(await ask('luminance')).toMatchObject({status: 503, code: 'index-missing'});
  });

  it('refuses what is no question', async () => {
    const {handle, init, messages, ask} = start(files());
    expect((await ask('early')).status).toBe(500);
    await init();
    for (const message of [null, 'x', {}, {type: 'ask'}, {type: 'init', bases: {en: 1}}]) await handle(message);
    await handle({type: 'ask', id: 90, path: '/1/indexes/*/queries', body: '{'});
    await handle({type: 'ask', id: 91, path: '/other', body: '{}'});
    await handle({type: 'ask', id: 92, path: '/1/indexes/*/queries', body: '{"requests":[{"query":1}]}'});
    const statuses = messages.flatMap((message) => (message.type === 'answer' && message.id >= 90 ? [message.status] : []));
    expect(statuses).toEqual([400, 404, 400]);
  });
});
