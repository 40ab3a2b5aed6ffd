import {type Meaning, printMeaning, sizesOf} from '../../flags';
import type {Extent, Layer} from '../../layers/layer';
import type {Flags} from '../flags';
import type {Axis, Sizing} from './node';

/** What decides about a size: the layer, then its flags. */
export const statedAt = '@designto-code/css.mdx#sizes';

/** Sizes of layers that say none, as the drawing has them. */
export const defaultSizes: Partial<Record<Layer['kind'], readonly [number, number]>> = {
  icon: [24, 24],
  image: [120, 80],
  ellipse: [40, 40],
  rectangle: [80, 48],
  line: [120, 1],
};

const sizingOf = (extent: Extent | undefined): Sizing =>
  typeof extent === 'number' ? {mode: 'fixed', length: `${extent}px`} : {mode: extent ?? 'hug'};

function designed(layer: Layer, axis: 'width' | 'height'): Extent | undefined {
  const index = axis === 'width' ? 0 : 1;
  if (layer.kind === 'line' && axis === 'height') return layer.stroke?.weight ?? 1;
  return layer[axis] ?? defaultSizes[layer.kind]?.[index];
}

const lengthOf = (meaning: Meaning | undefined): string | undefined => (meaning?.kind === 'length' ? printMeaning(meaning) : undefined);

/** The size of a layer along one axis: what the design says, changed by the flags that size it. */
export function axisOf(layer: Layer, flags: Flags, axis: 'width' | 'height', measured: number): Axis {
  const least = layer[axis === 'width' ? 'minWidth' : 'minHeight'];
  const most = layer[axis === 'width' ? 'maxWidth' : 'maxHeight'];
  let size = sizingOf(designed(layer, axis));
  let min = least === undefined ? undefined : `${least}px`;
  let max = most === undefined ? undefined : `${most}px`;
  if (flags.texts('--ignore').includes(axis)) size = {mode: 'hug'};

  const explicit = flags.meaning(`--${axis}`);
  if (explicit) {
    const {min: lower, max: upper, size: written} = sizesOf(explicit, measured);
    if (written !== undefined) size = {mode: 'fixed', length: written};
    else if (explicit.kind === 'range') size = {mode: 'hug'};
    min = lower ?? min;
    max = upper ?? max;
  }
  if (flags.has(`--exact-${axis}`)) size = {mode: 'fixed', length: `${measured}px`};
  if (flags.has(`--fix-${axis}`)) {
    size = {mode: 'fixed', length: `${measured}px`};
    min = `${measured}px`;
    max = `${measured}px`;
  }
  min = lengthOf(flags.meaning(`--min-${axis}`)) ?? min;
  max = lengthOf(flags.meaning(`--max-${axis}`)) ?? max;
  return {size, ...(min !== undefined && {min}), ...(max !== undefined && {max})};
}
