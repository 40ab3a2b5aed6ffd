import {describe, expect, it} from 'vitest';
import {seahash, stored, toBase64Url, toHex} from './seahash';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('SeaHash', () => {
  it.each([
    ['to be or not to be', 1988685042348123509n],
    ['love is a wonderful terrible thing', 4784284276849692846n],
  ])('gives the published value of "%s"', (text, value) => expect(seahash(bytes(text))).toBe(value));

  it('counts length and position: zeros and order are not lost', () => {
    const values = [[], [0], [0, 0], [0, 1], [1, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0, 0]].map((list) =>
      seahash(Uint8Array.from(list)),
    );
    expect(new Set(values).size).toBe(values.length);
  });

  it('stays within 64 bits, in 16 and 11 characters', () => {
    for (let length = 0; length < 70; length++) {
      const hash = seahash(new Uint8Array(length).fill(255));
      expect(hash >> 64n).toBe(0n);
      expect(toHex(hash)).toMatch(/^[0-9a-f]{16}$/);
      expect(toBase64Url(hash)).toMatch(/^[\w-]{11}$/);
      expect(Buffer.from(toBase64Url(hash), 'base64url').toString('hex')).toBe(toHex(hash));
    }
  });

  it('names its algorithm when stored', () => expect(stored(bytes('ellipse'))).toBe('seahash:0caf21281ca3263e'));
});
