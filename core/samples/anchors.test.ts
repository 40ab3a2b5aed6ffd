import {describe, expect, it} from 'vitest';
import {place} from './anchors';

describe('anchors', () => {
  it('stretch between two edges, never below zero', () => {
    expect(place(400, {start: 16, end: 24}, 80)).toEqual({at: 16, size: 360});
    expect(place(30, {start: 16, end: 24}, 80)).toEqual({at: 16, size: 0});
  });

  it('keep the distance to the end', () => {
    for (const parent of [200, 400, 600]) {
      const {at, size} = place(parent, {end: 10}, 80);
      expect(parent - at - size).toBe(10);
    }
  });

  it('keep the offset from the center', () => expect(place(401, {center: 0}, 80)).toEqual({at: 160.5, size: 80}));
  it('let the end give way to start and size', () => expect(place(400, {start: 1, end: 2, size: 3}, 80)).toEqual({at: 1, size: 3}));
  it('lie at the origin with nothing pinned', () => expect(place(400, {}, 80)).toEqual({at: 0, size: 80}));
});
