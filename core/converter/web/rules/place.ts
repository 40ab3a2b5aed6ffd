import {px, round} from '../../number';
import {flowing, isPlaced, type SceneNode} from '../../scene/node';
import {pinOf} from '../../scene/pin';
import type {Declarations} from '../element';

/** Where a layer is that no auto layout places: at its edges, as the constraints say. */
export const statedAt = '@designto-code/css.mdx#placing';

const signed = (offset: number): string => (offset < 0 ? `- ${px(-offset)}` : `+ ${px(offset)}`);

function edges(node: SceneNode, parent: SceneNode, x: number, y: number): Declarations {
  const {box} = node;
  const {across, down} = pinOf(node);
  const right = px(parent.box.width - x - box.width);
  const bottom = px(parent.box.height - y - box.height);
  const left: Declarations = {
    left: {left: px(x)},
    right: {right},
    'left-right': {left: px(x), right},
    center: {left: `calc(50% ${signed(Math.floor(x - parent.box.width / 2))})`},
    scale: {left: `${round((100 * x) / parent.box.width)}%`},
  }[across];
  const top: Declarations = {
    top: {top: px(y)},
    bottom: {bottom},
    'top-bottom': {top: px(y), bottom},
    center: {top: `calc(50% ${signed(Math.floor(y - parent.box.height / 2))})`},
    scale: {top: `${round((100 * y) / parent.box.height)}%`},
  }[down];
  return node.flags.has('--fix-bottom') ? {...left, bottom} : {...left, ...top};
}

/** A layer as wide as the frame is held on both sides. */
export const spansScreen = ({flags, parent, box}: SceneNode): boolean =>
  flags.has('--position-fixed') && parent !== undefined && box.x === 0 && parent.box.width === box.width;

/** Fixed to the screen at the edges it touches in the design. */
function fixed(node: SceneNode, parent: SceneNode): Declarations {
  const {x, y, width, height} = node.box;
  const toRight = parent.box.width - x - width;
  const toBottom = parent.box.height - y - height;
  return {
    position: 'fixed',
    ...(spansScreen(node) ? {left: '0', right: '0'} : x <= toRight ? {left: px(x)} : {right: px(toRight)}),
    ...((node.layer.pin ? node.layer.pin.down !== 'bottom' : y <= toBottom) ? {top: px(y)} : {bottom: px(toBottom)}),
  };
}

/**
 * The corner of a turned layer. The drawing turns it about its middle; the design file stores the corner, so that is written, together
 * with the pivot.
 */
export function corner({box, layer}: SceneNode): {x: number; y: number} {
  const angle = ((layer.rotate ?? 0) * Math.PI) / 180;
  const [halfWidth, halfHeight] = [box.width / 2, box.height / 2];
  return {
    x: box.x + halfWidth - Math.cos(angle) * halfWidth + Math.sin(angle) * halfHeight,
    y: box.y + halfHeight - Math.sin(angle) * halfWidth - Math.cos(angle) * halfHeight,
  };
}

/** A sticky layer that ends its frame is held at the bottom, any other at the top. */
export function sticksToBottom(node: SceneNode): boolean {
  const items = node.parent ? flowing(node.parent) : [];
  return items.length > 1 && items.at(-1) === node;
}

export function place(node: SceneNode): Declarations {
  const {parent, flags} = node;
  if (!parent) return {};
  if (flags.has('--position-fixed')) return fixed(node, parent);
  if (flags.has('--position-sticky') && !isPlaced(node)) return {position: 'sticky', [sticksToBottom(node) ? 'bottom' : 'top']: '0'};
  if (!isPlaced(node)) return {};
  const {x, y} = corner(node);
  return {position: 'absolute', ...edges(node, parent, x, y), ...paintOrder(node, parent)};
}

/** Rows from top to bottom, each from left to right. Two layers share a row when their vertical ranges overlap. */
export function readingOrder(nodes: readonly SceneNode[]): SceneNode[] {
  const rows: SceneNode[][] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const node of nodes.toSorted((a, b) => a.box.y - b.box.y)) {
    const end = node.box.y + node.box.height;
    const row = node.box.y < bottom ? rows.at(-1) : undefined;
    if (row) row.push(node);
    else rows.push([node]);
    bottom = row ? Math.max(bottom, end) : end;
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.box.x - b.box.x));
}

/** Asked by each child of a frame, and the same for all of them. */
const paintedAsRead = new WeakMap<SceneNode, boolean>();

function isPaintedAsRead(parent: SceneNode): boolean {
  const cached = paintedAsRead.get(parent);
  if (cached !== undefined) return cached;
  const same = readingOrder(parent.children).every((child, index) => parent.children[index] === child);
  paintedAsRead.set(parent, same);
  return same;
}

/** Where reading order and the order of painting differ, each child says where it lies. */
function paintOrder(node: SceneNode, parent: SceneNode): Declarations {
  if (parent.flow !== 'free' || isPaintedAsRead(parent)) return {};
  return {'z-index': String(parent.children.indexOf(node))};
}
