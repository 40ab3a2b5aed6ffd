import {expect, test} from 'vitest';
import {parseMeta} from './meta';

test('reads a title, lines, words and a target', () => {
  const meta = parseMeta('title="a b.tsx" {1,3-5} numbers target=react', 6);
  expect(meta).toMatchObject({title: 'a b.tsx', numbers: true, wrap: false, target: 'react'});
  expect([...meta.marked]).toEqual([1, 3, 4, 5]);
});

test('nothing after the language is fine', () => {
  expect(parseMeta(undefined, 1)).toMatchObject({diff: false, broken: false, packages: false});
});

test.each([
  ['tittle="x"', /has "tittle="x"" after its language; known: title="…"/],
  ['titel', /has "titel"/],
  ['target=cobol', /has "target=cobol"/],
  ['title="', /has "title=""/],
  ['title=""', /empty title/],
  ['{0}', /points at the lines \{0\}.*within its 3 lines/],
  ['{2-1}', /\{2-1\}/],
  ['{1,4}', /\{4\}/],
  ['{a}', /\{a\}/],
])('%s is refused', (meta, message) => {
  expect(() => parseMeta(meta, 3)).toThrow(message);
});
