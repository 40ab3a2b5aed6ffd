import {describe, expect, it} from 'vitest';
import {actorOf, adopt, counterOf, format, mustRotate, pack, parse, perActor} from './node-id';

describe('node ids', () => {
  it.each([
    [0, 0],
    [7, 42],
    [128, 1],
    [255, perActor - 1],
  ])('actor %i with counter %i comes back', (actor, counter) => {
    const id = pack(actor, counter);
    expect([actorOf(id), counterOf(id)]).toEqual([actor, counter]);
    expect(parse(format(id))).toBe(id);
    expect(id).toBeGreaterThanOrEqual(0);
    expect(JSON.parse(JSON.stringify(id))).toBe(id);
  });

  it('reads what a signed column gives back', () => {
    const id = pack(200, 5);
    expect(id | 0).toBeLessThan(0);
    expect((id | 0) >>> 0).toBe(id);
    expect(format(id | 0)).toBe('200:5');
  });

  it.each([
    [256, 0],
    [-1, 0],
    [1, perActor],
    [1, 0.5],
  ])('refuses actor %d with counter %d', (actor, counter) => expect(() => pack(actor, counter)).toThrow(RangeError));

  it.each(['7', '7:', ':1', '256:0', '1:16777216', 'a:b'])('refuses the text "%s"', (text) => expect(() => parse(text)).toThrow());

  it('moves what was made offline behind the actor, and leaves the rest', () => {
    expect([0, 1, 2].map((counter) => format(adopt(pack(0, counter), 7, 500)))).toEqual(['7:500', '7:501', '7:502']);
    expect(format(adopt(pack(3, 9), 7, 500))).toBe('3:9');
  });

  it('rotates at the soft limit and before an import that does not fit', () => {
    expect(mustRotate(15_777_215, 1)).toBe(false);
    expect(mustRotate(15_777_216, 1)).toBe(true);
    expect(mustRotate(15_000_000, 1_777_216)).toBe(false);
    expect(mustRotate(15_000_000, 1_777_217)).toBe(true);
  });
});
