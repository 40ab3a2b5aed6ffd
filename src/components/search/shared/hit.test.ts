import {describe, expect, it} from 'vitest';
import {pageOf, readHit, readHits, readStoredHit, trail} from './hit';

const hit = {
  objectID: '/docs/a#b',
  type: 'lvl2',
  url: 'https://designto.example/docs/a#b',
  hierarchy: {lvl0: 'Section', lvl1: 'Page', lvl2: 'Part', lvl3: null},
  content: null,
};

describe('readHit', () => {
  it('takes snippets where there are some, and the text itself where there are none', () => {
    const read = readHit({...hit, _snippetResult: {hierarchy: {lvl2: {value: '<mark>Part</mark>'}}}});
    expect(read?.snippets).toEqual({lvl0: 'Section', lvl1: 'Page', lvl2: '<mark>Part</mark>', content: ''});
  });

  it.each([
    null,
    'text',
    {},
    {...hit, url: 'javascript:alert(1)'},
    {...hit, url: '/docs/a'},
    {...hit, url: 'data:text/html,x'},
    {...hit, type: 'lvl9'},
    {...hit, type: 'lvl4'},
    {...hit, type: 'content'},
    {...hit, hierarchy: 'no'},
    {...hit, objectID: 7},
  ])('drops what cannot be shown or opened: %o', (value) => {
    expect(readHit(value)).toBeUndefined();
    expect(readStoredHit(value)).toBeUndefined();
  });

  it('survives an answer that is no list', () => {
    expect(readHits(undefined)).toEqual([]);
    expect(readHits({length: 1})).toEqual([]);
  });
});

describe('pageOf', () => {
  it('is the page a hit is on', () => {
    const content = readStoredHit({...hit, type: 'content', content: 'Text'});
    expect(content && pageOf(content)).toEqual({
      objectID: '/docs/a',
      type: 'lvl1',
      url: 'https://designto.example/docs/a',
      hierarchy: {lvl0: 'Section', lvl1: 'Page'},
      content: null,
    });
  });
});

describe('trail', () => {
  it('leads from the page to the hit', () => {
    expect(trail({type: 'lvl2', hierarchy: {lvl0: 'S', lvl1: 'P', lvl2: 'H', lvl3: 'below'}})).toEqual(['P', 'H']);
    expect(trail({type: 'content', hierarchy: {lvl0: 'S', lvl1: 'P', lvl3: 'H'}})).toEqual(['P', 'H']);
  });
});
