import type {Declarations} from '../_kit/declarations';
import {px, round} from '../_kit/number';

export type Unit = 'px' | 'percent' | 'auto';
export type VerticalAlign = 'top' | 'center' | 'bottom';
/** How a percentage is written in CSS. */
export type Writing = 'number' | 'percentage';

export interface Setting {
  unit: Unit;
  pixels: number;
  percent: number;
  fontSize: number;
  align: VerticalAlign;
  writing: Writing;
}

export const initial: Setting = {unit: 'percent', pixels: 48, percent: 150, fontSize: 32, align: 'top', writing: 'number'};

/** hhea table of Inter, the face the sample is set in; it has no line gap. */
export const face = {unitsPerEm: 2048, ascent: 1984, descent: 494} as const;

/** The text box of the design: fixed size, two lines, then a smaller child in the same text. */
export const box = {width: 280, height: 232, lines: 2} as const;
export const childScale = 0.5;

export interface Metrics {
  ascent: number;
  descent: number;
}

export function exactMetrics(fontSize: number): Metrics {
  return {ascent: (face.ascent / face.unitsPerEm) * fontSize, descent: (face.descent / face.unitsPerEm) * fontSize};
}

/** Browsers round ascent and descent to whole pixels, one by one. */
export function browserMetrics(fontSize: number): Metrics {
  const {ascent, descent} = exactMetrics(fontSize);
  return {ascent: Math.round(ascent), descent: Math.round(descent)};
}

export const contentArea = ({ascent, descent}: Metrics): number => ascent + descent;

/** Line height of the design in pixels. */
export function designLine({unit, pixels, percent, fontSize}: Setting): number {
  if (unit === 'px') return pixels;
  return unit === 'percent' ? (fontSize * percent) / 100 : contentArea(exactMetrics(fontSize));
}

/** The same as a browser draws it: only `auto` differs, by its rounding. */
export function browserLine(setting: Setting): number {
  return setting.unit === 'auto' ? contentArea(browserMetrics(setting.fontSize)) : designLine(setting);
}

/** What the smaller child inherits: a length stays as it is, a number is multiplied again by its own font size. */
export function childLine(setting: Setting): number {
  const own = {...setting, fontSize: setting.fontSize * childScale};
  if (setting.unit === 'auto') return browserLine(own);
  return setting.unit === 'percent' && setting.writing === 'number' ? designLine(own) : browserLine(setting);
}

/** Room above and below the letters of a line; negative when lines overlap. */
export function halfLeading(line: number, metrics: Metrics): number {
  return (line - contentArea(metrics)) / 2;
}

/** From the top of the line to its baseline, with the leading split evenly. */
export function baseline(line: number, metrics: Metrics): number {
  return halfLeading(line, metrics) + metrics.ascent;
}

/** The same with Flutter's default, which splits the leading in proportion to ascent and descent. */
export function proportionalBaseline(line: number, metrics: Metrics): number {
  return (metrics.ascent * line) / contentArea(metrics);
}

export interface LineBox {
  top: number;
  height: number;
  half: number;
  baseline: number;
}

/** Every line as the browser lays it out, measured from the top of the text box. */
export function lineBoxes(setting: Setting): LineBox[] {
  const line = browserLine(setting);
  const child = childLine(setting);
  const total = box.lines * line + child;
  const shift = {top: 0, center: 0.5, bottom: 1}[setting.align] * (box.height - total);
  const make = (top: number, height: number, fontSize: number): LineBox => {
    const metrics = browserMetrics(fontSize);
    return {top, height, half: halfLeading(height, metrics), baseline: top + baseline(height, metrics)};
  };
  const lines = Array.from({length: box.lines}, (_, index) => make(shift + index * line, line, setting.fontSize));
  return [...lines, make(shift + box.lines * line, child, setting.fontSize * childScale)];
}

export const textHeight = (setting: Setting): number => box.lines * browserLine(setting) + childLine(setting);

const places = {top: 'flex-start', center: 'center', bottom: 'flex-end'};

export function boxDeclarations({align}: Setting): Declarations {
  return {
    display: 'flex',
    'flex-direction': 'column',
    'justify-content': places[align],
    width: px(box.width),
    height: px(box.height),
  };
}

export function textDeclarations({unit, pixels, percent, fontSize, writing}: Setting): Declarations {
  const size = {'font-size': px(fontSize)};
  if (unit === 'auto') return size;
  if (unit === 'px') return {...size, 'line-height': px(pixels)};
  return {...size, 'line-height': writing === 'number' ? String(round(percent / 100)) : `${percent}%`};
}

export const childDeclarations = ({fontSize}: Setting): Declarations => ({'font-size': px(fontSize * childScale)});
