import type {Layer} from '../../layers/layer';

/** The color of letters where they cannot have a gradient: the first color of it. */
export const statedAt = '@designto-code/css-text-gradient.mdx#other-targets';

export function inkOf({color, fill, over: [top] = []}: Layer): string | undefined {
  if (color !== undefined) return color;
  if (typeof fill === 'object') return fill.colors[0];
  return fill?.startsWith('#') ? fill : top?.colors[0];
}
