import type {Gradient} from '../../../layers/layer';
import {cssColor} from '../../color';
import {px, round} from '../../number';
import type {SceneNode} from '../../scene/node';

/** Linear, radial and angular gradients. */
export const statedAt = '@designto-code/figma-gradient.mdx#kinds';

export function gradientStops(colors: readonly string[]): readonly {color: string; at: number}[] {
  return colors.map((color, index) => ({color, at: index / (colors.length - 1)}));
}

/** Half of the box in both directions: its middle and its radii. In pixels where the size is fixed, else in shares. */
function half({box, width, height}: SceneNode): string {
  const isFixed = width.size.mode === 'fixed' && height.size.mode === 'fixed';
  return isFixed ? `${px(box.width / 2)} ${px(box.height / 2)}` : '50% 50%';
}

export function gradient({kind, angle, colors}: Gradient, node: SceneNode): string {
  const stops = gradientStops(colors)
    .map(({color, at}) => `${cssColor(color)} ${round(at * 100)}%`)
    .join(', ');
  switch (kind) {
    case 'linear':
      return `linear-gradient(${angle}deg, ${stops})`;
    case 'radial':
      return `radial-gradient(ellipse ${half(node)} at ${half(node)}, ${stops})`;
    case 'angular':
      return `conic-gradient(from ${angle}deg at ${half(node)}, ${stops})`;
  }
}
