import {expect, it} from 'vitest';
import {changedLines} from './changes';

it('finds lines that are new or different', () => {
  expect(changedLines('a\nb\nc\n', 'a\nc\n')).toEqual([2]);
  expect(changedLines('a\nX\nc\n', 'a\nb\nc\n')).toEqual([2]);
});

it('finds nothing where lines are only missing', () => {
  expect(changedLines('a\nc\n', 'a\nb\nc\n')).toEqual([]);
});

it('keeps lines that repeat apart', () => {
  expect(changedLines('}\n\nx\n}\n', '}\n')).toHaveLength(3);
  expect(changedLines('', '')).toEqual([]);
});
