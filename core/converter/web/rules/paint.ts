import type {Fill, Gradient, Shadow} from '../../../layers/layer';
import {fillModes, isSeenThrough} from '../../../layers/style';
import {cssColor} from '../../color';
import {px} from '../../number';
import {flowing, isPlaced, paddingOf, type SceneNode} from '../../scene/node';
import {isAvatar, isRendered} from '../../scene/role';
import {scrollOf} from '../../scene/scroll';
import {cssVariable, styleOf} from '../../style';
import type {Declarations} from '../element';
import {gradient} from './gradient';

/** Fills, strokes, corners, shadows and effects. */
export const statedAt = '@designto-code/css-color-vs-background-color.mdx#example';

/** Properties that `--ignore` leaves out, and their other names. */
const ignorable: Readonly<Record<string, readonly string[]>> = {
  fill: ['fill', 'background', 'background-color', 'color'],
  stroke: ['stroke', 'border'],
  radius: ['border-radius', 'radius'],
  shadow: ['effects', 'shadow', 'box-shadow'],
  blur: ['effects', 'blur'],
  opacity: ['opacity'],
};

const keeps = ({flags}: SceneNode, property: string): boolean =>
  !flags.texts('--ignore').some((word) => ignorable[property]?.includes(word));

/** Several fills are one list, the topmost first; a color can only be the last of it, and is no part of what is blended. */
export function background(node: SceneNode, fill: Fill, over: readonly Gradient[] = []): Declarations {
  const style = styleOf(node);
  if (over.length > 0) {
    const last = typeof fill === 'object' ? [gradient(fill, node)] : fill === 'transparent' ? [] : [cssColor(fill)];
    const modes = [...fillModes(over), ...(typeof fill === 'object' ? ['normal'] : [])];
    return {
      background: [...over.map((each) => gradient(each, node)), ...last].join(', '),
      ...(over.some(({blend}) => blend) && {'background-blend-mode': new Set(modes).size === 1 ? `${modes[0]}` : modes.join(', ')}),
    };
  }
  if (fill === 'transparent') return {};
  if (style !== undefined) return {'background-color': cssVariable(style)};
  return typeof fill === 'string' ? {'background-color': cssColor(fill)} : {background: gradient(fill, node)};
}

const shadowValue = ({x, y, blur, spread, color, inset}: Shadow, spreads = true): string =>
  `${inset ? 'inset ' : ''}${[x, y, blur, ...(spreads && spread !== 0 ? [spread] : [])].map(px).join(' ')} ${cssColor(color)}`;

const shadowList = (shadows: readonly Shadow[], spreads = true): string => shadows.map((each) => shadowValue(each, spreads)).join(', ');

/** CSS has no inner shadows for text. Behind letters that are seen through, a shadow of the text would show. */
function textShadow({layer}: SceneNode, shadows: readonly Shadow[]): Declarations {
  const outer = shadows.filter(({inset}) => !inset);
  if (outer.length === 0) return {};
  if (!isSeenThrough(layer)) return {'text-shadow': shadowList(outer, false)};
  // Half of the blur, which is what a filter takes.
  return {filter: outer.map((each) => `drop-shadow(${shadowValue({...each, blur: each.blur / 2}, false)})`).join(' ')};
}

/** What lies below shows through. Safari before 18 knows the blur by its older name only. */
function backdrop(node: SceneNode): Declarations {
  const {backdrop: radius, blend} = node.layer;
  const blur = radius && keeps(node, 'blur') ? `blur(${px(radius / 2)})` : undefined;
  return {
    ...(blur !== undefined && {'-webkit-backdrop-filter': blur, 'backdrop-filter': blur}),
    ...(blend && (blend === 'normal' ? {isolation: 'isolate'} : {'mix-blend-mode': blend})),
  };
}

/**
 * The width of the border: inside strokes are borders. Where the padding cannot make room for it, the content would move, so such a
 * stroke is an outline like the others.
 */
export function borderOf(node: SceneNode): number {
  const {stroke, kind} = node.layer;
  if (stroke?.align !== 'inside' || isRendered(node) || kind === 'line' || kind === 'text' || !keeps(node, 'stroke')) return 0;
  if (node.children.length === 0 || node.role === 'picture') return stroke.weight;
  const hasRoom = paddingOf(node).every((side) => side >= stroke.weight) && !node.children.some(isPlaced);
  const centered = node.layer.align === 'center' && node.flow === 'row' && flowing(node).length > 0;
  const [, right, , left] = paddingOf(node);
  const holds = centered && node.height.size.mode === 'fixed' && left >= stroke.weight && right >= stroke.weight;
  return hasRoom || (holds && !node.children.some(isPlaced)) ? stroke.weight : 0;
}

function stroke(node: SceneNode): Declarations {
  const {stroke: line, kind} = node.layer;
  if (!line || kind === 'line' || kind === 'text' || !keeps(node, 'stroke')) return {};
  const value = `${px(line.weight)} solid ${cssColor(line.color)}`;
  if (borderOf(node) > 0) return {border: value};
  const offset = {inside: -1, center: -0.5, outside: 0}[line.align] * line.weight;
  return {outline: value, ...(offset !== 0 && {'outline-offset': px(offset)})};
}

function radius(node: SceneNode): Declarations {
  const {layer} = node;
  if (layer.kind === 'ellipse' || isAvatar(node)) return {'border-radius': '50%'};
  const corners = layer.radius?.map(px) ?? [];
  if (corners.length === 0 || corners.every((corner) => corner === '0')) return {};
  return {'border-radius': corners.every((corner) => corner === corners[0]) ? `${corners[0]}` : corners.join(' ')};
}

function overflow(node: SceneNode): Declarations {
  const flag = node.flags.text('--overflow');
  if (flag) return {overflow: flag};
  const axis = scrollOf(node);
  if (axis) return axis === 'both' ? {overflow: 'auto'} : {[`overflow-${axis}`]: 'auto'};
  return node.layer.clip && node.role !== 'picture' ? {overflow: 'hidden'} : {};
}

function turn({layer, parent}: SceneNode, node: SceneNode): Declarations {
  if (!layer.rotate) return {};
  const pivot: Declarations = parent && isPlaced(node) ? {'transform-origin': 'top left'} : {};
  return {transform: `rotate(${layer.rotate}deg)`, ...pivot};
}

/** What shows a file has no use for the fill of the box that was drawn in its place. */
const isMedia = (role: SceneNode['role']): boolean =>
  role === 'picture' || role === 'video' || role === 'audio' || role === 'embed' || role === 'lottie';

export function paint(node: SceneNode): Declarations {
  const {layer, role} = node;
  const isText = layer.kind === 'text' || role === 'vector' || role === 'font-icon';
  // A layer that only takes room shows nothing, and an animation brings its own picture.
  if (node.flags.has('--as-size') || role === 'lottie' || isRendered(node)) return {};
  const fill = layer.kind === 'line' ? (layer.stroke?.color ?? layer.fill) : layer.fill;
  const filled = fill !== undefined && !isText && keeps(node, 'fill') && !(isMedia(role) && layer.kind !== 'image');
  return {
    ...(filled && background(node, fill, layer.over)),
    ...stroke(node),
    ...(keeps(node, 'radius') && radius(node)),
    ...(layer.shadows &&
      keeps(node, 'shadow') &&
      (layer.kind === 'text' ? textShadow(node, layer.shadows) : {'box-shadow': shadowList(layer.shadows)})),
    ...(layer.opacity !== undefined && layer.opacity !== 1 && keeps(node, 'opacity') && {opacity: String(layer.opacity)}),
    // A blur in the design is twice the standard deviation that CSS takes. It blurs the outlines of letters, which CSS cannot.
    ...(layer.blur && layer.kind !== 'text' && keeps(node, 'blur') && {filter: `blur(${px(layer.blur / 2)})`}),
    ...backdrop(node),
    ...turn(node, node),
    ...overflow(node),
  };
}
