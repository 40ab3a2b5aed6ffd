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
  heldOut: 0.96,
  empty: 0,
  hard: {all: 0.92, question: 0.9, symptom: 0.9, identifier: 0.9, error: 0.9, industry: 0.9, typo: 0.9, prefix: 0.9, mixed: 0.9},
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
    expect(missed(heavy, heavy)).toEqual(['4 en']);
  });

  it('counts the slower of the two long queries, and a query without an answer', () => {
    expect(missed(good, {...good, own: {...own, letters: 80, empty: 1}})).toEqual(['3 ko', '7 ko']);
  });
});
