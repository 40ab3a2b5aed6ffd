import {expect, test} from 'vitest';
import {page, sandbox} from '../../lib/sandbox';
import {readersWordsRule} from './readers-words';

const file = 'data/readers-words/a.tsv';
const run = (lines: string[]) =>
  readersWordsRule.run(
    sandbox({
      'docs/a.mdx': page({}),
      'docs/b/index.mdx': page({}),
      'docs/c.mdx': '---\ntitle: C\nunlisted: true\n---\n',
      [file]: lines.join('\n'),
    }),
  );
const b = 'b\tone | two | three\t하나 | 둘 | 셋';

test('passes when every listed page has words of its own', () => {
  expect(run(['a\tfour | five | six\t넷 | 다섯 | 여섯', b])).toEqual([]);
});

test('finds pages without words, unknown pages, empty lists, commas and repetitions', () => {
  expect(run([b, 'd\tx | y | z\t가 | 나 | 다', 'b\tp, q | r | s\t라 | 마'])).toEqual([
    {file: 'data/readers-words', message: 'has no line for a'},
    {file, line: 2, message: 'names d, which is no page of docs/'},
    {file, line: 3, message: 'names b a second time'},
    {file, line: 3, message: 'has a comma in "p, q"; a page\'s keywords are separated by commas'},
    {file, line: 3, message: 'has 2 ko phrases for b; expected at least 3'},
  ]);
});

test('a phrase of two pages needs a reason', () => {
  const line = 'a\tOne | five | six\t넷 | 다섯 | 여섯';
  expect(run([b, line])).toEqual([{file, line: 2, message: 'has "One" like b; say why in a fourth column, or choose another phrase'}]);
  expect(run([b, `${line}\tthe same thing in two editors`])).toEqual([]);
});
