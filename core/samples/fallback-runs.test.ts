import {describe, expect, it} from 'vitest';
import {type Font, fallbackRuns} from './fallback-runs';

const font = (family: string, first: number, last: number, has = () => true): Font => ({family, ranges: [[first, last]], has});

describe('fallback runs', () => {
  it('joins neighbors of one font and keeps the text', () => {
    const runs = fallbackRuns('abc', [font('A', 97, 98), font('B', 97, 99)]);
    expect(runs).toEqual([
      {family: 'A', text: 'ab'},
      {family: 'B', text: 'c'},
    ]);
    expect(runs.map(({text}) => text).join('')).toBe('abc');
  });

  it('passes over a font whose range promises what its cmap lacks', () => {
    expect(fallbackRuns('a', [font('A', 97, 98, () => false), font('B', 97, 98)])).toEqual([{family: 'B', text: 'a'}]);
  });

  it('names no family where nobody has the glyph', () => expect(fallbackRuns('a', [])).toEqual([{family: undefined, text: 'a'}]));
  it('does not cut a character above U+FFFF', () => expect(fallbackRuns('\u{1F600}', [])[0]?.text).toBe('\u{1F600}'));
});
