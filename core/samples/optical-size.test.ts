import {describe, expect, it} from 'vitest';
import {type Axis, opticalSize} from './optical-size';

const axes: Axis[] = [
  {tag: 'wght', min: 100, default: 400, max: 900},
  {tag: 'opsz', min: 14, default: 14, max: 32},
];

describe('optical size', () => {
  it.each([
    [1, 14],
    [14, 14],
    [20.25, 20.25],
    [32, 32],
    [400, 32],
  ])('at %d is %d', (size, opsz) => expect(opticalSize('auto', size, axes)).toBe(opsz));
  it('is fixed whatever the size', () => expect(opticalSize({fixed: 40}, 12, axes)).toBe(32));
  it('leaves the font alone when switched off or without the axis', () => {
    expect(opticalSize('none', 20, axes)).toBeUndefined();
    expect(opticalSize('auto', 20, axes.slice(0, 1))).toBeUndefined();
    expect(opticalSize({fixed: 20}, 20, [])).toBeUndefined();
  });
});
