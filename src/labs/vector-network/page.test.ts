import {tableOf} from '@site/scripts/lib/page-table';
import {describe, expect, it} from 'vitest';
import {initial, type Point, segmentAt, segmentPath, vertexAt} from './network';

const rows = tableOf('@designto-code/figma-vector.mdx', 'arithmetic');

/** `50, 60` as a point. */
function point(cell: string | undefined): Point {
  const [x = Number.NaN, y = Number.NaN] = (cell ?? '').split(',').map(Number);
  return {x, y};
}

describe('the page about vectors', () => {
  it.each(rows)('segment $Segment is that of the lab', (row) => {
    const index = Number(row.Segment);
    const {a, b, ta, tb} = segmentAt(initial, index);
    expect(point(row.a)).toEqual(vertexAt(initial, a));
    expect(point(row['Tangent at a'])).toEqual(ta);
    expect(point(row['Tangent at b'])).toEqual(tb);
    expect(point(row.b)).toEqual(vertexAt(initial, b));
    expect(row.Path).toBe(segmentPath(initial, index));
  });
});
