import {describe, expect, it} from 'vitest';
import {cmapGroups, subtableBytes} from './cmap-groups';

describe('cmap groups', () => {
  it('sort, drop doubles and count glyphs from 1', () => {
    expect(cmapGroups([67, 65, 66, 66, 97])).toEqual([
      {first: 65, last: 67, glyph: 1},
      {first: 97, last: 97, glyph: 4},
    ]);
  });

  it('are none for no images', () => {
    expect(cmapGroups([])).toEqual([]);
    expect(subtableBytes([])).toBe(16);
  });
});
