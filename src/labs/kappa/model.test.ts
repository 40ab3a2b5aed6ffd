import {describe, expect, it} from 'vitest';
import {flutterCode} from './code';
import {
  area,
  areaError,
  EQUAL_AREA,
  errors,
  exaggerated,
  handleFor,
  KAPPA,
  MINIMAX,
  nameOf,
  pathData,
  plotLimit,
  quarterAt,
  radialError,
  samples,
} from './model';

/** Shoelace over a fine polygon: an independent way to the area. */
function integratedArea(k: number, steps = 20000): number {
  let sum = 0;
  for (let i = 0; i < steps; i += 1) {
    const a = quarterAt(k, i / steps);
    const b = quarterAt(k, (i + 1) / steps);
    sum += a.x * b.y - b.x * a.y;
  }
  return 2 * sum;
}

describe('the named values of k', () => {
  it('kappa is 0.5522847498 and puts the middle of the curve on the circle', () => {
    expect(KAPPA).toBeCloseTo(0.5522847498307935, 15);
    expect(radialError(KAPPA, 0.5)).toBeCloseTo(0, 15);
  });

  it('kappa is never inside the circle and at most 0.0273 % outside, at t = 0.2113', () => {
    const {outward, inward, worst, worstAt} = errors(KAPPA);
    expect(outward).toBeCloseTo(2.7253e-4, 8);
    expect(inward).toBeGreaterThan(-1e-15);
    expect(worst).toBe(outward);
    expect(worstAt).toBeCloseTo(0.2113, 4);
  });

  it('the minimax value has equal errors of 0.0196 % on both sides', () => {
    const {outward, inward} = errors(MINIMAX);
    expect(outward).toBeCloseTo(1.9608e-4, 8);
    expect(inward).toBeCloseTo(-1.9608e-4, 8);
  });

  it('no k near the minimax value has a smaller largest error', () => {
    const least = Math.abs(errors(MINIMAX).worst);
    for (const step of [-1e-4, -1e-5, 1e-5, 1e-4]) expect(Math.abs(errors(MINIMAX + step).worst)).toBeGreaterThan(least);
  });

  it('the equal-area value encloses exactly π', () => {
    expect(EQUAL_AREA).toBeCloseTo(0.551778, 6);
    expect(area(EQUAL_AREA)).toBeCloseTo(Math.PI, 12);
  });

  it('is recognized by name only when it is exact', () => {
    expect(nameOf(KAPPA)).toBe('kappa');
    expect(nameOf(0.55)).toBeUndefined();
  });

  it('follows from 4/3 tan(θ/4) at 90°', () => {
    expect(handleFor(90)).toBeCloseTo(KAPPA, 15);
    expect(handleFor(60)).toBeCloseTo(0.3572655899, 10);
    expect(handleFor(45)).toBeCloseTo(0.2652164898, 10);
  });
});

describe('the measures', () => {
  it.each([0, 0.3, EQUAL_AREA, MINIMAX, KAPPA, 0.8, 1])('the area polynomial at k = %f is what integration finds', (k) => {
    expect(area(k)).toBeCloseTo(integratedArea(k), 6);
  });

  it.each([0, 0.3, 0.5, MINIMAX, KAPPA, 0.6, 1])('the largest error at k = %f is what a fine scan finds', (k) => {
    let outward = 0;
    let inward = 0;
    for (let i = 0; i <= 20000; i += 1) {
      const e = radialError(k, i / 20000);
      outward = Math.max(outward, e);
      inward = Math.min(inward, e);
    }
    expect(errors(k).outward).toBeCloseTo(outward, 9);
    expect(errors(k).inward).toBeCloseTo(inward, 9);
  });

  it('a diamond has two of π of the area', () => {
    expect(areaError(0)).toBeCloseTo(2 / Math.PI - 1, 12);
    expect(errors(0).inward).toBeCloseTo(Math.SQRT1_2 - 1, 9);
  });

  it('the plot runs over the angle from 0° to 90° and is symmetric', () => {
    const list = samples(0.6, 10);
    expect(list[0]).toEqual({t: 0, angle: 0, error: 0});
    expect(list[10]?.angle).toBeCloseTo(90, 10);
    expect(list[3]?.error).toBeCloseTo(list[7]?.error ?? Number.NaN, 12);
  });

  it('the scale of the plot is one, two or five times a power of ten', () => {
    expect(plotLimit(2.7253e-4)).toBeCloseTo(5e-4, 12);
    expect(plotLimit(-1.9608e-4)).toBeCloseTo(2e-4, 12);
    expect(plotLimit(-0.29)).toBeCloseTo(0.5, 12);
    expect(plotLimit(0.1)).toBeCloseTo(0.1, 12);
  });
});

describe('the output', () => {
  it('draws four cubics with handles of k times r', () => {
    expect(pathData(0.5, 100, {x: 100, y: 100})).toBe(
      'M 200 100 C 200 150 150 200 100 200 C 50 200 0 150 0 100 C 0 50 50 0 100 0 C 150 0 200 50 200 100 Z',
    );
  });

  it('prints the same numbers for Flutter', () => {
    expect(flutterCode(KAPPA, 100)).toContain('..cubicTo(200, 155.2285, 155.2285, 200, 100, 200)');
  });

  it('an exaggeration of one is the curve itself', () => {
    const first = exaggerated(0.2, 100, {x: 0, y: 0}, 1, 2).split(' L ')[1];
    const {x, y} = quarterAt(0.2, 0.5);
    expect(first).toBe(`${(100 * x).toFixed(1)} ${(100 * y).toFixed(1)}`);
  });
});
