import {px, round} from '../../number';
import type {SceneNode} from '../../scene/node';
import type {Declarations} from '../element';
import {textFill} from './text-fill';

/** Type, and whether a text may wrap: Auto width forbids it, Auto height and Fixed size allow it. */
export const statedAt = '@designto-code/figma-text-autoresize.mdx#code';

/** The type of a text, without its color. */
export function typeOf({layer}: SceneNode): Declarations {
  return {
    'font-size': px(layer.fontSize ?? 14),
    ...(layer.fontWeight !== undefined && layer.fontWeight !== 400 && {'font-weight': String(layer.fontWeight)}),
    ...(layer.linePercent !== undefined
      ? {'line-height': String(round(layer.linePercent / 100))}
      : layer.lineHeight !== undefined && {'line-height': px(layer.lineHeight)}),
  };
}

/** Spaces at the edges of a text would be dropped. */
const hasEdgeSpaces = ({layer}: SceneNode): boolean => /^ | $/.test(layer.text ?? '');

const aligned = {start: undefined, stretch: undefined, baseline: undefined, center: 'center', end: 'right'};

export function textStyle(node: SceneNode, tag: string): Declarations {
  const weight: Declarations = /^h\d$/.test(tag) && (node.layer.fontWeight ?? 400) === 400 ? {'font-weight': '400'} : {};
  const align = aligned[node.layer.align ?? 'start'];
  return {
    ...textFill(node),
    ...typeOf(node),
    ...weight,
    ...(align !== undefined && {'text-align': align}),
    ...(node.width.size.mode === 'hug' && node.width.max === undefined && {'white-space': hasEdgeSpaces(node) ? 'pre' : 'nowrap'}),
  };
}
