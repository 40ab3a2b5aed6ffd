import type {Declarations} from '../_kit/declarations';
import {px, round} from '../_kit/number';

export type Effect = 'drop' | 'inner' | 'layer-blur' | 'background-blur';
export type LayerKind = 'box' | 'text' | 'vector';

export interface Setting {
  effect: Effect;
  layer: LayerKind;
  x: number;
  y: number;
  /** Blur radius as the design file stores it: two standard deviations. */
  radius: number;
  spread: number;
  color: string;
  /** Opacity of the shadow color, 0 to 1. */
  opacity: number;
  /** Opacity of the layer's own fill; a background blur shows only through a translucent one. */
  fill: number;
}

export const initial: Setting = {
  effect: 'drop',
  layer: 'box',
  x: 0,
  y: 8,
  radius: 24,
  spread: 0,
  color: '#1b2a4a',
  opacity: 0.45,
  fill: 0.4,
};

const kinds: Record<Effect, readonly LayerKind[]> = {
  drop: ['box', 'text', 'vector'],
  inner: ['box', 'text'],
  'layer-blur': ['box', 'text', 'vector'],
  'background-blur': ['box', 'text'],
};

export const layersFor = (effect: Effect): readonly LayerKind[] => kinds[effect];

/** A change of effect keeps the layer where the effect is known for it. */
export function withEffect(setting: Setting, effect: Effect): Setting {
  return {...setting, effect, layer: kinds[effect].includes(setting.layer) ? setting.layer : 'box'};
}

export type Outcome = 'exact' | 'replaced' | 'unsupported' | 'box-only';

/** How well CSS can say it. */
export function outcome({effect, layer}: Setting): Outcome {
  if (layer !== 'text') return 'exact';
  if (effect === 'inner') return 'replaced';
  if (effect === 'layer-blur') return 'unsupported';
  if (effect === 'background-blur') return 'box-only';
  return 'exact';
}

export const isShadow = ({effect}: Setting): boolean => effect === 'drop' || effect === 'inner';

/** Only boxes have a spread: text and transparent pictures have no outline to grow. */
export const hasSpread = (setting: Setting): boolean => isShadow(setting) && setting.layer === 'box';

/** Standard deviation of the Gaussian. */
export const sigma = ({radius}: Pick<Setting, 'radius'>): number => radius / 2;

/** How far a blur paints beyond the edge: three standard deviations. */
export const reach = (setting: Setting): number => 3 * sigma(setting);

/** Flutter turns a blur radius into σ = 0.57735 r + 0.5, except that 0 stays 0. */
export function flutterBlurRadius(radius: number): number {
  return Math.max(0, (radius / 2 - 0.5) / 0.57735);
}

/** Share of the shadow's opacity at a distance from its edge, positive outside: the normal distribution's tail. */
export function falloff(distance: number, deviation: number): number {
  if (deviation === 0) return distance > 0 ? 0 : 1;
  return 0.5 * (1 - erf(distance / (deviation * Math.SQRT2)));
}

/** Abramowitz and Stegun 7.1.26, off by less than 1.5e-7. */
function erf(value: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(value));
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(value) * (1 - series * Math.exp(-value * value));
}

export function cssColor(hex: string, opacity: number): string {
  const byte = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return `rgb(${byte(1)} ${byte(3)} ${byte(5)} / ${round(opacity * 100, 0)}%)`;
}

export function declarations(setting: Setting): Declarations {
  const {effect, layer, x, y, radius, spread} = setting;
  const color = cssColor(setting.color, setting.opacity);
  const half = px(radius / 2);
  if (effect === 'background-blur') {
    return {'background-color': cssColor('#ffffff', setting.fill), 'backdrop-filter': `blur(${half})`};
  }
  if (effect === 'layer-blur') return layer === 'text' ? {} : {filter: `blur(${half})`};
  // An inner shadow on text has no CSS; a drop shadow stands in for it.
  if (layer === 'text') return {'text-shadow': `${px(x)} ${px(y)} ${px(radius)} ${color}`};
  if (layer === 'vector') return {filter: `drop-shadow(${px(x)} ${px(y)} ${half} ${color})`};
  const inset = effect === 'inner' ? 'inset ' : '';
  return {'box-shadow': `${inset}${px(x)} ${px(y)} ${px(radius)} ${px(spread)} ${color}`};
}
