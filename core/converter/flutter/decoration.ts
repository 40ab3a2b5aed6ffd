import type {Gradient, Shadow} from '../../layers/layer';
import {dartColor} from '../color';
import {round} from '../number';
import {paddingOf, type SceneNode} from '../scene/node';
import {isAvatar} from '../scene/role';
import {dartConstant, styleOf} from '../style';
import {gradientStops} from '../web/rules/gradient';
import {type Call, call, callWith, code, constant, type Expression, list, number} from './widget';

/** Paint in Flutter: a BoxDecoration with what CSS says in several properties. */
export const statedAt = 'code/with-flutter/index.mdx#mapping';

export const color = (hex: string): Expression => callWith('Color', [code(dartColor(hex).replace(/^Color\((.*)\)$/, '$1'))]);

/** The color of a fill or a text: a constant where it is linked to a style. */
export function paintColor(node: SceneNode, hex: string): Expression {
  const style = styleOf(node);
  return style === undefined ? color(hex) : code(dartConstant(style));
}

export function edgeInsets(sides: readonly [number, number, number, number]): Expression | undefined {
  const [top, right, bottom, left] = sides.map((side) => Math.max(0, round(side))) as [number, number, number, number];
  if (top + right + bottom + left === 0) return undefined;
  if (top === bottom && left === right) {
    if (top === left) return callWith('EdgeInsets.all', [number(top)]);
    return call('EdgeInsets.symmetric', {...(top > 0 && {vertical: number(top)}), ...(left > 0 && {horizontal: number(left)})});
  }
  return callWith('EdgeInsets.fromLTRB', [left, top, right, bottom].map(number));
}

const insideShare = {inside: 1, center: 0.5, outside: 0};

/** A Container adds the part of its border that lies inside to its padding, so the padding is smaller by it. */
export function padding(node: SceneNode): Expression | undefined {
  const {stroke, kind} = node.layer;
  const drawn = stroke && kind !== 'line' && !ignores(node, 'stroke', 'border');
  const border = drawn ? stroke.weight * insideShare[stroke.align] : 0;
  const [top, right, bottom, left] = paddingOf(node);
  return edgeInsets([top - border, right - border, bottom - border, left - border]);
}

/** A sweep begins at three o'clock; where the design begins elsewhere, it is turned. */
function turned(angle: number): Expression | undefined {
  const radians = Math.round((((angle - 90) * Math.PI) / 180) * 10_000) / 10_000;
  return radians === 0 ? undefined : callWith('GradientRotation', [code(String(radians))]);
}

export function gradient(paint: Gradient, node: SceneNode): Call {
  const colors = {
    colors: list(paint.colors.map(color)),
    ...(paint.colors.length > 2 && {stops: list(gradientStops(paint.colors).map(({at}) => number(at)))}),
  };
  // Its radius is half of the shorter side unless it says otherwise.
  if (paint.kind === 'radial') return call('RadialGradient', colors);
  if (paint.kind === 'angular') return call('SweepGradient', {...colors, transform: turned(paint.angle)});
  return call('LinearGradient', {...ends(paint, node), ...colors});
}

/** The ends of the gradient line, in units of half the box. */
function ends({angle}: Gradient, {box}: SceneNode): Record<string, Expression> {
  const radians = (angle * Math.PI) / 180;
  const [x, y] = [Math.sin(radians), -Math.cos(radians)];
  const length = Math.abs(box.width * x) + Math.abs(box.height * y);
  const end = [(length * x) / (box.width || 1), (length * y) / (box.height || 1)].map((value) => Math.round(value * 100) / 100);
  const alignment = (sign: number) =>
    callWith(
      'Alignment',
      end.map((value) => number(sign * value)),
    );
  return {begin: alignment(-1), end: alignment(1)};
}

/** Flutter blurs by a radius of its own: sigma = 0.57735 r + 0.5, where CSS has sigma = blur / 2. */
export const blurRadius = (blur: number): number => (blur <= 1 ? 0 : Math.round(((blur / 2 - 0.5) / 0.57735) * 10) / 10);

const offset = ({x, y}: Shadow): Expression => callWith('Offset', [number(x), number(y)]);

function shadow(layer: Shadow, name: 'BoxShadow' | 'Shadow'): Call {
  return call(name, {
    ...((layer.x !== 0 || layer.y !== 0) && {offset: offset(layer)}),
    ...(blurRadius(layer.blur) > 0 && {blurRadius: number(blurRadius(layer.blur))}),
    ...(name === 'BoxShadow' && layer.spread !== 0 && {spreadRadius: number(layer.spread)}),
    color: color(layer.color),
  });
}

/** Flutter paints the last of a list on top, the design names the topmost first. */
export const shadows = (all: readonly Shadow[], name: 'BoxShadow' | 'Shadow'): Expression =>
  list(all.toReversed().map((each) => shadow(each, name)));

export function borderRadius({layer}: SceneNode): Expression | undefined {
  const [first, ...others] = layer.radius ?? [];
  if (first === undefined || (first === 0 && others.every((corner) => corner === 0))) return undefined;
  if (others.every((corner) => corner === first)) return callWith('BorderRadius.circular', [number(first)]);
  const corners = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'];
  const each = [first, ...others].map((corner, index) => [corners[index] ?? '', callWith('Radius.circular', [number(corner)])] as const);
  return call('BorderRadius.only', Object.fromEntries(each));
}

const ignores = ({flags}: SceneNode, ...words: readonly string[]): boolean => flags.texts('--ignore').some((word) => words.includes(word));

const strokeAlign = {inside: undefined, center: 'BorderSide.strokeAlignCenter', outside: 'BorderSide.strokeAlignOutside'};

function border({layer}: SceneNode): Expression | undefined {
  const {stroke} = layer;
  if (!stroke) return undefined;
  const align = strokeAlign[stroke.align];
  return call('Border.all', {
    color: color(stroke.color),
    ...(stroke.weight !== 1 && {width: number(stroke.weight)}),
    ...(align !== undefined && {strokeAlign: code(align)}),
  });
}

/** Undefined for a layer without paint; a color alone does not need a decoration, see `plainColor`. */
export function decoration(node: SceneNode): Call | undefined {
  const {layer, flags} = node;
  if (flags.has('--as-size')) return undefined;
  const fill = layer.fill === 'transparent' || ignores(node, 'fill', 'background', 'background-color') ? undefined : layer.fill;
  const isRound = layer.kind === 'ellipse' || isAvatar(node);
  // Flutter has no inner shadows.
  const outer = layer.shadows?.filter(({inset}) => !inset) ?? [];
  const radius = ignores(node, 'border-radius', 'radius') ? undefined : borderRadius(node);
  const args = {
    color: typeof fill === 'string' ? paintColor(node, fill) : undefined,
    gradient: typeof fill === 'object' ? gradient(fill, node) : undefined,
    border: ignores(node, 'stroke', 'border') ? undefined : border(node),
    shape: isRound ? constant('BoxShape', 'circle') : undefined,
    borderRadius: isRound ? undefined : radius,
    boxShadow: outer.length > 0 && !ignores(node, 'effects', 'shadow', 'box-shadow') ? shadows(outer, 'BoxShadow') : undefined,
  };
  return Object.values(args).some((value) => value !== undefined) ? call('BoxDecoration', args) : undefined;
}

/** A BoxDecoration has one gradient, so each gradient above the fill is a decoration of its own. */
export const overlays = (node: SceneNode): Call[] =>
  (node.layer.over ?? []).map((each) => call('BoxDecoration', {gradient: gradient(each, node), borderRadius: borderRadius(node)}));

/** The color of a decoration that is nothing but a color. */
export function plainColor(decorated: Call | undefined): Expression | undefined {
  const [only, ...more] = decorated?.named ?? [];
  return only?.[0] === 'color' && more.length === 0 ? only[1] : undefined;
}
