import polygonClipping, {type MultiPolygon, type Polygon} from 'polygon-clipping';
import {type Circle, circleRing, contour, contourArea, contourPath, type Point} from './outline';

export const operations = ['union', 'subtract', 'intersect', 'exclude'] as const;
export type Operation = (typeof operations)[number];
export const kinds = ['circle', 'rectangle', 'triangle'] as const;
export type Kind = (typeof kinds)[number];

/** x and y are the middle of the shape's box; the size is its width. */
export type Shape = {kind: Kind; x: number; y: number; size: number};
export type ShapeId = 'a' | 'b';
export type State = {operation: Operation; a: Shape; b: Shape; bottom: ShapeId};

export const stage = {width: 360, height: 260};
export const sizes = {min: 40, max: 180};

export const initial: State = {
  operation: 'subtract',
  a: {kind: 'rectangle', x: 150, y: 130, size: 160},
  b: {kind: 'circle', x: 220, y: 130, size: 110},
  bottom: 'a',
};

export type Box = {left: number; top: number; width: number; height: number};

export function box({kind, x, y, size}: Shape): Box {
  const height = kind === 'rectangle' ? Math.round(size * 0.75) : size;
  return {left: x - size / 2, top: y - height / 2, width: size, height};
}

/** Keeps the whole shape on the stage, so that no handle gets lost. */
export function place(shape: Shape, x: number, y: number): Shape {
  const {width, height} = box(shape);
  const clamp = (value: number, half: number, limit: number) => Math.round(Math.min(limit - half, Math.max(half, value)));
  return {...shape, x: clamp(x, width / 2, stage.width), y: clamp(y, height / 2, stage.height)};
}

function corners(shape: Shape): Point[] {
  const {left, top, width, height} = box(shape);
  if (shape.kind === 'triangle') {
    return [
      {x: shape.x, y: top},
      {x: left + width, y: top + height},
      {x: left, y: top + height},
    ];
  }
  return [
    {x: left, y: top},
    {x: left + width, y: top},
    {x: left + width, y: top + height},
    {x: left, y: top + height},
  ];
}

export function circleOf(shape: Shape): Circle | undefined {
  return shape.kind === 'circle' ? {center: {x: shape.x, y: shape.y}, radius: shape.size / 2} : undefined;
}

function polygon(shape: Shape): Polygon {
  const circle = circleOf(shape);
  return [circle ? circleRing(circle) : corners(shape).map(({x, y}) => [x, y])];
}

/** The outline of one shape alone. */
export function shapePath(shape: Shape): string {
  const circle = circleOf(shape);
  if (circle) {
    const {center, radius} = circle;
    const arc = (x: number) => `A ${radius} ${radius} 0 0 1 ${x} ${center.y}`;
    return `M ${center.x - radius} ${center.y} ${arc(center.x + radius)} ${arc(center.x - radius)} Z`;
  }
  return `M ${corners(shape)
    .map(({x, y}) => `${x} ${y}`)
    .join(' L ')} Z`;
}

function combine(operation: Operation, bottom: Polygon, top: Polygon): MultiPolygon {
  switch (operation) {
    case 'union':
      return polygonClipping.union(bottom, top);
    case 'subtract':
      return polygonClipping.difference(bottom, top);
    case 'intersect':
      return polygonClipping.intersection(bottom, top);
    case 'exclude':
      return polygonClipping.xor(bottom, top);
  }
}

export type Result = {path: string; area: number; pieces: number; holes: number; fillRule: 'nonzero' | 'evenodd'};

export function order(state: State): {bottom: Shape; top: Shape} {
  return state.bottom === 'a' ? {bottom: state.a, top: state.b} : {bottom: state.b, top: state.a};
}

export function result(state: State): Result {
  const {bottom, top} = order(state);
  let polygons: MultiPolygon;
  try {
    polygons = combine(state.operation, polygon(bottom), polygon(top));
  } catch {
    // The library gives up on some nearly touching outlines; a ten-thousandth of a pixel moves them apart.
    polygons = combine(state.operation, polygon(bottom), polygon({...top, x: top.x + 1e-4, y: top.y + 1e-4}));
  }
  const circles = [circleOf(bottom), circleOf(top)].filter((circle) => circle !== undefined);
  const contours = polygons.flatMap((rings) => rings.map((ring) => contour(ring, circles)));
  const holes = contours.length - polygons.length;
  return {
    path: contours.map(contourPath).join(' '),
    // Outer rings and holes run in opposite directions, so the signed areas add up to what is filled.
    area: Math.abs(contours.reduce((sum, ring) => sum + contourArea(ring), 0)),
    pieces: polygons.length,
    holes,
    fillRule: contours.length > 1 ? 'evenodd' : 'nonzero',
  };
}
