import type {Pair, Ring} from 'polygon-clipping';

/**
 * The clipping library knows straight edges only. Circles go in as fine polygons, and the runs of short edges that come
 * out on a circle are turned back into arcs, so that the printed path is the one a person would have written.
 */

export type Point = {x: number; y: number};
export type Circle = {center: Point; radius: number};
export type Edge = {kind: 'line'; to: Point} | {kind: 'arc'; to: Point; radius: number; sweep: 0 | 1; angle: number};
export type Contour = {start: Point; edges: Edge[]};

const SIDES = 512;

export function circleRing({center, radius}: Circle): Ring {
  return Array.from({length: SIDES}, (_, i): Pair => {
    const angle = (2 * Math.PI * i) / SIDES;
    return [fix(center.x + radius * Math.cos(angle)), fix(center.y + radius * Math.sin(angle))];
  });
}

// Equal points of two shapes must be equal numbers, or the library sees slivers between them.
function fix(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** The signed angle from a to b around the circle if the edge is one of its sides (or a part of one). */
function sideOf(circle: Circle, a: Point, b: Point): number | undefined {
  const {center, radius} = circle;
  const depth = radius * (1 - Math.cos(Math.PI / SIDES)) + 1e-5;
  const chord = 2 * radius * Math.sin(Math.PI / SIDES) + 1e-5;
  if (Math.hypot(b.x - a.x, b.y - a.y) > chord) return undefined;
  // Sides lie inside the circle; a short edge outside is a piece of a line that touches it.
  const onCircle = (p: Point) => {
    const inside = radius - Math.hypot(p.x - center.x, p.y - center.y);
    return inside <= depth && inside >= -2e-6;
  };
  if (!onCircle(a) || !onCircle(b)) return undefined;
  const cross = (a.x - center.x) * (b.y - center.y) - (a.y - center.y) * (b.x - center.x);
  const dot = (a.x - center.x) * (b.x - center.x) + (a.y - center.y) * (b.y - center.y);
  return Math.atan2(cross, dot);
}

type Piece = {from: Point; to: Point; circle: number; angle: number};

function pieces(ring: Ring, circles: Circle[]): Piece[] {
  const list: Piece[] = [];
  for (let i = 0; i + 1 < ring.length; i += 1) {
    const a = ring[i];
    const b = ring[i + 1];
    if (!a || !b) continue;
    const from = {x: a[0], y: a[1]};
    const to = {x: b[0], y: b[1]};
    let circle = -1;
    let angle = 0;
    circles.some((candidate, index) => {
      const found = sideOf(candidate, from, to);
      if (found === undefined) return false;
      circle = index;
      angle = found;
      return true;
    });
    list.push({from, to, circle, angle});
  }
  return list;
}

const joins = (a: Piece, b: Piece) => a.circle >= 0 && a.circle === b.circle && Math.sign(a.angle) === Math.sign(b.angle);

/** A ring of the library's answer, closed (first point repeated), as lines and arcs. */
export function contour(ring: Ring, circles: Circle[]): Contour {
  const list = pieces(ring, circles);
  // Begin where one run ends and the next starts, so that no arc is cut in two by the ring's own start.
  const breakAt = list.findIndex((piece, i) => {
    const previous = list[(i + list.length - 1) % list.length];
    return previous !== undefined && !joins(previous, piece);
  });
  const ordered = breakAt > 0 ? [...list.slice(breakAt), ...list.slice(0, breakAt)] : list;
  const edges: Edge[] = [];
  let last: Piece | undefined;
  for (const piece of ordered) {
    const open = edges.at(-1);
    if (last && open?.kind === 'arc' && joins(last, piece)) {
      open.to = piece.to;
      open.angle += piece.angle;
    } else if (piece.circle >= 0) {
      const radius = circles[piece.circle]?.radius ?? 0;
      edges.push({kind: 'arc', to: piece.to, radius, sweep: piece.angle > 0 ? 1 : 0, angle: piece.angle});
    } else {
      edges.push({kind: 'line', to: piece.to});
    }
    last = piece;
  }
  const start = ordered[0]?.from ?? {x: 0, y: 0};
  return {start, edges: edges.flatMap((edge) => halves(edge, circles, start, edges.length === 1))};
}

/** SVG cannot draw an arc that ends where it starts: a whole circle is two half circles. */
function halves(edge: Edge, circles: Circle[], start: Point, alone: boolean): Edge[] {
  if (edge.kind !== 'arc' || !alone) return [edge];
  const circle = circles.find(
    (c) => c.radius === edge.radius && Math.abs(Math.hypot(start.x - c.center.x, start.y - c.center.y) - c.radius) < 0.01,
  );
  if (!circle) return [edge];
  const opposite = {x: 2 * circle.center.x - start.x, y: 2 * circle.center.y - start.y};
  const half = {...edge, angle: edge.angle / 2};
  return [
    {...half, to: opposite},
    {...half, to: start},
  ];
}

/** The signed area: positive when the contour runs clockwise on screen (y grows downwards). */
export function contourArea({start, edges}: Contour): number {
  let from = start;
  let sum = 0;
  for (const edge of edges) {
    sum += (from.x * edge.to.y - edge.to.x * from.y) / 2;
    if (edge.kind === 'arc') sum += (edge.radius ** 2 * (edge.angle - Math.sin(edge.angle))) / 2;
    from = edge.to;
  }
  return sum;
}

export function contourPath({start, edges}: Contour): string {
  const n = (value: number) => {
    const rounded = Math.round(value * 100) / 100;
    return String(Object.is(rounded, -0) ? 0 : rounded);
  };
  const at = (p: Point) => `${n(p.x)} ${n(p.y)}`;
  const parts = edges.map((edge) =>
    edge.kind === 'line'
      ? `L ${at(edge.to)}`
      : `A ${n(edge.radius)} ${n(edge.radius)} 0 ${Math.abs(edge.angle) > Math.PI ? 1 : 0} ${edge.sweep} ${at(edge.to)}`,
  );
  // Closing draws the last straight edge by itself.
  if (edges.at(-1)?.kind === 'line') parts.pop();
  return `M ${at(start)} ${parts.join(' ')} Z`;
}
