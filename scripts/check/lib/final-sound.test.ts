import {expect, test} from 'vitest';
import {endingOf} from './final-sound';

test.each([
  ['--as-button', 'consonant'],
  ['--text-template', 'consonant'],
  ['--artwork', 'vowel'],
  ['Lit', 'consonant'],
  ['Storybook', 'consonant'],
  ['fontSize', 'vowel'],
  ['doctype', 'consonant'],
  ['style', 'l'],
  ['hero-card.html', 'l'],
  ['font: inherit', 'consonant'],
  ['pnpm exec', 'consonant'],
  ['ITALIC', 'consonant'],
])('a word or name: %s', (text, ending) => {
  expect(endingOf(text)).toBe(ending);
});

test.each([
  ['UI', 'vowel'],
  ['API', 'vowel'],
  ['CSS', 'vowel'],
  ['PNG', 'vowel'],
  ['URL', 'l'],
  ['JSON', 'consonant'],
  ['iOS', 'vowel'],
  ['--as-br', 'l'],
  ['R', 'l'],
])('letters read by their names: %s', (text, ending) => {
  expect(endingOf(text)).toBe(ending);
});

test.each([
  ['24px', 'l'],
  ['150%', 'vowel'],
  ['16ms', 'vowel'],
  ['30°', 'vowel'],
  ['100', 'consonant'],
  ['0.5', 'vowel'],
  ['1/2', 'l'],
  ['#5b616d', 'vowel'],
  ['max-width: 320px', 'l'],
  ["W'", 'consonant'],
  ['w′', 'consonant'],
  ['2²', 'consonant'],
])('numbers and units: %s', (text, ending) => {
  expect(endingOf(text)).toBe(ending);
});

test('brackets and quotation marks are not read', () => {
  expect(['rotate()', '<div>', "'use client'", '“Size”'].map(endingOf)).toEqual(['vowel', 'vowel', 'vowel', 'vowel']);
});

test('signs after a word are not read', () => {
  expect(['mem://', '.storybook/', '--breakpoint=', '--min-…', 'NEXT_PUBLIC_', 'Has icon?', 'url(…)'].map(endingOf)).toEqual([
    'consonant',
    'consonant',
    'vowel',
    'consonant',
    'consonant',
    'consonant',
    'l',
  ]);
});

test('Korean words end as they are written', () => {
  expect(['레이어', '픽셀', '목록'].map(endingOf)).toEqual(['vowel', 'l', 'consonant']);
});

test('what may be read in several ways is left open', () => {
  expect(['=', '/', 'GSUB', "Ctrl+'"].map(endingOf)).toEqual([undefined, undefined, undefined, undefined]);
});
