import {iconGrid, iconPath, iconStroke} from '../../../layers/icons';
import {cssColor} from '../../color';
import {round} from '../../number';
import type {SceneNode} from '../../scene/node';
import {oneColorOf} from '../../scene/one-color';
import type {Attribute, Declarations, Part} from '../element';
import {bare} from '../parts';
import {iconColor} from './text-fill';

/** Vectors in one color are written into the page, where they take the color of the text. */
export const statedAt = '@designto-code/icons.mdx#code';

export function vectorAttributes(node: SceneNode): Attribute[] {
  const {layer, box} = node;
  const drawing = oneColorOf(layer);
  const grid = drawing ? `${round(box.width)} ${round(box.height)}` : `${iconGrid} ${iconGrid}`;
  const fixed = (['width', 'height'] as const).filter((axis) => node[axis].size.mode === 'fixed');
  return [
    ...fixed.map((axis) => ({name: axis, value: round(box[axis])})),
    {name: 'viewBox', value: `0 0 ${grid}`},
    {name: 'fill', value: drawing ? 'currentColor' : 'none'},
    {name: 'aria-hidden', value: 'true'},
  ];
}

export function vectorParts({layer, name, line}: SceneNode): Part[] {
  const drawing = oneColorOf(layer);
  if (drawing) return drawing.paths.map((d) => bare('path', line, [], [{name: 'd', value: d}]));
  const stroke = [
    {name: 'd', value: iconPath(name)},
    {name: 'stroke', value: 'currentColor'},
    {name: 'stroke-width', value: String(iconStroke)},
  ];
  return [bare('path', line, [], stroke)];
}

export function vectorColor(node: SceneNode): Declarations {
  const drawing = oneColorOf(node.layer);
  return drawing ? {color: cssColor(drawing.color)} : iconColor(node);
}
