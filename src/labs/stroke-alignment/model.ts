import type {Declarations} from '../_kit/declarations';
import {px} from '../_kit/number';

export const aligns = ['inside', 'center', 'outside'] as const;
export type Align = (typeof aligns)[number];
export type Technique = 'border' | 'outline' | 'shadow';

export interface Setting {
  align: Align;
  technique: Technique;
  weight: number;
  radius: number;
  /** "Strokes included in layout" of an auto layout frame. Only an inside stroke can take room from the content. */
  included: boolean;
}

export const initial: Setting = {align: 'inside', technique: 'border', weight: 12, radius: 16, included: false};

/** The layer: its size and padding in the design never change, whatever its stroke. */
export const layer = {width: 176, height: 112, padding: 24, color: '#2f6fde'} as const;

/** How far the stroke reaches in and out from the edge of the layer. */
export function bands({align, weight}: Pick<Setting, 'align' | 'weight'>): {inset: number; outset: number} {
  if (align === 'inside') return {inset: weight, outset: 0};
  return align === 'center' ? {inset: weight / 2, outset: weight / 2} : {inset: 0, outset: weight};
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const grown = (by: number): Box => ({x: 0 - by, y: 0 - by, width: layer.width + 2 * by, height: layer.height + 2 * by});

export interface Geometry {
  /** What neighbors see. */
  layout: Box;
  /** Outer edge of the paint. */
  painted: Box;
  /** Inner edge of the paint. */
  hole: Box;
  content: Box;
  outerRadius: number;
  innerRadius: number;
}

/** In coordinates whose origin is the top left corner of the layer. */
export function geometry(setting: Setting): Geometry {
  const {inset, outset} = bands(setting);
  const {radius} = setting;
  return {
    layout: grown(0),
    painted: grown(outset),
    hole: grown(-inset),
    content: grown(-(layer.padding + (takesRoom(setting) ? setting.weight : 0))),
    // Square corners stay square.
    outerRadius: radius === 0 ? 0 : radius + outset,
    innerRadius: Math.max(0, radius - inset),
  };
}

export const takesRoom = ({align, included}: Setting): boolean => align === 'inside' && included;

export function declarations(setting: Setting): Declarations {
  const {align, technique, weight, radius} = setting;
  const {inset, outset} = bands(setting);
  const room = takesRoom(setting) ? weight : 0;
  const line = `${px(weight)} solid ${layer.color}`;
  if (technique === 'border') {
    return {
      'box-sizing': 'border-box',
      width: px(layer.width + 2 * outset),
      height: px(layer.height + 2 * outset),
      ...(outset > 0 ? {margin: px(-outset)} : {}),
      padding: px(layer.padding - inset + room),
      border: line,
      'border-radius': px(radius === 0 ? 0 : radius + outset),
    };
  }
  const base = {
    'box-sizing': 'border-box',
    width: px(layer.width),
    height: px(layer.height),
    padding: px(layer.padding + room),
    'border-radius': px(radius),
  };
  if (technique === 'outline') return {...base, outline: line, ...(inset > 0 ? {'outline-offset': px(-inset)} : {})};
  const shadows = {
    inside: `inset 0 0 0 ${px(weight)} ${layer.color}`,
    center: `0 0 0 ${px(outset)} ${layer.color}, inset 0 0 0 ${px(inset)} ${layer.color}`,
    outside: `0 0 0 ${px(weight)} ${layer.color}`,
  };
  return {...base, 'box-shadow': shadows[align]};
}

/** Padding that Flutter needs: a Container adds the part of its border that lies inside to its padding. */
export function flutterPadding(setting: Setting): number {
  return layer.padding - bands(setting).inset + (takesRoom(setting) ? setting.weight : 0);
}

/** What the first attempt of many gives: a border on a content-box of the design's size. */
export function naiveWidth({weight}: Setting): number {
  return layer.width + 2 * layer.padding + 2 * weight;
}
