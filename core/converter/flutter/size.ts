import {round} from '../number';
import {type Axis, acrossOf, alongOf, flowing, isPlaced, type SceneNode} from '../scene/node';
import {pinOf} from '../scene/pin';
import {spansScreen} from '../web/rules/place';
import {type Call, call, code, type Expression, number} from './widget';

/** Sizes in Flutter: numbers, `Expanded` along the flow, `double.infinity` across it, limits in a ConstrainedBox. */
export const statedAt = '@designto-code/figma-autolayout.mdx#design';

type AxisName = 'width' | 'height';

/** A length of a flag: pixels, a part of the screen, or the whole parent. */
export function length(written: string): Expression | undefined {
  const value = Number.parseFloat(written);
  if (written === '100%') return code('double.infinity');
  if (written.endsWith('px')) return number(value);
  if (written.endsWith('vw')) return code(`MediaQuery.sizeOf(context).width * ${round(value / 100)}`, false);
  if (written.endsWith('vh')) return code(`MediaQuery.sizeOf(context).height * ${round(value / 100)}`, false);
  if (written.endsWith('rem') || written.endsWith('em')) return number(value * 16);
  return undefined;
}

/** All children fill across: the layout stretches them. It would stretch them beyond their limits, so those with one fill by themselves. */
export const stretches = (node: SceneNode): boolean => {
  const items = flowing(node);
  if (node.layer.align === 'stretch') return true;
  return items.length > 0 && node.flow !== 'wrap' && items.every((item) => fillsFreely(item[acrossOf(node.flow)]));
};

const fillsFreely = ({size, max}: Axis): boolean => size.mode === 'fill' && max === undefined;

const isFrozen = (node: SceneNode, axis: AxisName): boolean => node.flags.has(`--fix-${axis}`);

function held(node: SceneNode, axis: AxisName): boolean {
  if (axis === 'width' && spansScreen(node)) return true;
  const {across, down} = pinOf(node);
  const scalesBoth = across === 'scale' && down === 'scale';
  return isPlaced(node) && (scalesBoth || (axis === 'width' ? across === 'left-right' : down === 'top-bottom'));
}

/** The size to write on a widget along one axis. */
export function extent(node: SceneNode, axis: AxisName): Expression | undefined {
  const {size} = node[axis];
  const {parent} = node;
  if (size.mode === 'hug' || isFrozen(node, axis) || held(node, axis)) return undefined;
  if (size.mode === 'fixed') return length(size.length) ?? number(node.box[axis]);
  if (!parent || isPlaced(node)) return code('double.infinity');
  if (axis === alongOf(parent.flow) && parent.flow !== 'wrap') return undefined;
  return stretches(parent) ? undefined : code('double.infinity');
}

export const expands = (node: SceneNode): boolean =>
  node.parent !== undefined && !isPlaced(node) && node.parent.flow !== 'wrap' && node[alongOf(node.parent.flow)].size.mode === 'fill';

/** Limits, and sizes that must not give way. */
export function limits(node: SceneNode): Call | undefined {
  const of = (axis: AxisName, side: 'min' | 'max') => {
    const written = node[axis][side];
    return written === undefined ? undefined : length(written);
  };
  const args = {
    minWidth: of('width', 'min'),
    maxWidth: of('width', 'max'),
    minHeight: of('height', 'min'),
    maxHeight: of('height', 'max'),
  };
  return Object.values(args).some((value) => value !== undefined) ? call('BoxConstraints', args) : undefined;
}
