import {expect, it} from 'vitest';
import {changedLines, mergedLines} from './changes';

it('finds lines that are new or different', () => {
  expect(changedLines('a\nb\nc\n', 'a\nc\n')).toEqual([2]);
  expect(changedLines('a\nX\nc\n', 'a\nb\nc\n')).toEqual([2]);
});

it('finds nothing where lines are only missing', () => {
  expect(changedLines('a\nc\n', 'a\nb\nc\n')).toEqual([]);
});

it('does not count a line that is only indented, or constant for another reason', () => {
  expect(changedLines('Box(\n  child: Text(),\n)', 'Text(),')).toEqual([1, 2, 3]);
  expect(changedLines('<b>\n  <i/>\n</b>', '<i/>')).toEqual([1, 3]);
  expect(changedLines('child: const Row(', 'child: Row(')).toEqual([]);
});

it('keeps lines that repeat apart', () => {
  expect(changedLines('}\n\nx\n}\n', '}\n')).toHaveLength(3);
  expect(changedLines('', '')).toEqual([]);
});

it('takes a line that is only indented, or has lost its const to an outer one, for the same', () => {
  const without = "child: const Row(\n  children: [\n    Text('Hi'),\n  ],\n),\n";
  const within = "child: Sized(\n  child: Row(\n    children: [\n      const Text('Hi'),\n    ],\n  ),\n),\n";
  expect(changedLines(within, without)).toEqual([1]);
});

it('takes a call that only breaks its lines elsewhere for the same', () => {
  const flat = "a(\n  b,\n);\nText('Lima', softWrap: false),\nc;\n";
  const broken = "new(\n  a(\n    b,\n  );\n  Text(\n    'Lima',\n    softWrap: false,\n  ),\n  c;\n";
  expect(changedLines(broken, flat)).toEqual([1]);
});

it('puts two texts together, each line they share once', () => {
  expect(mergedLines('a\nX\nc\nd\n', 'a\nb\nb\nc\n')).toEqual([
    {in: 'both', line: 1},
    {in: 'code', line: 2},
    {in: 'other', line: 2},
    {in: 'other', line: 3},
    {in: 'both', line: 3},
    {in: 'code', line: 4},
  ]);
});

it('gives back each text when the lines of the other are left out', () => {
  const [one, two] = ['<b>\n  <i/>\n</b>\n\n}', '<i/>\n\nx\n}'];
  const merged = mergedLines(one, two);
  const code = merged.filter((line) => line.in !== 'other').map(({line}) => one.split('\n')[line - 1]);
  const other = merged.flatMap((line) =>
    line.in === 'other' ? [two.split('\n')[line.line - 1]] : line.in === 'both' ? [one.split('\n')[line.line - 1]] : [],
  );
  expect(code.join('\n')).toBe(one);
  expect(other.join('\n')).toBe(two);
});
