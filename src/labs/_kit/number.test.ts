import {expect, test} from 'vitest';
import {clamp, px, round} from './number';

test('a printed number has no trailing noise and no negative zero', () => {
  expect(round(0.1 + 0.2)).toBe(0.3);
  expect(Object.is(round(-0.0001), 0)).toBe(true);
  expect(round(1.23456, 3)).toBe(1.235);
});

test('zero pixels need no unit', () => {
  expect(px(0)).toBe('0');
  expect(px(-0.001)).toBe('0');
  expect(px(12.5)).toBe('12.5px');
});

test('a value stays between its bounds', () => {
  expect([clamp(-1, 0, 10), clamp(5, 0, 10), clamp(11, 0, 10)]).toEqual([0, 5, 10]);
});
