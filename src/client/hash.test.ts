import {expect, it} from 'vitest';
import {decodable} from './hash';

it('leaves a hash alone that can be decoded', () => {
  for (const hash of ['', '#auto-layout', '#%ED%95%9C', '#100%25']) expect(decodable(hash)).toBe(hash);
});

it('encodes the percent signs of one that cannot, whatever is wrong with it', () => {
  for (const hash of ['#100%', '#%', '#%E0%A4%A', '#%zz', '#%25%']) expect(decodeURIComponent(decodable(hash))).toBe(hash);
});
