import {round} from '../../number';
import {alongOf, isPlaced, isRoot, type SceneNode} from '../../scene/node';
import {pinOf} from '../../scene/pin';
import type {Declarations} from '../element';
import {alignmentOf} from './layout';
import {spansScreen} from './place';

/** Hug writes no size, Fixed writes pixels, Fill grows along the flow or stretches across it. */
export const statedAt = '@designto-code/css.mdx#sizes';

type AxisName = 'width' | 'height';

/** Pictures keep their proportions when they are stretched, so they get a size instead. */
const isReplaced = ({role}: SceneNode): boolean => ['picture', 'vector', 'video', 'embed', 'lottie'].includes(role);

/** Something that could take room from a fixed item: a frame that does not hug along its flow, or has a limit there. */
function canSqueeze(parent: SceneNode): boolean {
  const {size, max} = parent[alongOf(parent.flow)];
  return size.mode !== 'hug' || max !== undefined;
}

const isAligned = ({layer}: SceneNode): boolean => layer.align === 'center' || layer.align === 'end';

function fill(node: SceneNode, axis: AxisName): Declarations {
  const {parent} = node;
  if (!parent || isPlaced(node)) return {[axis]: '100%'};
  if (axis === alongOf(parent.flow)) return {flex: '1 1 0', [`min-${axis}`]: '0'};
  if (isReplaced(node)) return {[axis]: '100%'};
  // What is stretched up to a limit keeps to the start; a width leaves the alignment to the frame.
  if (node[axis].max !== undefined && isAligned(parent)) return {[axis]: '100%'};
  return alignmentOf(parent) === undefined ? {} : {'align-self': 'stretch'};
}

/** What the constraints of a placed layer leave of its size. */
function pinned(node: SceneNode, axis: AxisName): Declarations | undefined {
  const {parent} = node;
  if (axis === 'width' && spansScreen(node)) return {};
  if (!parent || !isPlaced(node) || !node.layer.pin) return undefined;
  const pin = axis === 'width' ? pinOf(node).across : pinOf(node).down;
  if (pin === 'left-right' || pin === 'top-bottom') return {};
  return pin === 'scale' ? {[axis]: `${round((100 * node.box[axis]) / parent.box[axis])}%`} : undefined;
}

function one(node: SceneNode, axis: AxisName): Declarations {
  const {size, min, max} = node[axis];
  const limits = {...(min !== undefined && {[`min-${axis}`]: min}), ...(max !== undefined && {[`max-${axis}`]: max})};
  const pin = pinned(node, axis);
  if (pin) return {...pin, ...limits};
  if (size.mode === 'hug') return limits;
  if (size.mode === 'fill') return {...fill(node, axis), ...limits};
  const {parent} = node;
  // An exact size is the one of the design, but not frozen.
  const yields = node.flags.has(`--exact-${axis}`);
  const firm = parent && !yields && !isPlaced(node) && axis === alongOf(parent.flow) && canSqueeze(parent);
  return {...(firm && {'flex-shrink': '0'}), [axis]: size.length, ...limits};
}

const isMeasured = (declarations: Declarations): boolean =>
  Object.entries(declarations).some(([name, value]) => name === 'flex' || (/(^|-)(width|height)$/.test(name) && value !== '0'));

/** A size in the design includes padding and border. Buttons are measured that way by browsers already. */
export const boxSizing = (sizes: Declarations, hasInset: boolean, tag: string): Declarations =>
  hasInset && tag !== 'button' && isMeasured(sizes) ? {'box-sizing': 'border-box'} : {};

export function size(node: SceneNode): Declarations {
  const sizes = {...one(node, 'width'), ...one(node, 'height')};
  if (node.role !== 'vector') return sizes;
  // The fixed size of a vector is in its attributes.
  const fixed = (name: string) =>
    (name === 'width' || name === 'height') && node[name].size.mode === 'fixed' && sizes[name]?.endsWith('px');
  return Object.fromEntries(Object.entries(sizes).filter(([name]) => !fixed(name)));
}

/** A text alone in its module is not a flex item, so it needs a box of its own. */
export const rootText = (node: SceneNode): Declarations => (isRoot(node) && node.role === 'text' ? {display: 'inline-block'} : {});
