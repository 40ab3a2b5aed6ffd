import {expect, test} from 'vitest';
import {korean, page, sandbox} from '../../lib/sandbox';
import {units} from './units';

test('passes for units right after their number, code and words', () => {
  const body = '너비 24px, 행간 150%, 16ms, 3 px-grid, `calc(100% - 24 px)`.\n\n```css\n/* 24 px */\n```\n';
  expect(units.run(sandbox({[korean('a.mdx')]: page({}, body), 'docs/a.mdx': page({}, '24 px\n')}))).toEqual([]);
});

test('finds a space before a unit in pages, strings and registries', () => {
  const root = sandbox({
    [korean('a.mdx')]: page({description: '너비가 24 px입니다.'}, '| 값 |\n| - |\n| 약 150 % |\n'),
    'i18n/ko/code.json': '{"a": {"message": "16\u00a0ms 뒤"}}',
    'data/a.ts': "export const a = {en: '8 MB', ko: '8 MB까지'};\n",
  });
  expect(units.run(root)).toEqual([
    {file: korean('a.mdx'), line: 3, message: 'has "4 px"; expected "4px"'},
    {file: korean('a.mdx'), line: 9, message: 'has "0 %"; expected "0%"'},
    {file: 'i18n/ko/code.json', line: undefined, message: 'has "a" with "6\u00a0ms"; expected "6ms"'},
    {file: 'data/a.ts', line: 1, message: 'has "8 MB"; expected "8MB"'},
  ]);
});
