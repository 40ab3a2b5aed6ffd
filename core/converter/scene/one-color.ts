import type {Layer} from '../../layers/layer';
import {round} from '../number';

/** A drawing made of shapes in one color, as it can be written into a page: its color and the outlines of its shapes. */
export const statedAt = '@designto-code/flags/--export-svg.mdx#targets';

export interface OneColor {
  readonly color: string;
  readonly paths: readonly string[];
}

const point = (...numbers: readonly number[]): string => numbers.map(round).join(' ');

function outline({kind, x = 0, y = 0, width, height, radius}: Layer): string | undefined {
  if (typeof width !== 'number' || typeof height !== 'number') return undefined;
  if (kind === 'ellipse') {
    const half = `${point(width / 2, height / 2)} 0 1 0`;
    return `M${point(x, y + height / 2)}a${half} ${point(width)} 0a${half} ${point(-width)} 0z`;
  }
  if (kind !== 'rectangle' || radius?.some((corner) => corner !== 0)) return undefined;
  return `M${point(x, y)}h${point(width)}v${point(height)}H${point(x)}z`;
}

const isPlain = ({fill, stroke, shadows, blur, backdrop, blend, opacity, rotate}: Layer): boolean =>
  [fill, stroke, shadows, blur, backdrop, blend, opacity, rotate].every((paint) => paint === undefined);

/** Undefined for anything that outlines in one color cannot say: several colors, gradients, effects, texts, pictures. */
export function oneColorOf(layer: Layer): OneColor | undefined {
  const shapes = layer.children.filter(({hidden}) => !hidden);
  const [first] = shapes;
  const color = first?.fill;
  if (!isPlain(layer) || layer.auto !== undefined || typeof color !== 'string' || !color.startsWith('#')) return undefined;
  const paths = shapes.flatMap((shape) => {
    const drawn = shape.fill === color && isPlain({...shape, fill: undefined}) ? outline(shape) : undefined;
    return drawn === undefined ? [] : [drawn];
  });
  return paths.length === shapes.length ? {color, paths} : undefined;
}
