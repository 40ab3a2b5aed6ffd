import {describe, expect, it} from 'vitest';
import {pageOf} from '../fixture';
import type {Page} from '../types';
import {buildIndex} from './build';
import {readParams} from './params';
import {search} from './search';

function ask(pages: Page[], query: string, more: Record<string, unknown> = {}, aliases: string[][] = []) {
  return search([buildIndex(pages, {aliases, near: []})], readParams({indexName: 'docs', query, ...more}));
}

describe('the answer', () => {
  const pages = [
    pageOf('Auto layout', {text: ['An auto layout frame becomes a flexbox container on the web and a row or column in Flutter, always.']}),
    pageOf('Grid', {text: ['layout']}),
  ];

  it('has the hosted service’s shape', () => {
    const answer = ask(pages, 'layout', {
      attributesToRetrieve: ['hierarchy.lvl0', 'hierarchy.lvl1', 'content', 'type', 'url'],
      attributesToSnippet: ['hierarchy.lvl1:5', 'content:5'],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 1,
      clickAnalytics: true,
      facets: 'language',
    });
    expect(answer).toMatchObject({
      nbHits: 2,
      page: 0,
      nbPages: 2,
      hitsPerPage: 1,
      query: 'layout',
      index: 'docs',
      facets: {language: {en: 2}},
      exhaustiveNbHits: true,
    });
    expect(answer.queryID).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.params).toContain('query=layout');
    expect(answer.hits).toEqual([
      {
        objectID: '/docs/auto-layout',
        type: 'lvl1',
        content: null,
        url: 'https://site.example/docs/auto-layout',
        hierarchy: {lvl0: 'Guides', lvl1: 'Auto layout'},
        _highlightResult: {
          hierarchy: {
            lvl0: {value: 'Guides', matchLevel: 'none', matchedWords: []},
            lvl1: {value: 'Auto <mark>layout</mark>', matchLevel: 'full', fullyHighlighted: false, matchedWords: ['layout']},
          },
        },
        // A page has no text of its own; the passage that says why it was found is given in its place.
        _snippetResult: {
          hierarchy: {lvl1: {value: 'Auto <mark>layout</mark>', matchLevel: 'full'}},
          content: {value: 'An auto <mark>layout</mark> frame becomes…', matchLevel: 'full'},
        },
      },
    ]);
    expect(ask(pages, 'layout', {hitsPerPage: 1, page: 1}).hits).toHaveLength(1);
    expect(ask(pages, 'layout', {hitsPerPage: 1, page: 2}).hits).toHaveLength(0);
    expect(ask(pages, 'layout', {hitsPerPage: 0})).toMatchObject({hits: [], nbHits: 2, nbPages: 0});
  });

  it('cuts snippets to the words that answer, with the ellipsis asked for', () => {
    const [hit] = ask(pages, 'flexbox', {
      attributesToSnippet: ['content:5'],
      snippetEllipsisText: '…',
      highlightPreTag: '[',
      highlightPostTag: ']',
    }).hits;
    expect(hit?._snippetResult?.content?.value).toMatch(/^….*\[flexbox\].*…$/);
    expect(hit?._snippetResult?.content?.value.replaceAll('…', '').split(' ')).toHaveLength(5);
  });

  it('every hit says why: a page found by its text, by a question of readers or by similar words', () => {
    const found = [
      pageOf('Images', {text: ['Pictures come in three resolutions.'], asked: ['my picture is blurry']}),
      pageOf('오토 레이아웃'),
    ];
    const reason = (query: string) => {
      const [hit] = ask(found, query, {
        attributesToSnippet: ['hierarchy.lvl1:9', 'content:9'],
        highlightPreTag: '[',
        highlightPostTag: ']',
      }).hits;
      return hit?._snippetResult?.content?.value ?? hit?._snippetResult?.hierarchy?.lvl1?.value;
    };
    expect(reason('resolutions')).toBe('Pictures come in three [resolutions].');
    expect(reason('blurry')).toBe('my picture is [blurry]');
    expect(reason('resoultions')).toBe('Pictures come in three [resolutions].');
    expect(reason('ㅇㅌㄹㅇㅇㅇ')).toBe('[오토 레이아웃]');
  });

  it('a flag is marked whole, with its hyphens', () => {
    const flags = [pageOf('--as-button', {keywords: ['--button']})];
    const title = (query: string) =>
      ask(flags, query, {attributesToSnippet: ['hierarchy.lvl1:9'], highlightPreTag: '[', highlightPostTag: ']'}).hits[0]?._snippetResult
        ?.hierarchy?.lvl1?.value;
    expect(['--', '--as-b', '--as-button', 'as button'].map(title)).toEqual([
      '[--]as-button',
      '[--as-button]',
      '[--as-button]',
      '[--as-button]',
    ]);
  });

  it('filters: outer lists all, inner lists any', () => {
    const versions = [pageOf('Grid'), pageOf('Grid', {tag: 'docs-default-1.0', version: '1.0', url: 'https://site.example/docs/1.0/grid'})];
    const count = (facetFilters: unknown) => ask(versions, 'grid', {facetFilters}).nbHits;
    expect(count(['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0']])).toBe(1);
    expect(count([['language:ko', 'language:en']])).toBe(2);
    expect(count('language:ko')).toBe(0);
    expect(count(['version:-1.0'])).toBe(1);
  });

  it('says what it looked for instead of a misspelled word', () => {
    expect(ask(pages, 'layuot').userData).toEqual([{corrected: 'layout'}]);
    expect(ask(pages, 'layout').userData).toBeUndefined();
  });

  it('never turns hostile content or queries into markup', () => {
    const hostile = [pageOf('&lt;img src=x onerror=alert(1)&gt;', {text: ['&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; amp lt']})];
    for (const query of ['<img src=x onerror=alert(1)>', '"><script>', '&lt;', 'script', '\ud800', '\u0000', 'lt', '</mark>']) {
      const answer = ask(hostile, query, {attributesToSnippet: ['*:5']});
      const markup = JSON.stringify(answer.hits)
        .replaceAll('<span class=\\"algolia-docsearch-suggestion--highlight\\">', '')
        .replaceAll('</span>', '');
      expect(markup).not.toMatch(/[<>]/);
    }
  });

  it.each([
    [{}, 'indexName is missing'],
    [{indexName: 'a', hitsPerPage: -1}, 'hitsPerPage must be a whole number'],
    [{indexName: 'a', facetFilters: [1]}, 'facetFilters must hold entries'],
    [{indexName: 'a', attributesToSnippet: 3}, 'attributesToSnippet must be a list'],
    [null, 'a request must be an object'],
  ])('refuses %o', (request, message) => expect(() => readParams(request)).toThrow(message));
});

describe('why a hit is there', () => {
  const snippets = {
    attributesToSnippet: ['hierarchy.lvl1:5', 'hierarchy.lvl2:5', 'content:5'],
    highlightPreTag: '<',
    highlightPostTag: '>',
  };

  it('a heading comes with the first text of its section, wherever in it that is', () => {
    const heading = (level: number, text: string, parent: number) => ({level, text, anchor: text.toLowerCase(), parent});
    const page = pageOf('Page', {
      headings: [
        heading(2, 'Masks', -1),
        heading(2, 'Blends', -1),
        heading(3, 'Modes', 1),
        heading(2, 'Empty', -1),
        heading(2, 'Last', -1),
      ],
      blocks: [
        {heading: -1, text: 'Before all.'},
        {heading: 0, text: 'Of masks.'},
        {heading: 2, text: 'Of modes.'},
        {heading: 4, text: 'Of the last.'},
      ],
    });
    const under = (query: string) => ask([page], query, snippets).hits.find(({type}) => type === 'lvl2')?._snippetResult?.content?.value;
    expect(under('masks')).toBe('Of <masks>.');
    expect(under('blends')).toBe('Of modes.');
    expect(under('empty')).toBeUndefined();
  });

  it('the address of a page is no passage where its title is marked', () => {
    const page = pageOf('Auto layout', {url: 'https://site.example/docs/layouts/autolayout', description: 'How frames grow.'});
    expect(ask([page], 'layout', snippets).hits[0]?._snippetResult?.content?.value).toBe('How frames grow.');
    const other = pageOf('Constraints', {url: 'https://site.example/docs/layouts/constraints'});
    expect(ask([other], 'layouts', snippets).hits[0]?._snippetResult?.content?.value).toBe('<layouts> constraints');
  });

  it('a name that is marked whole is marked as far as it is shown', () => {
    const [hit] = ask([pageOf('모든 것을 한 번에 바꾸는 방법')], 'ㅁㄷㄱㅇㅎㅂㅇㅂㄲㄴㅂㅂ', snippets).hits;
    expect(hit?._snippetResult?.hierarchy?.lvl1?.value).toBe('<모든 것을 한 번에 바꾸는>…');
  });
});

describe('speed', () => {
  const words = Array.from({length: 6000}, (_, at) => `w${(at * 7919).toString(36)}${'abcdefgh'[at % 8]}`);
  const index = buildIndex(
    Array.from({length: 200}, (_, at) =>
      pageOf(`Page ${at} ${words[at]}`, {
        text: Array.from({length: 10}, (_, block) =>
          words.slice((at * 30 + block * 3) % 5900, ((at * 30 + block * 3) % 5900) + 60).join(' '),
        ),
      }),
    ),
  );

  it.each([
    ['a 15-word query', 'how do i make the layout of my page wrap when the screen is small'],
    ['64 repeated letters', 'a'.repeat(64)],
    ['64 repeated syllables', '가'.repeat(64)],
    ['a pasted wall of text', 'lorem ipsum dolor '.repeat(300)],
  ])('%s does not keep the worker busy', (_name, query) => {
    search([index], readParams({indexName: 'docs', query}));
    // Processor time, not the clock: the machine may have other things to do. bench/search measures the rest.
    const start = process.cpuUsage();
    search([index], readParams({indexName: 'docs', query}));
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(150);
  });
});
