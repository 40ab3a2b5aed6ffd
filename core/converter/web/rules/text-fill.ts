import {isSeenThrough} from '../../../layers/style';
import {cssColor} from '../../color';
import type {SceneNode} from '../../scene/node';
import {cssVariable, styleOf} from '../../style';
import type {Declarations} from '../element';
import {background} from './paint';

/** The fill of a text: a color, or a background that is cut to the shape of the letters. */
export const statedAt = '@designto-code/css-text-gradient.mdx#box';

const color = ({layer}: SceneNode): string | undefined =>
  layer.color ?? (typeof layer.fill === 'string' && layer.fill.startsWith('#') ? layer.fill : undefined);

/** What is drawn in one color, such as an icon. */
export function iconColor(node: SceneNode): Declarations {
  const ink = color(node);
  const style = styleOf(node);
  if (ink === undefined) return {};
  return {color: style === undefined ? cssColor(ink) : cssVariable(style)};
}

export function textFill(node: SceneNode): Declarations {
  const {layer} = node;
  if (!isSeenThrough(layer) || layer.fill === undefined) return iconColor(node);
  return {...background(node, layer.fill, layer.over), '-webkit-background-clip': 'text', 'background-clip': 'text', color: 'transparent'};
}
