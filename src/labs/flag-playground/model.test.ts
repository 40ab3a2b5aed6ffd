import {parseLayerName} from '@site/core/flags';
import {expect, test} from 'vitest';
import {count, examples, segments, withSpelling} from './model';

test('the pieces of a name are the name again, and each flag is one piece', () => {
  for (const name of [...examples, '', '   ', '  a  --id= x  --artwork ', 'Card//@ignore']) {
    const layer = parseLayerName(name);
    const pieces = segments(name, layer);
    expect(pieces.map(({text}) => text).join('')).toBe(name);
    expect(pieces.filter(({state}) => state !== undefined && state !== 'name')).toHaveLength(layer.readings.length);
  }
});

test('a suggestion replaces the spelling and keeps hyphens and value', () => {
  const fix = (name: string, key: string) => {
    const [reading] = parseLayerName(name).readings;
    return reading && withSpelling(name, reading, key);
  };
  expect(fix('Card --max-widht=3 ', '--max-width')).toBe('Card --max-width=3 ');
  expect(fix('Card ----artwrok', '--artwork')).toBe('Card ----artwork');
  expect(fix('Card --max-widht 3', '--max-width')).toBe('Card --max-width 3');
});

test('the count tells working flags, others and remarks apart', () => {
  expect(count(parseLayerName(examples[0]))).toEqual({active: 1, inactive: 2, problems: 1});
  expect(count(parseLayerName('--position-fixed Top bar'))).toEqual({active: 0, inactive: 1, problems: 2});
  expect(count(parseLayerName('A --as-char=“x”'))).toEqual({active: 1, inactive: 0, problems: 0});
});

test('the examples show every state a reader can meet', () => {
  const states = new Set(examples.flatMap((name) => parseLayerName(name).readings.map(({state}) => state)));
  expect([...states].sort()).toEqual(['active', 'custom', 'disabled', 'invalid', 'off', 'overruled', 'unknown']);
});
