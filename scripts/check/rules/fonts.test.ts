import {expect, test} from 'vitest';
import {missing} from './fonts';

const points = (text: string) => new Set([...text].map((character) => character.codePointAt(0) ?? 0));
const range = 'U+0000-2FFF';

test('a letter that the font has and its file has not is found, with the page that has it', () => {
  expect(missing(new Map([['é', ['docs/café.mdx']]]), range, points('aé'), points('a'))).toEqual([
    {file: 'docs/café.mdx', message: 'has "é" (U+E9), which no file of static/fonts contains'},
  ]);
});

test('what the file has, what the font never had and what it is not asked for is left alone', () => {
  const found = new Map([
    ['a', ['docs/a.mdx']],
    ['ท', ['docs/a.mdx']],
    ['가', ['docs/a.mdx']],
  ]);
  expect(missing(found, range, points('a가'), points('a'))).toEqual([]);
});
