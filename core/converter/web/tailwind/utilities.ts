import type {Declarations, Element, Style} from '../element';
import {background} from './background';
import {bracketed, color, fontWeight, radius, spacing, type, weight} from './scale';

/** Declarations as utility classes. What Tailwind's Preflight does for the whole page is not written again. */
export const statedAt = 'code/with-tailwindcss/index.mdx#mapping';

type Utility = (value: string) => readonly string[];

const one =
  (write: (value: string) => string): Utility =>
  (value) => [write(value)];

const space = (name: string): Utility => one((value) => spacing(name, value));
const paint = (name: string): Utility => one((value) => color(name, value));
/** A keyword of CSS behind a name: `cursor-pointer`, `mix-blend-multiply`. */
const word = (name: string): Utility => one((value) => `${name}-${/^[a-z-]+$/.test(value) ? value : bracketed(value)}`);
const table = (names: Readonly<Record<string, string>>, property: string): Utility =>
  one((value) => names[value] ?? arbitrary(property, value));

/** What has no utility: `[filter:…]`. */
const arbitrary = (property: string, value: string): string => `[${property}:${bracketed(value).slice(1)}`;

const plain = (names: string): Readonly<Record<string, string>> => Object.fromEntries(names.split(' ').map((name) => [name, name]));

function padding(value: string): string[] {
  const [top = '0', right = top, bottom = top, left = right] = value.split(' ');
  if (top === bottom && left === right) {
    if (top === left) return [spacing('p', top)];
    return [...(left === '0' ? [] : [spacing('px', left)]), ...(top === '0' ? [] : [spacing('py', top)])];
  }
  const sides = [['pt', top] as const, ['pr', right] as const, ['pb', bottom] as const, ['pl', left] as const];
  return sides.filter(([, side]) => side !== '0').map(([name, side]) => spacing(name, side));
}

/** `1px solid #161a22`; the style is solid unless said otherwise. */
const line =
  (name: string): Utility =>
  (value) => {
    const [width = '0', , ...ink] = value.split(' ');
    return width === '0' ? [`${name}-0`] : [weight(name, width), color(name, ink.join(' '))];
  };

function opacity(value: string): string {
  const percent = Math.round(Number(value) * 10_000) / 100;
  return Number.isInteger(percent) ? `opacity-${percent}` : `opacity-${bracketed(value)}`;
}

function rotation(value: string): string {
  const [, degrees = ''] = /^rotate\((-?[\d.]+)deg\)$/.exec(value) ?? [];
  if (degrees === '') return arbitrary('transform', value);
  const turn = Math.abs(Number(degrees));
  const name = Number.isInteger(turn) ? `rotate-${turn}` : `rotate-${bracketed(`${turn}deg`)}`;
  return Number(degrees) < 0 ? `-${name}` : name;
}

function filter(value: string): string {
  const [, blur] = /^blur\(([\d.]+px)\)$/.exec(value) ?? [];
  return blur === undefined ? arbitrary('filter', value) : `blur-${bracketed(blur)}`;
}

const none: Utility = () => [];

/**
 * In the order in which Tailwind sorts its utilities, which is that of its formatter too. Font size, line height and weight are
 * together: see `typeOf`.
 */
const utilities: Readonly<Record<string, Utility>> = {
  position: table(plain('absolute relative fixed sticky'), 'position'),
  top: space('top'),
  right: space('right'),
  bottom: space('bottom'),
  left: space('left'),
  isolation: table({isolate: 'isolate'}, 'isolation'),
  'z-index': one((value) => `z-${value}`),
  margin: space('m'),
  'margin-top': space('mt'),
  'margin-left': space('ml'),
  'box-sizing': none,
  display: table({...plain('flex inline-flex inline-block inline'), none: 'hidden'}, 'display'),
  height: space('h'),
  'max-height': space('max-h'),
  'min-height': space('min-h'),
  width: space('w'),
  'max-width': space('max-w'),
  'min-width': space('min-w'),
  flex: table({'1 1 0': 'flex-1'}, 'flex'),
  'flex-shrink': table({'0': 'shrink-0'}, 'flex-shrink'),
  'transform-origin': table({'top left': 'origin-top-left'}, 'transform-origin'),
  transform: one(rotation),
  cursor: word('cursor'),
  resize: table({both: 'resize'}, 'resize'),
  'list-style': none,
  'flex-direction': table({column: 'flex-col'}, 'flex-direction'),
  'flex-wrap': table({wrap: 'flex-wrap'}, 'flex-wrap'),
  'align-items': table(
    {'flex-start': 'items-start', center: 'items-center', 'flex-end': 'items-end', baseline: 'items-baseline'},
    'align-items',
  ),
  'justify-content': table({center: 'justify-center', 'flex-end': 'justify-end', 'space-between': 'justify-between'}, 'justify-content'),
  gap: space('gap'),
  'align-self': table({stretch: 'self-stretch'}, 'align-self'),
  overflow: word('overflow'),
  'overflow-x': word('overflow-x'),
  'overflow-y': word('overflow-y'),
  'border-radius': one(radius),
  border: line('border'),
  'background-color': paint('bg'),
  background,
  'background-clip': table({text: 'bg-clip-text'}, 'background-clip'),
  // Tailwind writes it together with the property without a prefix.
  '-webkit-background-clip': none,
  'object-fit': word('object'),
  padding,
  'text-align': word('text'),
  'vertical-align': word('align'),
  'font-family': one((value) => `font-${bracketed(value)}`),
  'font-size': none,
  'line-height': none,
  'font-weight': one(fontWeight),
  'white-space': word('whitespace'),
  color: paint('text'),
  'accent-color': paint('accent'),
  opacity: one(opacity),
  'background-blend-mode': word('bg-blend'),
  'mix-blend-mode': word('mix-blend'),
  'box-shadow': one((value) => `shadow-${bracketed(value)}`),
  outline: line('outline'),
  'outline-offset': one((value) => weight('outline-offset', value)),
  'text-shadow': one((value) => `text-shadow-${bracketed(value)}`),
  filter: one(filter),
  'backdrop-filter': one((value) => `backdrop-blur-${bracketed(value.replace(/^blur\((.*)\)$/, '$1'))}`),
  '-webkit-backdrop-filter': none,
};

const ranks = new Map(Object.keys(utilities).map((property, index) => [property, index]));

/** What Preflight says already: nothing has a margin or a border, and controls look like the text around them. */
const preflight: Readonly<Record<string, string>> = {margin: '0', padding: '0', border: '0', font: 'inherit', 'text-decoration': 'none'};

const isControl = (tag: string): boolean => tag === 'button' || tag === 'input';

function isReset(tag: string, property: string, value: string): boolean {
  // A line gets a border there.
  if (tag === 'hr' && property === 'border') return false;
  if (preflight[property] === value) return true;
  return (
    (isControl(tag) && property === 'background-color' && value === 'transparent') ||
    (tag === 'a' && property === 'color' && value === 'inherit')
  );
}

/** A font size with its line height is one utility. */
const typeOf = (declarations: Declarations): string[] =>
  declarations['font-size'] === undefined
    ? declarations['line-height'] === undefined
      ? []
      : [spacing('leading', declarations['line-height'])]
    : [type(declarations['font-size'], declarations['line-height'])];

/** Pictures are blocks in Preflight, and never wider than their frame: those in a line of text and those of a fixed width are neither. */
function withoutPreflight(tag: string, declarations: Declarations): Declarations {
  const isPicture = tag === 'img' || tag === 'video';
  return {
    ...((isPicture || tag === 'svg') && declarations['vertical-align'] !== undefined && {display: 'inline'}),
    ...(isPicture && declarations.width?.endsWith('px') && {'max-width': 'none'}),
    ...declarations,
  };
}

function ofStyle({tag}: Element, {state, declarations}: Style): string[] {
  const said = Object.entries(state === '' ? withoutPreflight(tag, declarations) : declarations);
  const kept = said.filter(([property, value]) => !isReset(tag, property, value));
  const sorted = kept.toSorted(([a], [b]) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  const written = sorted.flatMap(([property, value]) => {
    if (property === 'font-size') return typeOf(declarations);
    if (property === 'line-height') return declarations['font-size'] === undefined ? typeOf(declarations) : [];
    return utilities[property]?.(value) ?? [arbitrary(property, value)];
  });
  const variant = {'': '', ':hover': 'hover:', '::placeholder': 'placeholder:'}[state] ?? `[&${state}]:`;
  return written.map((name) => variant + name);
}

export const utilitiesOf = (element: Element): string[] => element.styles.flatMap((style) => ofStyle(element, style));
