/** The data of a vector network and what can be read from it. Tangents are relative to their vertex. */

export type Point = {x: number; y: number};
export type Segment = {a: number; b: number; ta: Point; tb: Point};
/** The first loop is the outer boundary, the others are holes; a loop is a list of segment indices. */
export type Region = {loops: number[][]; fillRule: 'evenodd' | 'nonzero'};
export type Network = {vertices: Point[]; segments: Segment[]; regions: Region[]};
/** 0 is the tangent at a, 1 the one at b. */
export type TangentRef = {segment: number; end: 0 | 1};

export const stage = {width: 360, height: 260};
export const zero: Point = {x: 0, y: 0};

const line = (a: number, b: number): Segment => ({a, b, ta: zero, tb: zero});

/** Two rooms that share a curved wall, the right one with a hole: no single path can say this. */
export const initial: Network = {
  vertices: [
    {x: 50, y: 60},
    {x: 170, y: 40},
    {x: 310, y: 60},
    {x: 310, y: 200},
    {x: 170, y: 220},
    {x: 50, y: 200},
    {x: 252, y: 96},
    {x: 280, y: 156},
    {x: 224, y: 156},
  ],
  segments: [
    line(0, 1),
    line(1, 2),
    {a: 2, b: 3, ta: {x: 36, y: 40}, tb: {x: 36, y: -40}},
    line(3, 4),
    line(4, 5),
    line(5, 0),
    {a: 1, b: 4, ta: {x: 50, y: 60}, tb: {x: -50, y: -60}},
    line(6, 7),
    line(7, 8),
    line(8, 6),
  ],
  regions: [
    {loops: [[0, 6, 4, 5]], fillRule: 'evenodd'},
    {
      loops: [
        [1, 2, 3, 6],
        [7, 8, 9],
      ],
      fillRule: 'evenodd',
    },
  ],
};

export const add = (p: Point, q: Point): Point => ({x: p.x + q.x, y: p.y + q.y});
export const subtract = (p: Point, q: Point): Point => ({x: p.x - q.x, y: p.y - q.y});
export const scale = (p: Point, by: number): Point => ({x: p.x * by, y: p.y * by});
export const length = (p: Point): number => Math.hypot(p.x, p.y);
export const isZero = (p: Point): boolean => p.x === 0 && p.y === 0;
export const mix = (p: Point, q: Point, t: number): Point => ({x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t});

export function vertexAt(network: Network, index: number): Point {
  const vertex = network.vertices[index];
  if (!vertex) throw new Error(`There is no vertex ${index}: the network has ${network.vertices.length}.`);
  return vertex;
}

export function segmentAt(network: Network, index: number): Segment {
  const segment = network.segments[index];
  if (!segment) throw new Error(`There is no segment ${index}: the network has ${network.segments.length}.`);
  return segment;
}

export const isStraight = ({ta, tb}: Segment): boolean => isZero(ta) && isZero(tb);

/** The four points of a segment: its ends and, between them, a + ta and b + tb. */
export function controls(network: Network, index: number): [Point, Point, Point, Point] {
  const {a, b, ta, tb} = segmentAt(network, index);
  const from = vertexAt(network, a);
  const to = vertexAt(network, b);
  return [from, add(from, ta), add(to, tb), to];
}

export function pointAt(network: Network, index: number, t: number): Point {
  const [p0, p1, p2, p3] = controls(network, index);
  // A straight segment runs evenly; as a cubic with its handles drawn in it would slow down at the ends.
  if (isStraight(segmentAt(network, index))) return mix(p0, p3, t);
  const p01 = mix(p0, p1, t);
  const p12 = mix(p1, p2, t);
  const p23 = mix(p2, p3, t);
  return mix(mix(p01, p12, t), mix(p12, p23, t), t);
}

/** Tangents that start at a vertex, in the order of the segments. */
export function tangentsOf(network: Network, vertex: number): TangentRef[] {
  return network.segments.flatMap(({a, b}, segment): TangentRef[] => [
    ...(a === vertex ? [{segment, end: 0} as const] : []),
    ...(b === vertex ? [{segment, end: 1} as const] : []),
  ]);
}

export function tangent(network: Network, {segment, end}: TangentRef): Point {
  const {ta, tb} = segmentAt(network, segment);
  return end === 0 ? ta : tb;
}

export function vertexOf(network: Network, {segment, end}: TangentRef): number {
  const {a, b} = segmentAt(network, segment);
  return end === 0 ? a : b;
}

/** A loop as directed segments, or nothing when it does not close. */
export function walk(network: Network, loop: number[]): {segment: number; reversed: boolean}[] | undefined {
  const first = loop[0];
  if (first === undefined) return undefined;
  for (const start of [segmentAt(network, first).a, segmentAt(network, first).b]) {
    let at = start;
    const steps: {segment: number; reversed: boolean}[] = [];
    for (const segment of loop) {
      const {a, b} = segmentAt(network, segment);
      if (a !== at && b !== at) break;
      steps.push({segment, reversed: a !== at});
      at = a === at ? b : a;
    }
    if (steps.length === loop.length && at === start) return steps;
  }
  return undefined;
}

const n = (value: number) => String(Math.round(value * 100) / 100 + 0);
const at = (p: Point) => `${n(p.x)} ${n(p.y)}`;

function draw(network: Network, index: number, reversed: boolean): string {
  const points = controls(network, index);
  const [, first, second, last] = reversed ? [points[3], points[2], points[1], points[0]] : points;
  return isStraight(segmentAt(network, index)) ? `L ${at(last)}` : `C ${at(first)} ${at(second)} ${at(last)}`;
}

export function segmentPath(network: Network, index: number): string {
  return `M ${at(controls(network, index)[0])} ${draw(network, index, false)}`;
}

export function regionPath(network: Network, {loops}: Region): string {
  return loops
    .map((loop) => {
      const steps = walk(network, loop);
      const first = steps?.[0];
      if (!steps || !first) throw new Error(`The loop ${loop.join(', ')} does not close.`);
      const points = controls(network, first.segment);
      return `M ${at(first.reversed ? points[3] : points[0])} ${steps.map((s) => draw(network, s.segment, s.reversed)).join(' ')} Z`;
    })
    .join(' ');
}
