import type {Layer} from '../../layers/layer';
import {isMask} from '../../layers/mask';
import type {ConvertOptions} from '../types';

/** A mask cuts the layers after it: they move into one box of its place, size and corners, which clips them. It is not drawn itself. */
export const statedAt = '@designto-code/figma-mask-layer.mdx#arithmetic';

/** Positions count from the corner of the mask. Constraints are not kept. */
const inside = ({pin: _, ...layer}: Layer, mask: Layer): Layer => ({
  ...layer,
  x: (layer.x ?? 0) - (mask.x ?? 0),
  y: (layer.y ?? 0) - (mask.y ?? 0),
});

function wrapper(mask: Layer, cut: readonly Layer[]): Layer {
  const {kind, line, x, y, width, height, radius} = mask;
  const children = cut.map((layer) => inside(layer, mask));
  return {name: 'Masked', flags: '', line, kind, x, y, width, height, radius, clip: true, mask: true, children};
}

/** The children of a frame with each mask as the box around what it cuts; one that cuts nothing leaves nothing. */
function wrapped(children: readonly Layer[]): Layer[] {
  const first = children.findIndex(isMask);
  const mask = children[first];
  if (!mask) return [...children];
  const after = children.slice(first + 1);
  const next = after.findIndex(isMask);
  const cut = next === -1 ? after : after.slice(0, next);
  const boxes = cut.length > 0 ? [wrapper(mask, cut)] : [];
  return [...children.slice(0, first), ...boxes, ...wrapped(next === -1 ? [] : after.slice(next))];
}

/** React Native has no clip for free shapes, so masks are left out there. */
const unmasked: readonly ConvertOptions['target'][] = ['react-native', 'expo'];

export function withMasks(layer: Layer, options: ConvertOptions): Layer {
  const children = layer.children.map((child) => withMasks(child, options));
  const keeps = unmasked.includes(options.target) ? children.filter((child) => !isMask(child)) : wrapped(children);
  return {...layer, children: keeps};
}

/** The box that takes the place of a mask. */
export const isMaskBox = ({layer}: {readonly layer: Layer}): boolean => isMask(layer) && layer.children.length > 0;
