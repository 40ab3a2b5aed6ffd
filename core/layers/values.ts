import type {LayerValue} from './drawn';
import type {Extent, Fill, Layer, Shadow} from './layer';
import {fallbackSize, gradient, ink, type Parent, typeDefaults} from './style';

/**
 * What the inspector of a design tool says of a layer: enough to draw it again. The words are those of the tool and stay as they are
 * in every language; the names of the values are translated where they are shown.
 */

/** `#1f6feb` as `#1F6FEB`, `#0002` as `#000000 13%`. */
export function colorText(color: string): string {
  const digits = color.slice(1).toUpperCase();
  const whole = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const alpha = whole.slice(6);
  return `#${whole.slice(0, 6)}${alpha && ` ${Math.round((Number.parseInt(alpha, 16) / 255) * 100)}%`}`;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function paint(name: LayerValue[0], fill: Fill, style?: string): LayerValue {
  if (fill === 'transparent') return [name, 'None'];
  if (typeof fill === 'string') return [name, style === undefined ? colorText(fill) : `${style}, ${colorText(fill)}`, fill];
  const {kind, angle, colors, blend} = fill;
  const head = [capital(kind), ...(kind === 'radial' ? [] : [`${angle}°`])].join(' ');
  const mode = blend ? `, ${capital(blend).replaceAll('-', ' ')}` : '';
  return [name, `${head}, ${colors.map(colorText).join(' → ')}${mode}`, gradient(fill)];
}

const extent = (value: Extent | undefined): string => (typeof value === 'number' ? `Fixed (${value})` : value === 'fill' ? 'Fill' : 'Hug');

const limits = (layer: Layer): LayerValue[] =>
  (['minWidth', 'maxWidth', 'minHeight', 'maxHeight'] as const).flatMap((name): LayerValue[] => {
    const limit = layer[name];
    return limit === undefined ? [] : [[name, String(limit)]];
  });

function size(layer: Layer): LayerValue[] {
  const [width, height] = fallbackSize[layer.kind] ?? [];
  const across: LayerValue = ['width', extent(layer.width ?? width)];
  // A line has a stroke instead of a height.
  const both: LayerValue[] = layer.kind === 'line' ? [across] : [across, ['height', extent(layer.height ?? height)]];
  return [...both, ...limits(layer)];
}

/** Where the coordinates of a layer begin; a group has none of its own, so those inside it are measured from the frame around it. */
export interface Origin {
  readonly x: number;
  readonly y: number;
}

export const originWithin = ({kind, x = 0, y = 0}: Layer, origin: Origin): Origin =>
  kind === 'group' ? {x: origin.x + x, y: origin.y + y} : {x: 0, y: 0};

/** `left-right` as `Left and right`, as the constraints are called in the tool. */
const pinText = (pin: string): string => capital(pin.replace('-', ' and '));

function place(layer: Layer, {flow}: Parent, origin: Origin): LayerValue[] {
  const placed = layer.x !== undefined || layer.y !== undefined;
  if (flow === 'root' || (flow !== 'free' && !placed)) return [];
  const at: LayerValue[] = [
    ['x', String(origin.x + (layer.x ?? 0))],
    ['y', String(origin.y + (layer.y ?? 0))],
  ];
  const {pin} = layer;
  const held: LayerValue[] = pin ? [['constraints', `${pinText(pin.across)}, ${pinText(pin.down)}`]] : [];
  return flow === 'free' ? [...at, ...held] : [['position', 'Absolute'], ...at, ...held];
}

const directions = {row: 'Horizontal', column: 'Vertical', wrap: 'Wrap'};
const horizontally = {start: 'left', center: 'center', end: 'right'};
const vertically = {start: 'Top', center: 'Center', end: 'Bottom'};

/** The place in the grid of nine; with a gap of Auto only the other direction is left to choose. */
function alignment({auto, align = 'start', justify = 'start'}: Layer): string {
  if (align === 'baseline' || align === 'stretch') return capital(align);
  if (justify === 'between') return auto === 'column' ? capital(horizontally[align]) : vertically[align];
  const across = auto === 'column' ? align : justify;
  const down = auto === 'column' ? justify : align;
  return across === 'center' && down === 'center' ? 'Center' : `${vertically[down]} ${horizontally[across]}`;
}

function sides(values: readonly number[], names: readonly string[]): string {
  const [first = 0, second = 0] = values;
  if (values.every((value) => value === first)) return String(first);
  if (values.length === 2) return `${first} vertical, ${second} horizontal`;
  return values.map((value, index) => `${names[index]} ${value}`).join(', ');
}

function layout(layer: Layer): LayerValue[] {
  if (!layer.auto) return [];
  const values: LayerValue[] = [
    ['layout', directions[layer.auto]],
    ['align', alignment(layer)],
    ['gap', layer.justify === 'between' ? 'Auto' : String(layer.gap ?? 0)],
  ];
  if (layer.padding) values.push(['padding', sides(layer.padding, ['top', 'right', 'bottom', 'left'])]);
  return values;
}

function type(layer: Layer, {painted}: Parent): LayerValue[] {
  const fill = layer.color ?? layer.fill ?? (painted ? ink : undefined);
  const color = fill ? [paint('color', fill, layer.style)] : [];
  if (layer.kind === 'icon') return color;
  if (layer.kind !== 'text') return [];
  const values: LayerValue[] = [
    ['text', `“${layer.text?.replaceAll('\n', ' ↵ ') ?? ''}”`],
    ['font', 'Inter'],
    ['fontSize', String(layer.fontSize ?? typeDefaults.fontSize)],
    ['fontWeight', String(layer.fontWeight ?? typeDefaults.fontWeight)],
    ['lineHeight', layer.lineHeight ? String(layer.lineHeight) : 'Auto'],
  ];
  const align = layer.align === 'start' || layer.align === 'end' || layer.align === 'center' ? horizontally[layer.align] : undefined;
  return [...values, ...(align ? ([['textAlign', capital(align)]] as const) : []), ...color];
}

function shadowText({x, y, blur, spread, color}: Shadow): string {
  return `X ${x}, Y ${y}, blur ${blur}, ${spread ? `spread ${spread}, ` : ''}${colorText(color)}`;
}

/** A line without a stroke is drawn with its fill. */
function lineStroke(fill: Fill = ink): LayerValue {
  const [, text, css] = paint('stroke', fill);
  return ['stroke', `${text}, 1 inside`, css];
}

function look(layer: Layer): LayerValue[] {
  const {kind, radius, fill, stroke, shadows, blur, opacity, rotate} = layer;
  const values: LayerValue[] = [];
  if (radius) values.push(['radius', sides(radius, ['top left', 'top right', 'bottom right', 'bottom left'])]);
  if (kind === 'image' && !fill) values.push(['fill', 'Image']);
  else if (fill && kind !== 'text' && kind !== 'icon' && kind !== 'line') {
    for (const each of layer.over ?? []) values.push(paint('fill', each));
    values.push(paint('fill', fill, layer.style));
  }
  if (layer.hover) values.push(paint('hover', layer.hover));
  if (kind === 'line' && !stroke) values.push(lineStroke(fill));
  else if (stroke) values.push(['stroke', `${colorText(stroke.color)}, ${stroke.weight} ${stroke.align}`, stroke.color]);
  for (const shadow of shadows ?? []) values.push([shadow.inset ? 'innerShadow' : 'shadow', shadowText(shadow), shadow.color]);
  if (blur !== undefined) values.push(['blur', String(blur)]);
  if (layer.backdrop !== undefined) values.push(['backgroundBlur', String(layer.backdrop)]);
  if (layer.blend) values.push(['blend', capital(layer.blend).replaceAll('-', ' ')]);
  if (opacity !== undefined) values.push(['opacity', `${Math.round(opacity * 100)}%`]);
  if (rotate !== undefined) values.push(['rotation', `${Math.abs(rotate)}° ${rotate < 0 ? 'counterclockwise' : 'clockwise'}`]);
  if (layer.clip) values.push(['clip', 'On']);
  if (layer.mask) values.push(['mask', 'On']);
  if (layer.scroll) values.push(['scroll', {x: 'Horizontal', y: 'Vertical', both: 'Both directions'}[layer.scroll]]);
  if (layer.show) values.push(['property', layer.show]);
  if (layer.hidden) values.push(['visible', 'Hidden']);
  return values;
}

/** The values of a layer, in the order of an inspector. */
export function valuesOf(layer: Layer, parent: Parent, origin: Origin = {x: 0, y: 0}): LayerValue[] {
  return [...size(layer), ...place(layer, parent, origin), ...layout(layer), ...type(layer, parent), ...look(layer)];
}
