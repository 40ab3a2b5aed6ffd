import {cssColor} from '../color';
import {camel} from '../names';
import {inkOf} from '../scene/ink';
import type {SceneNode} from '../scene/node';
import type {Declarations} from '../web/element';
import {length} from './length';
import {background, color, radius, textShadow} from './paint';

/**
 * The declarations of CSS as a style of React Native. Values are expressions. What is not in the table is left out: a `View` is a flex
 * container that measures its border, stays where it is and does not shrink, so CSS says a lot that goes without saying here.
 */
export const statedAt = 'code/with-react-native/index.mdx#styles';

type Translate = (
  value: string,
  context: {readonly node: SceneNode; readonly all: Declarations},
) => Readonly<Record<string, string | undefined>>;

const word =
  (name: string): Translate =>
  (value) => ({[name]: `'${value}'`});

const measured =
  (name: string): Translate =>
  (value) => ({[name]: length(value)});

/** The least size of an item that fills is nothing anyway. */
const least =
  (name: string): Translate =>
  (value, context) =>
    value === '0' ? {} : measured(name)(value, context);

/** There is no `calc()`: what is added to the middle is a margin. */
const edge =
  (name: string, margin: string): Translate =>
  (value, context) => {
    const [, sign = '', offset = ''] = /^calc\(50% ([+-]) (.+)\)$/.exec(value) ?? [];
    if (offset === '') return measured(name)(value, context);
    const distance = length(offset);
    return {[name]: "'50%'", ...(distance !== undefined && distance !== '0' && {[margin]: sign === '-' ? `-${distance}` : distance})};
  };

const display: Translate = (value, {all}) => {
  if (value === 'none') return {display: "'none'"};
  return value.endsWith('flex') && all['flex-direction'] === undefined ? {flexDirection: "'row'"} : {};
};

const padding: Translate = (value) => {
  const [top = '0', right = top, bottom = top, left = right] = value.split(' ').map((side) => length(side) ?? '0');
  if (top !== bottom || left !== right) return {paddingTop: top, paddingRight: right, paddingBottom: bottom, paddingLeft: left};
  if (top === left) return {padding: top};
  return {...(top !== '0' && {paddingVertical: top}), ...(right !== '0' && {paddingHorizontal: right})};
};

/** `1px solid #ddd` */
const line =
  (width: string, ink: string): Translate =>
  (value) => {
    const [weight = '', , ...rest] = value.split(' ');
    return rest.length === 0 ? {} : {[width]: length(weight) ?? '0', [ink]: color(rest.join(' '))};
  };

const overflow: Translate = (value) =>
  value === 'hidden' || value === 'clip' ? {overflow: "'hidden'"} : value === 'visible' ? {overflow: "'visible'"} : {};

const inside = (value: string, name: string): string | undefined => new RegExp(`^${name}\\((.+)\\)$`).exec(value)?.[1];

/** Only the blur: a shadow of transparent letters has no use where letters are never transparent. */
const filter: Translate = (value) => {
  const blur = inside(value, 'blur');
  return blur === undefined ? {} : {filter: `[{blur: ${length(blur)}}]`};
};

const transform: Translate = (value) => {
  const angle = inside(value, 'rotate');
  return angle === undefined ? {} : {transform: `[{rotate: '${angle}'}]`};
};

/** Points: a factor is multiplied by the size of the font. */
const lineHeight: Translate = (value, {all}) => {
  if (value.endsWith('px')) return {lineHeight: length(value) ?? ''};
  return {lineHeight: length(`${Number(value) * Number.parseFloat(all['font-size'] ?? '14')}px`) ?? ''};
};

/** Hundreds only, rounded down. */
const fontWeight: Translate = (value) => ({fontWeight: `'${Math.min(900, Math.max(100, Math.floor(Number(value) / 100) * 100))}'`});

/** Letters that CSS makes transparent, to show a gradient through them, have its first color. */
const ink: Translate = (value, {node}) => {
  const first = value === 'transparent' ? inkOf(node.layer) : undefined;
  return {color: color(first === undefined ? value : cssColor(first))};
};

const words = [
  'flex-wrap',
  'align-items',
  'align-content',
  'justify-content',
  'align-self',
  'mix-blend-mode',
  'isolation',
  'transform-origin',
  'text-align',
  'box-shadow',
];
const lengths = ['gap', 'width', 'max-width', 'height', 'max-height', 'margin-left', 'margin-top', 'outline-offset', 'font-size'];

const table: Readonly<Record<string, Translate>> = {
  ...Object.fromEntries(words.map((name) => [name, word(camel(name))])),
  ...Object.fromEntries(lengths.map((name) => [name, measured(camel(name))])),
  position: (value) => (value === 'absolute' ? {position: "'absolute'"} : {}),
  left: edge('left', 'marginLeft'),
  right: measured('right'),
  top: edge('top', 'marginTop'),
  bottom: measured('bottom'),
  'z-index': (value) => ({zIndex: value}),
  display,
  flex: () => ({flex: '1'}),
  'flex-grow': (value) => ({flexGrow: value}),
  // A View does not shrink, but a ScrollView does.
  'flex-shrink': (value, {all}) => (all['flex-grow'] === undefined ? {} : {flexShrink: value}),
  'min-width': least('minWidth'),
  'min-height': least('minHeight'),
  padding,
  overflow,
  border: line('borderWidth', 'borderColor'),
  outline: line('outlineWidth', 'outlineColor'),
  'border-radius': (value, {node}) => radius(value, node),
  background: (_, {node, all}) => (all['background-clip'] === undefined ? background(node) : {}),
  'background-color': (value) => ({backgroundColor: color(value)}),
  opacity: (value) => ({opacity: value}),
  filter,
  transform,
  color: ink,
  'font-family': () => ({fontFamily: 'fontFamily'}),
  'font-weight': fontWeight,
  'line-height': lineHeight,
  'text-shadow': (_, {node}) => textShadow(node),
};

/** In the order of the declarations. */
export const nativeStyle = (declarations: Declarations, node: SceneNode): Declarations =>
  Object.fromEntries(
    Object.entries(declarations)
      .flatMap(([name, value]) => Object.entries(table[name]?.(value, {node, all: declarations}) ?? {}))
      .flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
