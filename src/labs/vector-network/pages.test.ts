import {readFileSync} from 'node:fs';
import path from 'node:path';
import {tableOf} from '@site/scripts/lib/page-table';
import {root} from '@site/scripts/lib/paths';
import {describe, expect, it} from 'vitest';
import {moveSegment} from './edit';
import {initial, type Network, type Point, pointAt, regionPath, segmentAt, vertexAt, zero} from './network';

const page = readFileSync(path.join(root, 'docs/vector-network/index.mdx'), 'utf8');
const sample = (title: string) => page.split(`title="${title}"\n`)[1]?.split('\n```')[0] ?? '';

interface Sample {
  vertices: [number, number][];
  segments: {a: number; b: number}[];
  regions: Network['regions'];
}

describe('the page about vector networks', () => {
  it('writes the envelope as its network says', () => {
    const {vertices, segments, regions} = JSON.parse(sample('envelope.json')) as Sample;
    const network: Network = {
      vertices: vertices.map(([x, y]) => ({x, y})),
      segments: segments.map(({a, b}) => ({a, b, ta: zero, tb: zero})),
      regions,
    };
    const paths = [...sample('envelope.svg').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
    expect(paths).toEqual(regions.map((region) => regionPath(network, region)));
  });
});

/** From a selection to a point, each axis on its own; the selection is a point or the bounds of several. */
function distance(from: readonly Point[], to: Point): Record<'Across' | 'Down', number> {
  const along = (axis: 'x' | 'y') => {
    const values = from.map((point) => point[axis]);
    return to[axis] - (to[axis] < Math.min(...values) ? Math.min(...values) : Math.max(...values));
  };
  return {Across: along('x'), Down: along('y')};
}

describe('the page about measuring', () => {
  it('has the distances of the lab', () => {
    const vertices = (...indices: number[]) => indices.map((index) => vertexAt(initial, index));
    const rows = tableOf('editor/features/vector-network-measurement.mdx', 'points');
    expect(rows.map((row) => ({Across: Number(row.Across), Down: Number(row.Down)}))).toEqual([
      distance(vertices(0), vertexAt(initial, 4)),
      distance(vertices(5), pointAt(initial, 2, 0.5)),
      distance(vertices(6, 7, 8), pointAt(initial, 0, 0.5)),
    ]);
  });
});

it('moving a segment leaves its tangents, as the page about the editor says', () => {
  const moved = moveSegment(initial, 6, {x: 10, y: 0});
  expect([vertexAt(moved, 1), vertexAt(moved, 4)]).toEqual([
    {x: 180, y: 40},
    {x: 180, y: 220},
  ]);
  expect(segmentAt(moved, 6)).toEqual(segmentAt(initial, 6));
});
