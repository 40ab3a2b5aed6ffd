import type {Extent, Fill, Gradient, Layer, Shadow} from './layer';
import {clipPathOf} from './mask';

/** The CSS a layer is drawn with. Sizes and paints are those of the design: they do not follow the theme. */

export type Style = Record<string, string | number>;

/** What decides about a layer's look besides itself: how the layer around it places it, and what lies below. */
export interface Parent {
  readonly flow: 'row' | 'column' | 'free' | 'root';
  /** Whether something opaque lies below, so that text cannot take its color from the theme. */
  readonly painted: boolean;
  /** A negative gap, by which each layer but the first is pulled back. */
  readonly overlap?: number;
}

/** Of text and lines on a painted ground that say no color. */
export const ink = '#161a22';

/** Of text that does not say more. */
export const typeDefaults = {fontSize: 14, fontWeight: 400};

const px = (values: readonly number[]): string => values.map((value) => `${value}px`).join(' ');

export const fallbackSize: Partial<Record<Layer['kind'], readonly [number, number]>> = {
  icon: [24, 24],
  image: [120, 80],
  ellipse: [40, 40],
  rectangle: [80, 48],
  line: [120, 1],
};

function extent(value: Extent | undefined, axis: 'width' | 'height', flow: Parent['flow'], isLimited: boolean): Style {
  if (typeof value === 'number') return {[axis]: `${value}px`, flexShrink: 0};
  if (value !== 'fill') return {};
  if (flow === 'free' || flow === 'root') return {[axis]: '100%'};
  const along = flow === 'row' ? 'width' : 'height';
  // Stretched up to a limit, a layer would keep to the start, whatever the alignment.
  if (axis !== along && isLimited) return {[axis]: '100%'};
  return axis === along ? {flex: '1 1 0', [axis === 'width' ? 'minWidth' : 'minHeight']: 0} : {alignSelf: 'stretch'};
}

const limits = (layer: Layer): Style =>
  Object.fromEntries(
    (['minWidth', 'maxWidth', 'minHeight', 'maxHeight'] as const).flatMap((limit) =>
      layer[limit] === undefined ? [] : [[limit, `${layer[limit]}px`]],
    ),
  );

function size(layer: Layer, flow: Parent['flow']): Style {
  const [width, height] = fallbackSize[layer.kind] ?? [];
  const down = layer.kind === 'line' ? (layer.stroke?.weight ?? 1) : (layer.height ?? height);
  return {
    ...extent(layer.width ?? width, 'width', flow, layer.maxWidth !== undefined),
    ...extent(down, 'height', flow, layer.maxHeight !== undefined),
    ...limits(layer),
  };
}

function place(layer: Layer, {flow}: Parent): Style {
  if (flow === 'root') return {};
  const placed = layer.x !== undefined || layer.y !== undefined;
  if (flow !== 'free' && !placed) return {};
  return {position: 'absolute', left: `${layer.x ?? 0}px`, top: `${layer.y ?? 0}px`};
}

const sides = {start: 'flex-start', end: 'flex-end', center: 'center', between: 'space-between', stretch: 'stretch', baseline: 'baseline'};

function layout(layer: Layer): Style {
  if (!layer.auto) return {};
  return {
    display: 'flex',
    flexDirection: layer.auto === 'column' ? 'column' : 'row',
    ...(layer.auto === 'wrap' && {flexWrap: 'wrap'}),
    ...(layer.gap !== undefined && layer.gap > 0 && layer.justify !== 'between' && {gap: `${layer.gap}px`}),
    ...(layer.padding && {padding: px(layer.padding)}),
    // In a design the items keep their size unless they say "fill".
    alignItems: sides[layer.align ?? 'start'],
    ...(layer.justify && {justifyContent: sides[layer.justify]}),
  };
}

export function gradient({kind, angle, colors}: Gradient): string {
  if (kind === 'radial') return `radial-gradient(50% 50%, ${colors.join(', ')})`;
  if (kind === 'angular') return `conic-gradient(from ${angle}deg, ${colors.join(', ')})`;
  return `linear-gradient(${angle}deg, ${colors.join(', ')})`;
}

const background = (fill: Fill): string => (typeof fill === 'string' ? fill : gradient(fill));

/** How each fill mixes with those below it, the topmost first. */
export const fillModes = (over: readonly Gradient[]): string[] =>
  over.some(({blend}) => blend) ? over.map(({blend}) => blend ?? 'normal') : [];

const oneShadow = ({x, y, blur, spread, color, inset}: Shadow, spreads: boolean): string =>
  `${inset && spreads ? 'inset ' : ''}${px(spreads && spread !== 0 ? [x, y, blur, spread] : [x, y, blur])} ${color}`;

const shadow = (shadows: readonly Shadow[], spreads: boolean): string => shadows.map((each) => oneShadow(each, spreads)).join(', ');

/** All fills of a layer, the topmost first. A color below gradients has to be an image as well. */
const backgrounds = (over: readonly Fill[], fill: Fill): string =>
  over.length === 0
    ? background(fill)
    : [...over.map(background), typeof fill === 'string' ? `linear-gradient(${fill}, ${fill})` : background(fill)].join(', ');

/** A text without a color of its own: a gradient, or several fills, are seen through its letters. */
export const isSeenThrough = ({kind, color, fill, over = []}: Layer): boolean =>
  kind === 'text' && color === undefined && (typeof fill === 'object' || over.length > 0);

/** The shadows of letters; behind letters that are seen through, a text shadow would show. */
function letterShadow(shadows: readonly Shadow[], throughLetters: boolean): Style {
  if (!throughLetters) return {textShadow: shadow(shadows, false)};
  return {filter: shadows.map(({x, y, blur, color}) => `drop-shadow(${px([x, y, blur / 2])} ${color})`).join(' ')};
}

function paint(layer: Layer): Style {
  const round = layer.kind === 'ellipse' ? '50%' : layer.radius && px(layer.radius);
  const painted = layer.kind === 'line' ? (layer.stroke?.color ?? layer.fill ?? ink) : layer.fill;
  const offset = {inside: -1, center: -0.5, outside: 0};
  const modes = fillModes(layer.over ?? []);
  return {
    ...(painted && layer.kind !== 'text' && layer.kind !== 'icon' && {background: backgrounds(layer.over ?? [], painted)}),
    ...(modes.length > 0 && {backgroundBlendMode: [...modes, 'normal'].join(', ')}),
    ...(round && {borderRadius: round}),
    ...(layer.stroke &&
      layer.kind !== 'line' && {
        outline: `${layer.stroke.weight}px solid ${layer.stroke.color}`,
        outlineOffset: `${layer.stroke.weight * offset[layer.stroke.align]}px`,
      }),
    ...(layer.shadows &&
      (layer.kind === 'text' ? letterShadow(layer.shadows, isSeenThrough(layer)) : {boxShadow: shadow(layer.shadows, true)})),
    ...(layer.opacity !== undefined && {opacity: layer.opacity}),
    // The radius of a design tool is twice the standard deviation that CSS takes.
    ...(layer.blur !== undefined && {filter: `blur(${layer.blur / 2}px)`}),
    ...(layer.backdrop !== undefined && {backdropFilter: `blur(${layer.backdrop / 2}px)`}),
    ...(layer.blend && (layer.blend === 'normal' ? {isolation: 'isolate'} : {mixBlendMode: layer.blend})),
    ...(layer.rotate !== undefined && {transform: `rotate(${layer.rotate}deg)`}),
    ...(layer.clip && {overflow: 'hidden'}),
    ...(layer.mask && {visibility: 'hidden'}),
  };
}

function type(layer: Layer, {painted}: Parent): Style {
  if (layer.kind !== 'text' && layer.kind !== 'icon') return {};
  const color =
    layer.color ?? (typeof layer.fill === 'string' && layer.fill.startsWith('#') ? layer.fill : undefined) ?? (painted ? ink : undefined);
  if (layer.kind === 'icon') return color ? {color} : {};
  const wraps = typeof layer.width === 'number' || layer.width === 'fill' || layer.maxWidth !== undefined;
  return {
    ...(color && {color}),
    ...(isSeenThrough(layer) &&
      layer.fill && {backgroundImage: backgrounds(layer.over ?? [], layer.fill), backgroundClip: 'text', color: 'transparent'}),
    fontSize: `${layer.fontSize ?? typeDefaults.fontSize}px`,
    fontWeight: layer.fontWeight ?? typeDefaults.fontWeight,
    lineHeight: layer.lineHeight ? `${layer.lineHeight}px` : 'normal',
    ...(layer.align && {textAlign: layer.align}),
    whiteSpace: wraps ? 'pre-wrap' : 'pre',
  };
}

const pulledBack = ({overlap, flow}: Parent): Style =>
  overlap === undefined ? {} : {[flow === 'column' ? 'marginTop' : 'marginLeft']: `${overlap}px`};

/** `mask`: the layer that cuts this one. */
export function styleOf(layer: Layer, parent: Parent, isFirst = true, mask?: Layer): Style {
  return {
    ...(isFirst ? {} : pulledBack(parent)),
    ...layout(layer),
    ...size(layer, parent.flow),
    ...place(layer, parent),
    ...paint(layer),
    ...(mask && {clipPath: clipPathOf(mask, layer)}),
    ...type(layer, parent),
  };
}

export function within(layer: Layer, parent: Parent): Parent {
  const flow = layer.auto === undefined ? 'free' : layer.auto === 'column' ? 'column' : 'row';
  const overlap = layer.auto !== undefined && layer.gap !== undefined && layer.gap < 0 ? {overlap: layer.gap} : {};
  return {flow, ...overlap, painted: parent.painted || (layer.fill !== undefined && layer.fill !== 'transparent')};
}
