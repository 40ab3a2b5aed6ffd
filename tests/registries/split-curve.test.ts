import {type Curve, splitCurve} from '@site/core/samples/split-curve';
import {split} from '@site/src/labs/vector-network/edit';
import {controls, initial, pointAt, segmentAt, vertexAt} from '@site/src/labs/vector-network/network';
import {describe, expect, it} from 'vitest';

function curveOf(index: number): Curve {
  const {a, b, ta, tb} = segmentAt(initial, index);
  return {a: vertexAt(initial, a), b: vertexAt(initial, b), ta, tb};
}

describe('splitting a curve', () => {
  it.each([
    [6, 0.5],
    [2, 0.25],
    [2, 0.9],
  ])('segment %i at %d gives what the lab gives', (index, t) => {
    const network = split(initial, index, t);
    const halves = splitCurve(curveOf(index), t);
    for (const [half, at] of [
      [halves[0], index],
      [halves[1], initial.segments.length],
    ] as const) {
      const [p0, p1, p2, p3] = controls(network, at);
      expect([half.a, half.b]).toEqual([p0, p3]);
      expect([half.a.x + half.ta.x, half.a.y + half.ta.y]).toEqual([expect.closeTo(p1.x, 9), expect.closeTo(p1.y, 9)]);
      expect([half.b.x + half.tb.x, half.b.y + half.tb.y]).toEqual([expect.closeTo(p2.x, 9), expect.closeTo(p2.y, 9)]);
    }
  });

  it('does not move the line', () => {
    const network = split(initial, 2, 0.25);
    for (const t of [0, 0.1, 0.25, 0.6, 1]) {
      const old = pointAt(initial, 2, t);
      const now = t <= 0.25 ? pointAt(network, 2, t / 0.25) : pointAt(network, initial.segments.length, (t - 0.25) / 0.75);
      expect([now.x, now.y]).toEqual([expect.closeTo(old.x, 9), expect.closeTo(old.y, 9)]);
    }
  });

  it('cuts a straight line in the middle', () => {
    const zero = {x: 0, y: 0};
    const [first, second] = splitCurve({a: zero, b: {x: 10, y: 4}, ta: zero, tb: zero});
    expect(first.b).toEqual({x: 5, y: 2});
    expect(second.a).toEqual({x: 5, y: 2});
  });
});
