import {expect, test} from 'vitest';
import {page, sandbox} from '../../lib/sandbox';
import {tableHeads} from './table-heads';

const run = (body: string) => tableHeads.run(sandbox({'docs/a.mdx': page({}, body)}));

test('passes for a table whose columns have headings, code and links among them', () => {
  expect(run('| Aspect | `--width` | [Height](./b.mdx) |\n| --- | --- | --- |\n| a | | c |\n')).toEqual([]);
});

test('finds columns without a heading', () => {
  expect(run('| | One |\n| --- | --- |\n| a | b |\n\n| One | Two | |\n| --- | --- | --- |\n| a | b | c |\n')).toMatchObject([
    {file: 'docs/a.mdx', line: 7, message: expect.stringContaining('column 1 of a table has no heading')},
    {file: 'docs/a.mdx', line: 11, message: expect.stringContaining('column 3')},
  ]);
});
