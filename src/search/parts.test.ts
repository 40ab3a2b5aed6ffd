import {parseGlossary} from '@site/core/glossary/parse';
import {fingerprint} from '@site/core/search/engine/fingerprint';
import {decodeText, decodeTitles, encodeText, encodeTitles} from '@site/core/search/engine/format';
import {pageOf} from '@site/core/search/fixture';
import {recordsOf} from '@site/core/search/records';
import {redact, redactText} from '@site/core/search/redact';
import {readRelated} from '@site/core/search/related';
import {encodeRelated, relatedPages} from '@site/core/search/related-build';
import {groupsOf, parseGroups} from '@site/plugins/search/aliases/glossary';
import {describe, expect, it} from 'vitest';
import {createRecommender} from './client/recommend';

describe('the glossary', () => {
  it('pairs words, groups synonyms, and reads the foreign name in parentheses', () => {
    const tsv =
      'English term\tKorean term\tnote\nwidth / height\t너비 / 높이\t\nalign / alignment\t정렬\t\neviction\t제거(eviction)\t\nalpha (stage)\t알파\t\nAPI\tAPI\t';
    expect(groupsOf(parseGlossary(tsv).entries)).toEqual([
      ['width', '너비'],
      ['height', '높이'],
      ['align', 'alignment', '정렬'],
      ['eviction', '제거'],
      ['alpha', '알파'],
    ]);
  });

  it('reads groups and skips remarks', () => {
    expect(parseGroups('# x\nfont\t폰트\n\nalone\n')).toEqual([['font', '폰트']]);
  });
});

describe('the index files', () => {
  const pages = [
    pageOf('A', {
      keywords: ['--b', '--c'],
      description: 'About A.',
      headings: [
        {level: 2, text: 'One &amp; two', anchor: 'one--two', parent: -1},
        {level: 3, text: 'Deep', anchor: 'deeper', parent: 0},
        {level: 2, text: 'None', anchor: null, parent: -1},
      ],
      blocks: [
        {heading: -1, text: 'x'},
        {heading: 1, text: 'y'},
      ],
    }),
    pageOf('B', {section: 'Other', rank: 3}),
  ];

  it('come back as they went, so that the embedded index has the very records that are pushed', () => {
    const titles = decodeTitles(JSON.stringify(encodeTitles(pages)), 't');
    const text = JSON.stringify(encodeText(pages, 'sum', {aliases: [['a', 'b']], near: [['c', 'd']]}));
    const full = decodeText(text, 'x', 'sum', titles);
    expect(full.groups).toEqual({aliases: [['a', 'b']], near: [['c', 'd']]});
    expect(full.pages.flatMap(recordsOf)).toEqual(pages.flatMap(recordsOf));
    expect(() => decodeText(text, 'x', 'other', titles)).toThrow('belongs to other titles');
  });

  it('let the headings that are names arrive with the titles, and no more of them than a first answer may weigh', () => {
    const heading = (text: string) => ({level: 2, text, anchor: null, parent: -1});
    const many = Array.from({length: 400}, (_, at) => heading(`A sentence about something, number ${at}`));
    const long = [1, 2, 3].map((number) => pageOf(`Page ${number}`, {headings: [heading('See also'), heading(`Name ${number}`), ...many]}));
    const early = decodeTitles(JSON.stringify(encodeTitles(long)), 't').map(({headings}) => headings.map(({text}) => text));
    expect(early).toEqual([['Name 1'], ['Name 2'], ['Name 3']]);
    const one = decodeTitles(JSON.stringify(encodeTitles(long.slice(0, 1))), 't')[0]?.headings ?? [];
    expect(one.length).toBeGreaterThan(50);
    expect(one.length).toBeLessThan(300);
  });

  it('have a checksum that notices any change', () => {
    expect(fingerprint('a')).toMatch(/^[0-9a-f]{16}$/);
    expect(new Set(['', 'a', 'b', 'ab', 'ba', '한'].map(fingerprint)).size).toBe(6);
  });
});

describe('related pages', () => {
  const pages = [
    pageOf('Text shadow', {text: ['shadow of a text layer with blur']}),
    pageOf('Box shadow', {text: ['shadow of a box layer with blur']}),
    pageOf('Cookies', {text: ['what we store in your browser'], links: ['/docs/text-shadow']}),
    pageOf('Privacy', {text: ['what we store about you']}),
  ];

  it('are those that say similar things', () => {
    expect(relatedPages(pages)[0]?.[0]).toBe(1);
    const related = readRelated(JSON.stringify(encodeRelated(pages, 'https://site.example/docs/')), 'r');
    expect(related('/docs/text-shadow')[0]).toMatchObject({objectID: '/docs/box-shadow', title: 'Box shadow'});
    expect(related('/docs/none')).toEqual([]);
    expect(() => readRelated('{}', 'r.json')).toThrow('r.json is damaged');
  });

  it('answer the recommendations call, without the worker', async () => {
    const related = JSON.stringify(encodeRelated(pages, 'https://site.example/docs/'));
    const file = {file: 'r.json', checksum: fingerprint(related)};
    const manifest = JSON.stringify({
      format: 1,
      language: 'en',
      indexes: [{tag: 't', version: 'current', records: 1, titles: file, text: file, related: file}],
    });
    const recommend = createRecommender({en: '/docs/search-index/'}, async (url) => (url.endsWith('r.json') ? related : manifest));
    const {status, content} = await recommend(JSON.stringify({requests: [{objectID: '/docs/text-shadow', maxRecommendations: 1}]}));
    expect(status).toBe(200);
    expect(JSON.parse(content).results[0].hits).toEqual([
      {
        objectID: '/docs/box-shadow',
        type: 'lvl1',
        url: 'https://site.example/docs/box-shadow',
        hierarchy: {lvl0: 'Guides', lvl1: 'Box shadow'},
        _score: expect.any(Number),
      },
    ]);
  });
});

describe('redact', () => {
  it('masks the key in addresses, headers and texts, however deep', () => {
    const url = 'https://h/1?x-algolia-api-key=abc%2Fd&x=1';
    expect(redactText(`GET ${url} abc/d`, 'abc/d')).toBe('GET https://h/1?x-algolia-api-key=*****&x=1 *****');
    expect(redact({a: [{headers: {'x-algolia-api-key': 'abc/d'}, url}]}, 'abc/d')).toEqual({
      a: [{headers: {'x-algolia-api-key': '*****'}, url: 'https://h/1?x-algolia-api-key=*****&x=1'}],
    });
  });
});
