import {tableOf} from '@site/scripts/lib/page-table';
import {describe, expect, it} from 'vitest';
import {round} from '../_kit/number';
import {alignment} from './code';
import {box, cssAngle, initialFor, line, position} from './model';

const file = '@designto-code/figma-gradient.mdx';

/** `0.25, 0` or `200 × 100` as two numbers. */
function pair(cell: string | undefined, by: string): [number, number] {
  const [first = Number.NaN, second = Number.NaN] = (cell ?? '').split(by).map(Number);
  return [first, second];
}

describe('the page about gradients', () => {
  it.each(tableOf(file, 'angle'))('has the angle of the lab, row %#', (row) => {
    const [width, height] = pair(row.Box, '×');
    const [sx, sy] = pair(row.Start, ',');
    const [ex, ey] = pair(row.End, ',');
    const [dx, dy] = [(ex - sx) * width, (ey - sy) * height];
    expect([Number(row.dx), Number(row.dy)]).toEqual([dx, dy]);
    expect(row.Angle).toBe(`${round(cssAngle(dx, dy))}deg`);
  });

  const start = {x: 0.25, y: 0};
  const end = {x: 0.75, y: 1};
  const measured = line({...initialFor('linear'), start, end});

  it.each(tableOf(file, 'stops'))('has the stops of the lab, row %#', (row) => {
    expect(row['Place in CSS']).toBe(`${round(position(measured, Number(row.t)))}%`);
  });

  it('has the lengths and alignments of the lab', () => {
    expect(box).toEqual({width: 240, height: 150});
    expect([measured.handles, measured.css, measured.offset].map((value) => round(value))).toEqual([192.09, 267.06, -96.05]);
    expect([alignment(start), alignment(end)]).toEqual(['Alignment(-0.5, -1)', 'Alignment(0.5, 1)']);
  });
});
