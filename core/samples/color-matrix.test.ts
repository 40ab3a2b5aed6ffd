import {describe, expect, it} from 'vitest';
import {apply, type Color, contrast, exposure, filter, fuse, saturation, temperature, tint} from './color-matrix';

const color: Color = [0.5, 0.4, 0.3];
const neutral = {exposure: 0, contrast: 1, temperature: 0, tint: 1, saturation: 1};
const near = (list: number[]) => list.map((value) => expect.closeTo(value, 10));

describe('color matrix', () => {
  it('does nothing when every setting is neutral', () => expect(apply(filter(neutral), color)).toEqual(near([...color])));

  it('fuses to what the steps do one after the other', () => {
    const steps = [exposure(0.5), contrast(1.2), temperature(0.1), tint(0.95), saturation(1.3)];
    const one = steps.reduce<number[]>((at, matrix) => apply(matrix, [at[0] ?? 0, at[1] ?? 0, at[2] ?? 0]), [...color]);
    const fused = filter({exposure: 0.5, contrast: 1.2, temperature: 0.1, tint: 0.95, saturation: 1.3});
    expect(apply(fused, color)).toEqual(near(one));
  });

  it('does not clamp in between', () => {
    const bright: Color = [0.9, 0.9, 0.9];
    expect(apply(fuse(exposure(1), exposure(-1)), bright)).toEqual(near([...bright]));
    expect(apply(exposure(1), bright)).toEqual([1, 1, 1]);
  });

  it('depends on the order, because contrast has a bias', () => {
    expect(apply(fuse(contrast(1.2), exposure(0.5)), color)[0]).toBeCloseTo(0.5 * 2 ** 0.5, 10);
    expect(apply(fuse(exposure(0.5), contrast(1.2)), color)[0]).toBeCloseTo(0.749, 3);
  });

  it('turns a color into its luma at saturation 0, and leaves gray alone', () => {
    const luma = 0.2126 * 0.5 + 0.7152 * 0.4 + 0.0722 * 0.3;
    expect(apply(saturation(0), color)).toEqual(near([luma, luma, luma]));
    expect(apply(saturation(2), [0.3, 0.3, 0.3])).toEqual(near([0.3, 0.3, 0.3]));
  });
});
