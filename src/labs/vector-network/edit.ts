import {
  add,
  controls,
  isStraight,
  isZero,
  length,
  mix,
  type Network,
  type Point,
  type Region,
  type Segment,
  scale,
  segmentAt,
  subtract,
  type TangentRef,
  tangent,
  tangentsOf,
  vertexAt,
  vertexOf,
  walk,
  zero,
} from './network';

export const mirrorings = ['auto', 'none', 'angle', 'all'] as const;
export type Mirroring = (typeof mirrorings)[number];

/** Handles of a right angle bent to a quarter circle. */
const KAPPA = (4 * (Math.SQRT2 - 1)) / 3;

export function moveVertex(network: Network, index: number, to: Point): Network {
  vertexAt(network, index);
  return {...network, vertices: network.vertices.map((vertex, i) => (i === index ? to : vertex))};
}

/** Both ends move; tangents are relative and come along. */
export function moveSegment(network: Network, index: number, by: Point): Network {
  const {a, b} = segmentAt(network, index);
  return {...network, vertices: network.vertices.map((vertex, i) => (i === a || i === b ? add(vertex, by) : vertex))};
}

function putTangent(network: Network, {segment, end}: TangentRef, value: Point): Network {
  const change = (s: Segment): Segment => (end === 0 ? {...s, ta: value} : {...s, tb: value});
  return {...network, segments: network.segments.map((s, i) => (i === segment ? change(s) : s))};
}

/** The tangent on the other side of the vertex. Only where exactly two meet is there an other side. */
export function opposite(network: Network, ref: TangentRef): TangentRef | undefined {
  const all = tangentsOf(network, vertexOf(network, ref));
  if (all.length !== 2) return undefined;
  return all.find((other) => other.segment !== ref.segment || other.end !== ref.end);
}

/** What `auto` means for two tangents as they are. */
export function inferMirroring(one: Point, two: Point): Exclude<Mirroring, 'auto'> {
  if (isZero(one) || isZero(two)) return 'none';
  const cross = one.x * two.y - one.y * two.x;
  const dot = one.x * two.x + one.y * two.y;
  // Half a degree: handles sit on whole pixels, so a mirrored pair may be off by a little.
  if (dot >= 0 || Math.abs(cross) > Math.sin(Math.PI / 360) * length(one) * length(two)) return 'none';
  return Math.abs(length(one) - length(two)) < 1e-6 ? 'all' : 'angle';
}

export function moveTangent(network: Network, ref: TangentRef, to: Point, mirroring: Mirroring): Network {
  const other = opposite(network, ref);
  const moved = putTangent(network, ref, to);
  if (!other) return moved;
  const there = tangent(network, other);
  const mode = mirroring === 'auto' ? inferMirroring(tangent(network, ref), there) : mirroring;
  if (mode === 'none' || isZero(to)) return moved;
  if (mode === 'all') return putTangent(moved, other, scale(to, -1));
  return putTangent(moved, other, scale(to, -length(there) / length(to)));
}

/**
 * The bend tool on a vertex: a sharp corner gets mirrored tangents across its bisector, two tangents are taken away,
 * a single one is mirrored to the other side.
 */
export function bend(network: Network, vertex: number): Network {
  const [one, two, ...more] = tangentsOf(network, vertex);
  if (!one || !two || more.length > 0) return network;
  const t1 = tangent(network, one);
  const t2 = tangent(network, two);
  if (!isZero(t1) && !isZero(t2)) return putTangent(putTangent(network, one, zero), two, zero);
  if (!isZero(t1)) return putTangent(network, two, scale(t1, -1));
  if (!isZero(t2)) return putTangent(network, one, scale(t2, -1));
  const at = vertexAt(network, vertex);
  const away = [one, two].map(({segment, end}) => {
    const {a, b} = segmentAt(network, segment);
    return subtract(vertexAt(network, end === 0 ? b : a), at);
  });
  const [u, v] = away;
  if (!u || !v || isZero(u) || isZero(v)) return network;
  // At right angles to the bisector; on a straight line that is the line itself.
  const along = subtract(scale(u, 1 / length(u)), scale(v, 1 / length(v)));
  if (length(along) < 1e-9) return network;
  const reach = (KAPPA * Math.min(length(u), length(v))) / 2;
  const handle = scale(along, reach / length(along));
  const whole = {x: Math.round(handle.x), y: Math.round(handle.y)};
  return putTangent(putTangent(network, one, whole), two, scale(whole, -1));
}

/** Cuts a segment at t without changing its shape (de Casteljau). The new vertex is the last one. */
export function split(network: Network, index: number, t = 0.5): Network {
  const old = segmentAt(network, index);
  const [p0, p1, p2, p3] = controls(network, index);
  const vertex = network.vertices.length;
  const added = network.segments.length;
  let middle = mix(p0, p3, t);
  let left: Segment = {a: old.a, b: vertex, ta: zero, tb: zero};
  let right: Segment = {a: vertex, b: old.b, ta: zero, tb: zero};
  if (!isStraight(old)) {
    const p01 = mix(p0, p1, t);
    const p12 = mix(p1, p2, t);
    const p23 = mix(p2, p3, t);
    const p012 = mix(p01, p12, t);
    const p123 = mix(p12, p23, t);
    middle = mix(p012, p123, t);
    left = {...left, ta: subtract(p01, p0), tb: subtract(p012, middle)};
    right = {...right, ta: subtract(p123, middle), tb: subtract(p23, p3)};
  }
  const regions = network.regions.map((region) => ({
    ...region,
    loops: region.loops.map((loop) => {
      const steps = walk(network, loop);
      return loop.flatMap((segment, i) => {
        if (segment !== index) return [segment];
        return steps?.[i]?.reversed ? [added, index] : [index, added];
      });
    }),
  }));
  return {
    vertices: [...network.vertices, middle],
    segments: [...network.segments.map((s, i) => (i === index ? left : s)), right],
    regions,
  };
}

/** Loops cannot stay open: a region that loses its boundary goes, a hole that loses a side is not a hole anymore. */
function dropSegments(network: Network, gone: Set<number>): Network {
  const kept = network.segments.map((_, i) => i).filter((i) => !gone.has(i));
  const renumber = new Map(kept.map((old, index) => [old, index]));
  const regions = network.regions.flatMap((region): Region[] => {
    const whole = region.loops.filter((loop) => !loop.some((segment) => gone.has(segment)));
    if (whole[0] !== region.loops[0]) return [];
    return [{...region, loops: whole.map((loop) => loop.map((segment) => renumber.get(segment) ?? segment))}];
  });
  return {...network, segments: network.segments.filter((_, i) => !gone.has(i)), regions};
}

export function deleteSegment(network: Network, index: number): Network {
  segmentAt(network, index);
  return dropSegments(network, new Set([index]));
}

export function deleteVertex(network: Network, index: number): Network {
  vertexAt(network, index);
  const gone = new Set(network.segments.flatMap(({a, b}, i) => (a === index || b === index ? [i] : [])));
  const rest = dropSegments(network, gone);
  const shift = (vertex: number) => (vertex > index ? vertex - 1 : vertex);
  return {
    ...rest,
    vertices: rest.vertices.filter((_, i) => i !== index),
    segments: rest.segments.map((s) => ({...s, a: shift(s.a), b: shift(s.b)})),
  };
}

export const deleteTangent = (network: Network, ref: TangentRef): Network => putTangent(network, ref, zero);
