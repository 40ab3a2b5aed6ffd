import {px} from '../../number';
import {type Axis, acrossOf, flowing, isPlaced, isRoot, paddingOf, type SceneNode} from '../../scene/node';
import type {Declarations} from '../element';
import {isLabelOnly} from './widget';

/** How a frame lays out its children: auto layout becomes flexbox, any other frame a place for absolute children. */
export const statedAt = '@designto-code/css.mdx#placing';

const sides = {start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between', baseline: 'baseline', stretch: 'stretch'};

/** Whatever room there is; a limit may leave some over. */
const fillsFreely = ({size, max}: Axis): boolean => size.mode === 'fill' && max === undefined;

/**
 * Flexbox stretches what has no size across the flow, which is right for children that fill and without effect on fixed ones.
 * With a child that hugs, the alignment of the design has to be written.
 */
export function alignmentOf(node: SceneNode): string | undefined {
  const align = node.layer.align ?? 'start';
  if (align === 'stretch') return undefined;
  const across = acrossOf(node.flow);
  const items = flowing(node);
  if (align === 'start') return items.some((item) => item[across].size.mode === 'hug') ? sides.start : undefined;
  return items.every((item) => fillsFreely(item[across])) ? undefined : sides[align];
}

/** A root that hugs its width must not become as wide as the page. */
const display = (node: SceneNode): string => (isRoot(node) && node.width.size.mode === 'hug' ? 'inline-flex' : 'flex');

function padding(node: SceneNode, border: number): Declarations {
  const [top, right, bottom, left] = paddingOf(node).map((side) => px(Math.max(0, side - border)));
  if ([top, right, bottom, left].every((side) => side === '0')) return {};
  if (top === bottom && left === right) return {padding: top === left ? `${top}` : `${top} ${right}`};
  return {padding: `${top} ${right} ${bottom} ${left}`};
}

function flex(node: SceneNode): Declarations {
  const {layer} = node;
  const align = alignmentOf(node);
  const gap = layer.gap ?? 0;
  return {
    display: display(node),
    ...(node.flow === 'column' && {'flex-direction': 'column'}),
    ...(node.flow === 'wrap' && {'flex-wrap': 'wrap'}),
    ...(align !== undefined && {'align-items': align}),
    ...(layer.justify && layer.justify !== 'start' && {'justify-content': sides[layer.justify]}),
    ...(gap > 0 && layer.justify !== 'between' && {gap: px(gap)}),
  };
}

/** `border`: the width of a border, which CSS adds to the padding. */
export function layout(node: SceneNode, border: number): Declarations {
  const holdsPlaced = node.children.some(isPlaced) && !isPlaced(node);
  if (node.flow === 'free') return {...(holdsPlaced && {position: 'relative'}), ...padding(node, border)};
  return {
    ...(holdsPlaced && {position: 'relative'}),
    ...(isLabelOnly(node) ? {} : flex(node)),
    ...padding(node, border),
  };
}

/** CSS has no negative gap; each child but the first is pulled back instead. */
export function overlap(node: SceneNode): Declarations {
  const {parent} = node;
  const gap = parent?.layer.gap ?? 0;
  if (!parent || gap >= 0 || parent.flow === 'free' || isPlaced(node) || flowing(parent)[0] === node) return {};
  return {[parent.flow === 'column' ? 'margin-top' : 'margin-left']: px(gap)};
}
