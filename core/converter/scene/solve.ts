import {type Axis, type Box, flowing, isHidden, isPlaced, paddingOf, type SceneNode} from './node';
import {longestLine, textHeight} from './text';

/** Sizes and places in pixels, as the design tool computes them. */
export const statedAt = '@designto-code/figma-autolayout.mdx#arithmetic';

const pixels = (length: string | undefined): number | undefined => (length?.endsWith('px') ? Number.parseFloat(length) : undefined);

function clamp(value: number, {min, max}: Axis): number {
  return Math.max(pixels(min) ?? 0, Math.min(pixels(max) ?? Number.POSITIVE_INFINITY, value));
}

function given(node: SceneNode, axis: 'width' | 'height'): number | undefined {
  const {size} = node[axis];
  const drawn = node.layer[axis];
  // A size in another unit is as large as in the design.
  return size.mode === 'fixed' ? (pixels(size.length) ?? (typeof drawn === 'number' ? drawn : undefined)) : undefined;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface Measure {
  readonly axis: 'width' | 'height';
  readonly start: number;
  readonly end: number;
}

function measureOf(node: SceneNode, axis: 'width' | 'height'): Measure {
  const [top, right, bottom, left] = paddingOf(node);
  return axis === 'width' ? {axis, start: left, end: right} : {axis, start: top, end: bottom};
}

const gapOf = ({layer}: SceneNode): number => (layer.justify === 'between' ? 0 : (layer.gap ?? 0));

const isAlong = (node: SceneNode, axis: 'width' | 'height'): boolean =>
  node.flow === 'column' ? axis === 'height' : axis === 'width' && node.flow !== 'free';

/** The size a layer has by its content. Heights of texts need their width, so widths are settled first. */
function natural(node: SceneNode, axis: 'width' | 'height'): number {
  const fixed = given(node, axis);
  if (fixed !== undefined) return clamp(fixed, node[axis]);
  if (node.layer.kind === 'text') {
    const wraps = node.width.size.mode !== 'hug' || node.width.max !== undefined;
    return clamp(axis === 'width' ? longestLine(node.layer) : textHeight(node.layer, node.box.width, wraps), node[axis]);
  }
  const {start, end} = measureOf(node, axis);
  const items = flowing(node);
  if (node.flow === 'wrap' && axis === 'height') return clamp(start + end + wrappedHeight(node), node[axis]);
  const sizes = items.map((item) => natural(item, axis));
  const content = isAlong(node, axis) ? sum(sizes) + gapOf(node) * Math.max(0, items.length - 1) : Math.max(0, ...sizes);
  return clamp(start + content + end, node[axis]);
}

function rowsOf(node: SceneNode): SceneNode[][] {
  const {start, end} = measureOf(node, 'width');
  const room = node.box.width - start - end;
  const rows: SceneNode[][] = [];
  let used = 0;
  for (const item of flowing(node)) {
    const row = rows.at(-1);
    if (row && used + gapOf(node) + item.box.width <= room + 0.01) {
      row.push(item);
      used += gapOf(node) + item.box.width;
    } else {
      rows.push([item]);
      used = item.box.width;
    }
  }
  return rows;
}

function wrappedHeight(node: SceneNode): number {
  const rows = rowsOf(node).map((row) => Math.max(...row.map((item) => natural(item, 'height'))));
  return sum(rows) + (node.layer.gap ?? 0) * Math.max(0, rows.length - 1);
}

/** Gives a layer its size along one axis, then its children. */
function assign(node: SceneNode, axis: 'width' | 'height', size: number): void {
  node.box[axis] = size;
  const {start, end} = measureOf(node, axis);
  const inner = size - start - end;
  const items = flowing(node);
  const fills = items.filter((item) => item[axis].size.mode === 'fill');
  for (const child of node.children.filter(isPlaced)) assign(child, axis, child[axis].size.mode === 'fill' ? size : natural(child, axis));
  // As large as it would be, for what is written about it.
  const unseen = node.children.filter((child) => isHidden(child) && !isPlaced(child));
  for (const child of unseen) assign(child, axis, child[axis].size.mode === 'fill' ? clamp(inner, child[axis]) : natural(child, axis));
  if (!isAlong(node, axis) || node.flow === 'wrap') {
    for (const item of items) {
      const fills = item[axis].size.mode === 'fill';
      assign(item, axis, fills ? clamp(inner, item[axis]) : natural(item, axis));
    }
    return;
  }
  const others = items.filter((item) => item[axis].size.mode !== 'fill');
  const used = sum(others.map((item) => natural(item, axis))) + gapOf(node) * Math.max(0, items.length - 1);
  const shares = share(fills, axis, Math.max(0, inner - used));
  for (const item of items) assign(item, axis, shares.get(item) ?? natural(item, axis));
}

/** Equal shares of what is left; one that reaches a limit leaves the rest to the others. */
function share(fills: readonly SceneNode[], axis: 'width' | 'height', room: number): Map<SceneNode, number> {
  const shares = new Map<SceneNode, number>();
  let open = [...fills];
  let left = room;
  while (open.length > 0) {
    const each = left / open.length;
    const bound = open.filter((item) => clamp(each, item[axis]) !== each);
    const settled = bound.length > 0 ? bound : open;
    for (const item of settled) shares.set(item, clamp(each, item[axis]));
    left = Math.max(0, left - sum(settled.map((item) => shares.get(item) ?? 0)));
    open = open.filter((item) => !shares.has(item));
  }
  return shares;
}

const shift = {start: 0, stretch: 0, baseline: 0, center: 0.5, end: 1, between: 0};

function placeRow(node: SceneNode, items: readonly SceneNode[], axis: 'width' | 'height', room: Box): void {
  const [along, across, left, top] = axis === 'width' ? (['width', 'height', 'x', 'y'] as const) : (['height', 'width', 'y', 'x'] as const);
  const free = room[along] - sum(items.map(({box}) => box[along])) - gapOf(node) * (items.length - 1);
  const between = node.layer.justify === 'between' && items.length > 1 ? Math.max(0, free) / (items.length - 1) : gapOf(node);
  let at = room[left] + free * shift[node.layer.justify ?? 'start'];
  for (const {box} of items) {
    box[left] = at;
    box[top] = room[top] + (room[across] - box[across]) * shift[node.layer.align ?? 'start'];
    at += box[along] + between;
  }
}

function place(node: SceneNode): void {
  const [top, right, bottom, left] = paddingOf(node);
  const room: Box = {x: left, y: top, width: node.box.width - left - right, height: node.box.height - top - bottom};
  if (node.flow === 'wrap') {
    let y = top;
    for (const row of rowsOf(node)) {
      const height = Math.max(...row.map(({box}) => box.height));
      placeRow(node, row, 'width', {...room, y, height});
      y += height + (node.layer.gap ?? 0);
    }
  } else placeRow(node, flowing(node), node.flow === 'column' ? 'height' : 'width', room);
  for (const child of node.children) {
    if (isPlaced(child)) Object.assign(child.box, {x: child.layer.x ?? 0, y: child.layer.y ?? 0});
    place(child);
  }
}

/** A width is exact when nothing it depends on is the width of a text. */
function exact(node: SceneNode): boolean {
  if (node.width.size.mode === 'fixed') return true;
  if (node.width.size.mode === 'fill') {
    const {parent} = node;
    if (!parent?.exactWidth) return false;
    return !isAlong(parent, 'width') || flowing(parent).every((item) => item === node || item.width.size.mode === 'fill' || exact(item));
  }
  return node.layer.kind !== 'text' && flowing(node).every((item) => item.width.size.mode !== 'fill' && exact(item));
}

function markExact(node: SceneNode): void {
  node.exactWidth = exact(node);
  for (const child of node.children) markExact(child);
}

/** Computes the boxes of a root and all it contains. */
export function solve(root: SceneNode): void {
  assign(root, 'width', natural(root, 'width'));
  assign(root, 'height', natural(root, 'height'));
  place(root);
  markExact(root);
}
