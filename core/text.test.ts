import {expect, it} from 'vitest';
import {announcement} from '../config/announcement';
import {brand} from '../config/brand';
import {isLocale} from '../config/locales';
import {registry} from '../data';
import {textIn, textsIn} from './text';

it('gives the text of the language, or else the English one, never nothing', () => {
  expect(textIn({en: 'a', ko: '가'}, 'ko')).toBe('가');
  expect(textIn({en: 'a', ko: '가'}, 'de')).toBe('a');
  expect(textIn({en: 'a', ko: ''}, 'ko')).toBe('a');
});

it('finds texts however deep', () => {
  expect(textsIn({rows: [{label: {en: 'a'}}, {notes: [{en: 'b', ko: '나'}]}], en: {queries: 3}})).toEqual([{en: 'a'}, {en: 'b', ko: '나'}]);
});

it('every text of the site is in English, and otherwise in languages of config/locales.ts', () => {
  const texts = textsIn({registry, brand, announcement});
  expect(texts.length).toBeGreaterThan(500);
  for (const text of texts) {
    expect(text.en).not.toBe('');
    expect(
      Object.keys(text).filter((name) => !isLocale(name)),
      text.en,
    ).toEqual([]);
  }
});
