import {px, round} from '../_kit/number';

export type Kind = 'linear' | 'radial' | 'angular';

/** In shares of the box, x to the right and y down, as the design tool stores them. */
export interface Point {
  x: number;
  y: number;
}

export interface Stop {
  color: string;
  /** 0 at the first handle, 1 at the second. */
  at: number;
}

export interface Setting {
  kind: Kind;
  /** Start of a linear gradient, center of the others. */
  start: Point;
  /** End, radius, or the direction where an angular one begins. */
  end: Point;
  /** Second radius of a radial gradient. */
  side: Point;
  stops: readonly Stop[];
}

/** Not square, so that an angle computed from shares instead of pixels shows. */
export const box = {width: 240, height: 150} as const;

export const stops: readonly Stop[] = [
  {color: '#1f5eff', at: 0},
  {color: '#ffb238', at: 0.5},
  {color: '#e5484d', at: 1},
];

const handles: Record<Kind, Pick<Setting, 'start' | 'end' | 'side'>> = {
  linear: {start: {x: 0, y: 0}, end: {x: 1, y: 1}, side: {x: 0.5, y: 1}},
  radial: {start: {x: 0.5, y: 0.5}, end: {x: 1, y: 0.5}, side: {x: 0.5, y: 1}},
  angular: {start: {x: 0.5, y: 0.5}, end: {x: 1, y: 0.5}, side: {x: 0.5, y: 1}},
};

export const initialFor = (kind: Kind): Setting => ({kind, ...handles[kind], stops});

export const toPixels = ({x, y}: Point): Point => ({x: x * box.width, y: y * box.height});

const between = (from: Point, to: Point): Point => {
  const a = toPixels(from);
  const b = toPixels(to);
  return {x: b.x - a.x, y: b.y - a.y};
};

const length = ({x, y}: Point) => Math.hypot(x, y);

/** CSS counts degrees clockwise from the top, and the y axis points down. */
export const cssAngle = (dx: number, dy: number): number => ((Math.atan2(dx, -dy) * 180) / Math.PI + 360) % 360;

export function angle({start, end}: Pick<Setting, 'start' | 'end'>): number {
  const {x, y} = between(start, end);
  return cssAngle(x, y);
}

/** The classic mistake: an angle from shares is right only in a square. */
export const angleOfShares = ({start, end}: Pick<Setting, 'start' | 'end'>): number => cssAngle(end.x - start.x, end.y - start.y);

export interface Line {
  dx: number;
  dy: number;
  angle: number;
  /** Distance between the handles. */
  handles: number;
  /** Length of the CSS gradient line: from corner to corner at this angle. */
  css: number;
  /** How far the first handle lies from the middle of the box, along the line. */
  offset: number;
}

export function line(setting: Setting): Line {
  const {x: dx, y: dy} = between(setting.start, setting.end);
  const degrees = angle(setting);
  const radians = (degrees * Math.PI) / 180;
  const handles = Math.hypot(dx, dy);
  const from = toPixels(setting.start);
  const unit = {x: Math.sin(radians), y: -Math.cos(radians)};
  return {
    dx,
    dy,
    angle: degrees,
    handles,
    css: box.width * Math.abs(unit.x) + box.height * Math.abs(unit.y),
    offset: (from.x - box.width / 2) * unit.x + (from.y - box.height / 2) * unit.y,
  };
}

/** Where a stop is on the CSS line, in percent; below 0 and above 100 are legal. */
export const position = ({offset, handles, css}: Line, at: number): number => 50 + ((offset + at * handles) / css) * 100;

const point = (value: Point): string => {
  const {x, y} = toPixels(value);
  return `${px(x)} ${px(y)}`;
};

const join = (head: string, colors: readonly string[]) => `(\n    ${[head, ...colors].join(',\n    ')}\n  )`;

function linear(setting: Setting): string {
  const measured = line(setting);
  const colors = setting.stops.map(({color, at}) => `${color} ${round(position(measured, at), 3)}%`);
  return `linear-gradient${join(`${round(measured.angle, 3)}deg`, colors)}`;
}

export function radii({start, end, side}: Setting): {x: number; y: number} {
  return {x: length(between(start, end)), y: length(between(start, side))};
}

function radial(setting: Setting): string {
  const {x, y} = radii(setting);
  const colors = setting.stops.map(({color, at}) => `${color} ${round(at * 100, 3)}%`);
  return `radial-gradient${join(`ellipse ${px(x)} ${px(y)} at ${point(setting.start)}`, colors)}`;
}

/** The design tool blends from the last stop round to the first; CSS does so only when told what lies beyond the seam. */
export function seamless(list: readonly Stop[]): Stop[] {
  const first = list[0];
  const last = list.at(-1);
  if (!first || !last) return [];
  const closed = first.at === 0 && last.at === 1;
  return closed ? [...list] : [{...last, at: last.at - 1}, ...list, {...first, at: first.at + 1}];
}

function angular(setting: Setting): string {
  const colors = seamless(setting.stops).map(({color, at}) => `${color} ${round(at * 360, 3)}deg`);
  return `conic-gradient${join(`from ${round(angle(setting), 3)}deg at ${point(setting.start)}`, colors)}`;
}

/** The value of `background`: what is printed and what is drawn. */
export const background = (setting: Setting): string => ({linear, radial, angular})[setting.kind](setting);

/** A stop stays between its neighbors. */
export function withStop(setting: Setting, index: number, at: number): Setting {
  const low = setting.stops[index - 1]?.at ?? 0;
  const high = setting.stops[index + 1]?.at ?? 1;
  return {...setting, stops: setting.stops.map((stop, each) => (each === index ? {...stop, at: Math.min(Math.max(at, low), high)} : stop))};
}

/** A gradient with a center takes its other handles along; a radial one keeps them on its axes. */
export function withHandle(setting: Setting, name: 'start' | 'end' | 'side', to: Point): Setting {
  const next = {...setting, [name]: to};
  if (name === 'start' && setting.kind !== 'linear') {
    const by = {x: to.x - setting.start.x, y: to.y - setting.start.y};
    const shift = ({x, y}: Point) => ({x: x + by.x, y: y + by.y});
    return {...next, end: shift(setting.end), side: shift(setting.side)};
  }
  if (setting.kind === 'radial' && name === 'end') next.end = {x: to.x, y: setting.start.y};
  if (setting.kind === 'radial' && name === 'side') next.side = {x: setting.start.x, y: to.y};
  return isDrawable(next) ? next : setting;
}

/** Whether the handles are far enough apart to mean anything. */
export const isDrawable = (setting: Setting): boolean =>
  setting.kind === 'radial' ? Math.min(radii(setting).x, radii(setting).y) >= 1 : line(setting).handles >= 1;
