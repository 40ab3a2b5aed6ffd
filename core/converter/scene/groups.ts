import type {Layer} from '../../layers/layer';

/** A group leaves no element: its children take their places in the frame around it. */
export const statedAt = 'concepts/layouts/laytout-management.mdx#groups';

/** An auto layout moves a group as one item, and an effect or a flag is about all its children at once, so such a group stays a box. */
export function isDissolved(layer: Layer, parent: Layer | undefined): boolean {
  if (layer.kind !== 'group' || layer.flags !== '' || !parent || parent.auto !== undefined) return false;
  return (layer.opacity ?? 1) === 1 && !layer.blur && !layer.blend && !layer.rotate && !layer.clip;
}

/** The children of a group, at their places in the frame around it. */
export const dissolved = ({x = 0, y = 0, children}: Layer): Layer[] =>
  children.map((child) => ({...child, x: (child.x ?? 0) + x, y: (child.y ?? 0) + y}));
