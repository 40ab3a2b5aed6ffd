export type Leaf = {
  fills: number;
  strokes: number;
  strokeAlign: 'inside' | 'center' | 'outside';
  /** Shadow, blur or noise: drawn over or under the fill. */
  effects: boolean;
  blend: 'normal' | 'other';
  /** Whether the fill can be cut back to where no stroke lies. */
  fillWithoutStroke: boolean;
};

/** How a leaf with an opacity below 1 is drawn: by the alpha of each paint, or through an offscreen layer. */
export function opacityPlan(leaf: Leaf): 'paint alpha' | 'layer' {
  if (leaf.effects || leaf.blend !== 'normal') return 'layer';
  if (leaf.fills === 0 || leaf.strokes === 0) return 'paint alpha';
  return leaf.strokeAlign === 'outside' || leaf.fillWithoutStroke ? 'paint alpha' : 'layer';
}

/** How long the camera must rest before the full picture is drawn again, in ms; cadence is the mean time between moves. */
export const settleDelay = (base: number, cadence: number): number => Math.max(base, cadence * 2.5);
