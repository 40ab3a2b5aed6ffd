import type {Measured, SearchQuality} from '@site/data/search-quality';
import {describe, expect, it} from 'vitest';
import {goalsOf} from './goals';

const row = {
  name: 'Own',
  firstKilobytes: 30,
  allKilobytes: 90,
  median: 1,
  worst: 9,
  words: 12,
  letters: 3,
  golden: 0.95,
  heldOut: 0.8,
  empty: 0,
};
const good: Measured = {queries: 100, heldOutQueries: 30, screen: {kilobytes: 50, median: 10, worst: 40, longestTask: 0}, rows: [row]};
const quality: SearchQuality = {date: '2026-01-01', machine: {cores: 2, arch: 'any', node: '20'}, en: good, ko: good};

const missed = (changed: SearchQuality) =>
  goalsOf(changed).flatMap(({found}, index) =>
    (['en', 'ko'] as const).filter((language) => !found[language].met).map((language) => `${index} ${language}`),
  );

describe('goalsOf', () => {
  it('finds every goal met where it is', () => {
    expect(missed(quality)).toEqual([]);
  });

  it('tells the languages apart: 70 kB is too much in English only', () => {
    const heavy = {...good, screen: {...good.screen, kilobytes: 70}};
    expect(missed({...quality, en: heavy, ko: heavy})).toEqual(['2 en']);
  });

  it('counts the slower of the two long queries, and a query without an answer', () => {
    const slow = {...good, rows: [{...row, letters: 80, empty: 1}]};
    expect(missed({...quality, ko: slow})).toEqual(['1 ko', '5 ko']);
  });

  it('says what is wrong with a measurement without the own search', () => {
    expect(() => goalsOf({...quality, en: {...good, rows: []}})).toThrow('npm run search:bench');
  });
});
