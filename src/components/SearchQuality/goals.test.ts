import type {Reached} from '@site/core/facts/search-quality';
import {searchGoals} from '@site/data/search';
import {describe, expect, it} from 'vitest';
import {goalsOf} from './goals';

const own = {
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
const good: Reached = {screen: {kilobytes: 50, median: 10, worst: 40, longestTask: 0}, own};

const missed = (en: Reached, ko: Reached) =>
  goalsOf({goals: searchGoals, en, ko}).flatMap(({found}, index) =>
    (['en', 'ko'] as const).filter((language) => !found[language].met).map((language) => `${index} ${language}`),
  );

describe('goalsOf', () => {
  it('finds every goal met where it is', () => {
    expect(missed(good, good)).toEqual([]);
  });

  it('tells the languages apart: 70 kB is too much in English only', () => {
    const heavy = {...good, screen: {...good.screen, kilobytes: 70}};
    expect(missed(heavy, heavy)).toEqual(['2 en']);
  });

  it('counts the slower of the two long queries, and a query without an answer', () => {
    expect(missed(good, {...good, own: {...own, letters: 80, empty: 1}})).toEqual(['1 ko', '5 ko']);
  });
});
