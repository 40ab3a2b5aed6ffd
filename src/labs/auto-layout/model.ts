import {px} from '../_kit/number';

export type Direction = 'row' | 'column';
export type MainAlign = 'min' | 'center' | 'max' | 'space-between';
export type CrossAlign = 'min' | 'center' | 'max' | 'baseline';
export type FrameSizing = 'hug' | 'fixed';
export type ItemSizing = 'fixed' | 'hug' | 'fill';

export interface Setting {
  direction: Direction;
  wrap: boolean;
  gap: number;
  /** Between wrapped lines. */
  lineGap: number;
  paddingX: number;
  paddingY: number;
  main: MainAlign;
  cross: CrossAlign;
  /** Sizing of the frame on each axis, and its size where it is fixed. */
  horizontal: FrameSizing;
  vertical: FrameSizing;
  width: number;
  height: number;
  /** Sizing of the first item on each axis; the others are fixed. */
  itemHorizontal: ItemSizing;
  itemVertical: ItemSizing;
}

export const initial: Setting = {
  direction: 'row',
  wrap: false,
  gap: 12,
  lineGap: 12,
  paddingX: 16,
  paddingY: 16,
  main: 'min',
  cross: 'center',
  horizontal: 'fixed',
  vertical: 'hug',
  width: 260,
  height: 200,
  itemHorizontal: 'fixed',
  itemVertical: 'fixed',
};

export const limits = {minWidth: 120, maxWidth: 300, minHeight: 80, maxHeight: 220} as const;

/** What the items were drawn as. `A` is the one whose sizing can be chosen. */
export const items = [
  {name: 'A', width: 64, height: 40},
  {name: 'B', width: 48, height: 56},
  {name: 'C', width: 72, height: 32},
] as const;

/** What the design tool does not allow together, put right the way it does. */
export function settled(setting: Setting): Setting {
  const next = {...setting};
  // Only rows wrap and have a common baseline.
  if (next.direction === 'column') {
    next.wrap = false;
    if (next.cross === 'baseline') next.cross = 'min';
  }
  // Lines break against a width; an item that fills has none to break at.
  if (next.wrap) {
    next.horizontal = 'fixed';
    if (next.itemHorizontal === 'fill') next.itemHorizontal = 'fixed';
  }
  // A frame cannot take its size from an item that takes it from the frame. Across, the longest item decides.
  if (next.direction === 'row' && next.itemHorizontal === 'fill') next.horizontal = 'fixed';
  if (next.direction === 'column' && next.itemVertical === 'fill') next.vertical = 'fixed';
  return next;
}

const flex: Record<MainAlign | CrossAlign, string> = {
  min: 'flex-start',
  center: 'center',
  max: 'flex-end',
  'space-between': 'space-between',
  baseline: 'baseline',
};

const short = (y: number, x: number) => (x === y ? px(x) : `${px(y)} ${px(x)}`);

type Css = Record<string, string>;

export function frameCss(setting: Setting): Css {
  const {direction, wrap, gap, lineGap, paddingX, paddingY, main, cross, horizontal, vertical, width, height} = setting;
  const spread = main === 'space-between';
  return {
    display: 'flex',
    'flex-direction': direction,
    ...(wrap && {'flex-wrap': 'wrap', 'align-content': flex[cross === 'baseline' ? 'min' : cross]}),
    'justify-content': flex[main],
    'align-items': flex[cross],
    // Spread out, the items take what room there is and the number is ignored.
    ...(wrap ? {gap: spread ? `${px(lineGap)} 0` : short(lineGap, gap)} : spread ? {} : {gap: px(gap)}),
    padding: short(paddingY, paddingX),
    // Hug writes no size.
    ...((horizontal === 'fixed' || vertical === 'fixed') && {'box-sizing': 'border-box'}),
    ...(horizontal === 'fixed' && {width: px(width)}),
    ...(vertical === 'fixed' && {height: px(height)}),
  };
}

/** Along the direction of the frame `fill` grows; across it, it stretches. */
export function itemCss(index: number, {direction, itemHorizontal, itemVertical}: Setting): Css {
  const item = items[index];
  if (!item) return {};
  const sizing = index === 0 ? {width: itemHorizontal, height: itemVertical} : ({width: 'fixed', height: 'fixed'} as const);
  const alongName = direction === 'row' ? 'width' : 'height';
  const acrossName = direction === 'row' ? 'height' : 'width';
  const along = sizing[alongName];
  const across = sizing[acrossName];
  return {
    ...(along === 'fill' ? {flex: '1 1 0', [`min-${alongName}`]: '0'} : {'flex-shrink': '0'}),
    ...(across === 'fill' && {'align-self': 'stretch'}),
    ...(sizing.width === 'fixed' && {width: px(item.width)}),
    ...(sizing.height === 'fixed' && {height: px(item.height)}),
  };
}
