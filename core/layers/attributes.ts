import {
  type Attributes,
  blendModes,
  type Extent,
  type Fill,
  fillBlends,
  gradientKinds,
  kinds,
  pinsAcross,
  pinsDown,
  type Shadow,
} from './layer';

/** The attributes of a layer line: what each accepts, and how it is read. A reader returns undefined for a bad value. */

type Read = (value: string) => Attributes | undefined;

interface Attribute {
  readonly expected: string;
  readonly read: Read;
}

const number = (value: string): number | undefined => (/^-?\d+(\.\d+)?$/.test(value) ? Number(value) : undefined);

const numbers = (value: string, counts: readonly number[]): number[] | undefined => {
  const parts = value.split(',').map(number);
  const valid = parts.filter((part) => part !== undefined);
  return valid.length === parts.length && counts.includes(parts.length) ? valid : undefined;
};

const isColor = (value: string): boolean => /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value);

const color = (value: string): string | undefined => (isColor(value) ? value : undefined);

/** `24`, or `150%`: the pixels of a percentage are known once the font size is. */
function lineHeight(value: string): Attributes | undefined {
  const parsed = number(value.replace(/%$/, ''));
  if (parsed === undefined || parsed <= 0) return undefined;
  return value.endsWith('%') ? {linePercent: parsed} : {lineHeight: parsed};
}

/** Where a gradient begins that does not say so: a linear one at the top, an angular one at three o'clock. */
const beginning = {linear: 180, radial: 0, angular: 90};

/** `#fff`, `none`, or a gradient: `#a>#b@90`, `radial:#a>#b`, `multiply:angular:#a>#b@90`. */
function fill(value: string): Fill | undefined {
  if (value === 'none') return 'transparent';
  if (isColor(value)) return value;
  const [, words = '', stops = '', angle] = /^((?:[a-z-]+:)*)([^@:]+)(?:@(-?\d+(?:\.\d+)?))?$/.exec(value) ?? [];
  const colors = stops.split('>');
  const prefixes = words.split(':').slice(0, -1);
  const kind = gradientKinds.find((each) => each === prefixes.at(-1));
  const modes = kind ? prefixes.slice(0, -1) : prefixes;
  const blend = fillBlends.find((each) => each === modes[0]);
  const isKnown = modes.length === (blend ? 1 : 0) && !(kind === 'radial' && angle !== undefined);
  if (!isKnown || colors.length < 2 || !colors.every(isColor)) return undefined;
  return {kind: kind ?? 'linear', angle: Number(angle ?? beginning[kind ?? 'linear']), colors, ...(blend && {blend})};
}

/**
 * One paint, or several from the top down: `#fff0>#fff@90/#1f6feb`. All but the last are gradients; the last has nothing in the layer to
 * mix with.
 */
function fills(value: string): Attributes | undefined {
  const all = value.split('/').map(fill);
  const base = all.at(-1);
  const over = all.slice(0, -1).filter((each) => typeof each === 'object');
  if (base === undefined || over.length !== all.length - 1 || (typeof base === 'object' && base.blend)) return undefined;
  return {fill: base, ...(over.length > 0 && {over})};
}

/** `x,y,blur,#color`, with an optional spread before the color; `inset,` in front makes it an inner one. */
function shadow(value: string): Shadow | undefined {
  const isInner = value.startsWith('inset,');
  const parts = (isInner ? value.slice('inset,'.length) : value).split(',');
  const paint = parts.pop() ?? '';
  const lengths = numbers(parts.join(','), [3, 4]);
  const [x = 0, y = 0, blur = 0, spread = 0] = lengths ?? [];
  return lengths && isColor(paint) ? {x, y, blur, spread, color: paint, ...(isInner && {inset: true})} : undefined;
}

/** One shadow, or several from the top down: `0,1,2,#0003/0,8,24,#0002`. */
function shadows(value: string): readonly Shadow[] | undefined {
  const all = value.split('/').map(shadow);
  const valid = all.filter((each) => each !== undefined);
  return valid.length === all.length ? valid : undefined;
}

function stroke(value: string): Attributes['stroke'] {
  const [paint = '', weight = '1', align = 'inside'] = value.split(',');
  const width = number(weight);
  if (!isColor(paint) || !width || width < 0) return undefined;
  return align === 'inside' || align === 'center' || align === 'outside' ? {color: paint, weight: width, align} : undefined;
}

/** A number that cannot be negative. */
const size = (value: string): number | undefined => {
  const parsed = number(value);
  return parsed !== undefined && parsed >= 0 ? parsed : undefined;
};

/** `right`, `left-right,bottom`: what is left out is left and top. */
function pin(value: string): Attributes['pin'] {
  const words = value.split(',');
  const across = pinsAcross.find((each) => each === words[0]);
  const down = pinsDown.find((each) => each === (words[1] ?? words[0]));
  if (words.length === 2) return across && down && {across, down};
  if (words.length > 2 || (!across && !down)) return undefined;
  return {across: across ?? 'left', down: across && down ? 'top' : (down ?? 'top')};
}

const extent = (value: string): Extent | undefined => (value === 'hug' || value === 'fill' ? value : size(value));

const word =
  <T extends string>(...words: readonly T[]) =>
  (value: string): T | undefined =>
    words.find((each) => each === value);

const yes = (value: string): boolean | undefined => (value === 'true' ? true : value === 'false' ? false : undefined);

/** One attribute: its name in the fence is its name in the model, unless said otherwise. */
function attribute<K extends keyof Attributes>(expected: string, key: K, parse: (value: string) => Attributes[K] | undefined): Attribute {
  return {
    expected,
    read: (value) => {
      const parsed = parse(value);
      return parsed === undefined ? undefined : {[key]: parsed};
    },
  };
}

const oneToFour = 'one, two or four numbers, such as 16 or 8,16';

const readers = new Map<string, Attribute>([
  ['kind', attribute(`one of ${kinds.join(', ')}`, 'kind', word(...kinds))],
  ['w', attribute('a number, hug or fill', 'width', extent)],
  ['h', attribute('a number, hug or fill', 'height', extent)],
  ['minw', attribute('a number', 'minWidth', size)],
  ['maxw', attribute('a number', 'maxWidth', size)],
  ['minh', attribute('a number', 'minHeight', size)],
  ['maxh', attribute('a number', 'maxHeight', size)],
  ['x', attribute('a number', 'x', number)],
  ['y', attribute('a number', 'y', number)],
  [
    'fill',
    {expected: 'a color such as #1f6feb, none, or a gradient such as #fff>#ddd@90, radial:#fff>#ddd or angular:#fff>#ddd@90', read: fills},
  ],
  [
    'style',
    attribute('the name of a color style, such as Brand/Accent', 'style', (value) =>
      /^[\p{L}\p{N}/-]+$/u.test(value) ? value : undefined,
    ),
  ],
  ['stroke', attribute('a color, weight and alignment, such as #ddd or #ddd,2,center', 'stroke', stroke)],
  ['radius', attribute('one or four numbers, such as 12 or 12,12,0,0', 'radius', (value) => numbers(value, [1, 4]))],
  [
    'shadow',
    attribute(
      'x,y,blur,color or x,y,blur,spread,color, such as 0,4,16,#0002, with inset, in front for an inner shadow',
      'shadows',
      shadows,
    ),
  ],
  ['opacity', attribute('a number from 0 to 1', 'opacity', number)],
  ['blur', attribute('a number', 'blur', number)],
  ['backdrop', attribute('the number of a background blur', 'backdrop', size)],
  ['blend', attribute(`one of ${blendModes.join(', ')}`, 'blend', word(...blendModes))],
  ['rotate', attribute('degrees, clockwise', 'rotate', number)],
  ['clip', attribute('true or false', 'clip', yes)],
  ['photo', attribute('true or false', 'photo', yes)],
  ['mask', attribute('true or false', 'mask', yes)],
  ['scroll', attribute('x, y or both', 'scroll', word('x', 'y', 'both'))],
  ['pin', attribute(`one of ${[...new Set([...pinsAcross, ...pinsDown])].join(', ')}, or two of them, such as right,bottom`, 'pin', pin)],
  ['hover', attribute('the color of the fill in the Hover variant, such as #1b3aae', 'hover', color)],
  [
    'show',
    attribute('the name of a property, such as showPrice', 'show', (value) => (/^[a-z][A-Za-z0-9]*$/.test(value) ? value : undefined)),
  ],
  ['hidden', attribute('true or false', 'hidden', yes)],
  ['auto', attribute('row, column or wrap', 'auto', word('row', 'column', 'wrap'))],
  ['gap', attribute('a number', 'gap', number)],
  ['padding', attribute(oneToFour, 'padding', (value) => numbers(value, [1, 2, 4]))],
  ['align', attribute('start, center, end, stretch or baseline', 'align', word('start', 'center', 'end', 'stretch', 'baseline'))],
  ['justify', attribute('start, center, end or between', 'justify', word('start', 'center', 'end', 'between'))],
  ['size', attribute('a font size', 'fontSize', number)],
  ['weight', attribute('a font weight such as 600', 'fontWeight', number)],
  ['color', attribute('a color such as #1f6feb', 'color', color)],
  ['line', {expected: 'a line height in px, or in percent of the size, such as 140%', read: lineHeight}],
]);

export const attributeNames = [...readers.keys()];

export type AttributeResult = {readonly attributes: Attributes} | {readonly expected: string};

/** Reads `key=value`. */
export function readAttribute(key: string, value: string): AttributeResult {
  const found = readers.get(key);
  if (!found) return {expected: `one of the attributes ${attributeNames.join(', ')}`};
  const attributes = found.read(value);
  return attributes ? {attributes} : {expected: `${key}= with ${found.expected}`};
}

/** Reads `320x200`, `fillxhug`; undefined when the word is not a size at all. */
export function readSize(value: string): Attributes | undefined {
  const [, width, height] = /^(\d+(?:\.\d+)?|hug|fill)x(\d+(?:\.\d+)?|hug|fill)$/.exec(value) ?? [];
  return width && height ? {width: extent(width), height: extent(height)} : undefined;
}
