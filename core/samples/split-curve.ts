export type Point = {x: number; y: number};
/** A segment between two vertices; tangents are counted from their own vertex. */
export type Curve = {a: Point; b: Point; ta: Point; tb: Point};

const mix = (p: Point, q: Point, t: number): Point => ({x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t});
const add = (p: Point, q: Point): Point => ({x: p.x + q.x, y: p.y + q.y});
const from = (p: Point, q: Point): Point => ({x: q.x - p.x, y: q.y - p.y});

/** Cuts a curve at t into two that draw the same line (de Casteljau). */
export function splitCurve({a, b, ta, tb}: Curve, t = 0.5): [Curve, Curve] {
  const [c1, c2] = [add(a, ta), add(b, tb)];
  const [p01, p12, p23] = [mix(a, c1, t), mix(c1, c2, t), mix(c2, b, t)];
  const [p012, p123] = [mix(p01, p12, t), mix(p12, p23, t)];
  const vertex = mix(p012, p123, t);
  return [
    {a, b: vertex, ta: from(a, p01), tb: from(vertex, p012)},
    {a: vertex, b, ta: from(vertex, p123), tb: from(b, p23)},
  ];
}
