import {describe, expect, it} from 'vitest';
import {type Entry, evict, imageRid} from './resource-id';

const entry = (rid: string, tier: Entry['tier'], lastUsed: number, pins = 0): Entry => ({rid, tier, size: 10, lastUsed, pins});

describe('resources', () => {
  it('a content address is not a logical id', () => expect(imageRid('mem://0caf21281ca3263e')).toBe('res://images/mem://0caf21281ca3263e'));

  it('go tier by tier, the longest unused first, pinned ones never', () => {
    const entries = [
      entry('a', 'bytes', 1),
      entry('b', 'decoded', 9),
      entry('c', 'decoded', 2),
      entry('d', 'realized', 99),
      entry('e', 'realized', 1, 1),
    ];
    expect(evict(entries, 1000).map(({rid}) => rid)).toEqual(['d', 'c', 'b', 'a']);
    expect(evict(entries, 11).map(({rid}) => rid)).toEqual(['d', 'c']);
    expect(evict(entries, 0)).toEqual([]);
  });
});
