import type {Declarations} from '../_kit/declarations';

/** One group of layers with one mask among them: what it masks, what it becomes in CSS and Flutter, and how strong it is where. */

export const maskTypes = ['alpha', 'vector', 'luminance'] as const;
export type MaskType = (typeof maskTypes)[number];
export const maskShapes = ['ellipse', 'rounded', 'star'] as const;
export type MaskShape = (typeof maskShapes)[number];
export const maskPaints = ['solid', 'fade', 'light'] as const;
/** solid: opaque black. fade: black, opaque to transparent. light: opaque, black to white. */
export type MaskPaint = (typeof maskPaints)[number];

export type Box = {x: number; y: number; width: number; height: number};
export type LayerId = 'mask' | 'badge' | 'photo' | 'panel';

export const stage = {width: 360, height: 240};

/** Where the layers other than the mask lie. */
export const boxes: Record<Exclude<LayerId, 'mask'>, Box> = {
  panel: {x: 24, y: 24, width: 200, height: 136},
  photo: {x: 96, y: 56, width: 208, height: 144},
  badge: {x: 232, y: 32, width: 96, height: 64},
};

export type State = {
  type: MaskType;
  shape: MaskShape;
  paint: MaskPaint;
  mask: Box;
  /** As the layer panel lists them: topmost first. */
  panel: LayerId[];
};

export const initial: State = {
  type: 'alpha',
  shape: 'ellipse',
  paint: 'fade',
  mask: {x: 112, y: 32, width: 176, height: 176},
  panel: ['badge', 'photo', 'mask', 'panel'],
};

/** Bottom first, as the API and the painter have it. */
export function drawOrder(state: State): LayerId[] {
  return [...state.panel].reverse();
}

export function masked(state: State): LayerId[] {
  const order = drawOrder(state);
  return order.slice(order.indexOf('mask') + 1);
}

export function unmasked(state: State): LayerId[] {
  const order = drawOrder(state);
  return order.slice(0, order.indexOf('mask'));
}

/** Moves a layer up (−1) or down (+1) in the panel; at the end of the list it stays. */
export function reorder(panel: LayerId[], layer: LayerId, by: -1 | 1): LayerId[] {
  const from = panel.indexOf(layer);
  const to = from + by;
  const other = panel[to];
  if (from < 0 || other === undefined) return panel;
  return panel.map((id, index) => (index === from ? other : index === to ? layer : id));
}

export function moveMask(state: State, x: number, y: number): State {
  const {width, height} = state.mask;
  const clamp = (value: number, limit: number) => Math.round(Math.min(limit, Math.max(0, value)));
  return {...state, mask: {...state.mask, x: clamp(x, stage.width - width), y: clamp(y, stage.height - height)}};
}

/** A child of the wrapper that stands in for the mask: x′ = x − x of the mask, y′ = y − y of the mask. */
export function rebase(box: Box, mask: Box): Box {
  return {...box, x: box.x - mask.x, y: box.y - mask.y};
}

const ROUND = 24;

/** Five points on the unit square's circle, the inner ones at 0.4 of the radius, as percentages. */
export const starPoints: [number, number][] = Array.from({length: 10}, (_, i): [number, number] => {
  const radius = i % 2 === 0 ? 50 : 20;
  const angle = ((i * 36 - 90) * Math.PI) / 180;
  return [tenth(50 + radius * Math.cos(angle)), tenth(50 + radius * Math.sin(angle))];
});

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function clipPath(shape: MaskShape): string {
  switch (shape) {
    case 'ellipse':
      return 'ellipse(50% 50% at 50% 50%)';
    case 'rounded':
      return `inset(0 round ${ROUND}px)`;
    case 'star':
      return `polygon(${starPoints.map(([x, y]) => `${x}% ${y}%`).join(', ')})`;
  }
}

/** r, g, b, a from 0 to 1 at the top and at the bottom of the mask. */
export type Stop = [number, number, number, number];
const stops: Record<MaskPaint, [Stop, Stop]> = {
  solid: [
    [0, 0, 0, 1],
    [0, 0, 0, 1],
  ],
  fade: [
    [0, 0, 0, 1],
    [0, 0, 0, 0],
  ],
  light: [
    [0, 0, 0, 1],
    [1, 1, 1, 1],
  ],
};

export function paintStops(paint: MaskPaint): [Stop, Stop] {
  return stops[paint];
}

const css = ([r, g, b, a]: Stop) => {
  const channels = [r, g, b].map((v) => Math.round(v * 255)).join(' ');
  return a === 1 ? `rgb(${channels})` : `rgb(${channels} / ${a})`;
};

export function gradient(paint: MaskPaint): string {
  const [from, to] = paintStops(paint);
  return `linear-gradient(${css(from)}, ${css(to)})`;
}

/** What of the content remains where the mask layer has this color. */
export function strength(type: MaskType, [r, g, b, a]: Stop): number {
  if (type === 'vector') return 1;
  if (type === 'alpha') return a;
  // The weights of SVG's luminanceToAlpha, applied to sRGB values as CSS masks do.
  return (0.2125 * r + 0.7154 * g + 0.0721 * b) * a;
}

/** What remains at a height of the mask, from 0 (top) to 1 (bottom); the paints run straight down. */
export function strengthAt({type, paint}: Pick<State, 'type' | 'paint'>, height: number): number {
  const [from, to] = paintStops(paint);
  return strength(type, from) * (1 - height) + strength(type, to) * height;
}

/** The wrapper that takes the mask's place around the masked siblings. */
export function wrapperStyle({type, shape, paint, mask}: State): Declarations {
  const style = {
    position: 'absolute',
    left: `${mask.x}px`,
    top: `${mask.y}px`,
    width: `${mask.width}px`,
    height: `${mask.height}px`,
    'clip-path': clipPath(shape),
  };
  if (type === 'vector') return style;
  const masking = {...style, 'mask-image': gradient(paint)};
  return type === 'luminance' ? {...masking, 'mask-mode': 'luminance'} : masking;
}

export function childStyle(box: Box): Declarations {
  return {position: 'absolute', left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px`};
}

/** Style of a layer where it is drawn: inside the wrapper its position is counted from the mask's corner. */
export function layerStyle(state: State, layer: Exclude<LayerId, 'mask'>): Declarations {
  const box = boxes[layer];
  return childStyle(masked(state).includes(layer) ? rebase(box, state.mask) : box);
}

export const cornerRadius = ROUND;
