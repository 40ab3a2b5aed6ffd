import {describe, expect, it} from 'vitest';
import {pieces} from './emoji-clusters';

describe('emoji clusters', () => {
  it('are between pieces of text, and nothing is lost', () => {
    const text = 'Ship it \u{1F680}\u{1F680} by 10:30 #now\u{1F469}\u200D\u{1F4BB}.';
    expect(pieces(text).map((piece) => ('image' in piece ? piece.image : piece.text))).toEqual([
      'Ship it ',
      '1f680',
      '1f680',
      ' by 10:30 #now',
      '1f469-200d-1f4bb',
      '.',
    ]);
    expect(
      pieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it('takes a flag of tag characters as one', () => {
    const england = String.fromCodePoint(0x1f3f4, 0xe0067, 0xe0062, 0xe0065, 0xe006e, 0xe0067, 0xe007f);
    expect(pieces(england)).toHaveLength(1);
  });

  it('is empty for an empty text', () => expect(pieces('')).toEqual([]));
});
