import {describe, expect, it} from 'vitest';
import {type Leaf, opacityPlan, settleDelay} from './opacity-plan';

const leaf: Leaf = {fills: 1, strokes: 1, strokeAlign: 'outside', effects: false, blend: 'normal', fillWithoutStroke: false};

describe('opacity', () => {
  it('of strokes alone goes into the paints', () =>
    expect(opacityPlan({...leaf, fills: 0, strokes: 2, strokeAlign: 'inside'})).toBe('paint alpha'));
  it('of an inside stroke on a fill needs a layer', () => expect(opacityPlan({...leaf, strokeAlign: 'inside'})).toBe('layer'));
  it('needs a layer for effects, whatever the paints', () => expect(opacityPlan({...leaf, strokes: 0, effects: true})).toBe('layer'));
});

describe('the full frame', () => {
  it.each([
    [16, 50],
    [20, 50],
    [60, 150],
  ])('with a move every %i ms comes after %i ms', (cadence, delay) => expect(settleDelay(50, cadence)).toBe(delay));
});
