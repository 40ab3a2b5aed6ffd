import {expect, test} from 'vitest';
import {averageWidth, fallbackFace} from './fallbacks';

test('a narrower system face is scaled up, and the height of its lines is not', () => {
  const face = fallbackFace({ascent: 1, descent: 0.25, width: 0.6}, {family: 'Stand-in', local: ['Arial', 'ArialMT'], width: 0.5});
  expect(face).toContain("font-family: 'Stand-in';");
  expect(face).toContain("src: local('Arial'), local('ArialMT');");
  expect(face).toContain('size-adjust: 120%;');
  expect(face).toContain('ascent-override: 83.33%;');
  expect(face).toContain('descent-override: 20.83%;');
  expect(face).not.toContain('font-weight');
  expect(face).not.toContain('unicode-range');
});

test('weight and characters of a stand-in are written when they are given', () => {
  const face = fallbackFace(
    {ascent: 1, descent: 0.25, width: 1},
    {family: 'B', local: ['A'], weight: '501 900', range: 'U+0-7F', width: 1},
  );
  expect(face).toContain('font-weight: 501 900;');
  expect(face).toContain('unicode-range: U+0-7F;');
});

test('frequent letters weigh more', () => {
  expect(averageWidth('aaab', (point) => (point === 97 ? 1 : 5))).toBe(2);
});
