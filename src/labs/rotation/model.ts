import type {Declarations} from '../_kit/declarations';
import {px, round} from '../_kit/number';

export const pivots = ['top-left', 'center', 'wrapper'] as const;
export type Pivot = (typeof pivots)[number];

export interface Setting {
  /** The design's rotation in degrees, counter-clockwise positive, −180 to 180. */
  angle: number;
  width: number;
  height: number;
  pivot: Pivot;
}

export const initial: Setting = {angle: 30, width: 140, height: 72, pivot: 'top-left'};

export const stage = {width: 340, height: 260} as const;
/** Rotating in the design tool keeps the middle and changes x and y; so does the lab. */
export const middle = {x: stage.width / 2, y: stage.height / 2} as const;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** x and y as the design stores them: where the layer's own top left corner ends up. */
export function origin({angle, width, height}: Setting): Point {
  const [cos, sin] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  return {x: middle.x - (width / 2) * cos - (height / 2) * sin, y: middle.y + (width / 2) * sin - (height / 2) * cos};
}

/** Own top left, top right, bottom right, bottom left. The y axis points down, so a positive angle turns toward smaller y. */
export function corners(setting: Setting): [Point, Point, Point, Point] {
  const {x, y} = origin(setting);
  const [cos, sin] = [Math.cos(radians(setting.angle)), Math.sin(radians(setting.angle))];
  const at = (along: number, down: number): Point => ({x: x + along * cos + down * sin, y: y - along * sin + down * cos});
  return [at(0, 0), at(setting.width, 0), at(setting.width, setting.height), at(0, setting.height)];
}

/** bw = w|cos θ| + h|sin θ|, bh = w|sin θ| + h|cos θ|, around the same middle. */
export function bounds({angle, width, height}: Setting): Box {
  const [cos, sin] = [Math.abs(Math.cos(radians(angle))), Math.abs(Math.sin(radians(angle)))];
  const size = {width: width * cos + height * sin, height: width * sin + height * cos};
  return {x: middle.x - size.width / 2, y: middle.y - size.height / 2, ...size};
}

/** CSS and Flutter count clockwise. */
export function cssAngle(angle: number): number {
  return round(-angle, 2);
}

export const dartAngle = (angle: number): number => round(radians(-angle), 4);

export function layerDeclarations(setting: Setting): Declarations {
  const {width, height, pivot} = setting;
  const size = {width: px(width), height: px(height)};
  const transform = `rotate(${cssAngle(setting.angle)}deg)`;
  if (pivot === 'top-left') {
    const {x, y} = origin(setting);
    return {position: 'absolute', left: px(x), top: px(y), ...size, transform, 'transform-origin': 'top left'};
  }
  if (pivot === 'center') {
    return {position: 'absolute', left: px(middle.x - width / 2), top: px(middle.y - height / 2), ...size, transform};
  }
  return {...size, transform};
}

/** Only for `wrapper`: the room that auto layout keeps, with the layer in its middle. */
export function wrapperDeclarations(setting: Setting): Declarations {
  const box = bounds(setting);
  return {
    display: 'grid',
    'place-content': 'center',
    width: px(box.width),
    height: px(box.height),
  };
}

/** The angle that a pointer at this place asks for; the handle is above the layer at 0°. */
export function angleAt(point: Point): number {
  const degrees = (Math.atan2(middle.x - point.x, middle.y - point.y) * 180) / Math.PI;
  return Math.round(degrees) + 0;
}

/** Where the handle is: above the layer, turned with it. */
export function handleAt({angle}: Setting, distance: number): Point {
  return {x: middle.x - distance * Math.sin(radians(angle)), y: middle.y - distance * Math.cos(radians(angle))};
}

/** Stays within −180 to 180 by going round. */
export function wrapAngle(angle: number): number {
  if (angle > 180) return angle - 360;
  return angle < -180 ? angle + 360 : angle;
}
