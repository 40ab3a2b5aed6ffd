import {tableOf} from '@site/scripts/lib/page-table';
import {expect, it} from 'vitest';
import {round} from '../_kit/number';
import {alignment} from './code';
import {initialFor, line, type Point, position} from './model';

const rows = tableOf('@designto-code/flutter-multiple-gradients.mdx', 'arithmetic');

/** "(0, 0.5) to (1, 1)" */
function handles(text: string): {start: Point; end: Point} {
  const [x = Number.NaN, y = Number.NaN, x2 = Number.NaN, y2 = Number.NaN] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return {start: {x, y}, end: {x: x2, y: y2}};
}

it('has three gradients', () => expect(rows.map(({Fill}) => Fill)).toEqual(['A', 'B', 'C']));

it.each(rows)('gradient $Fill in Flutter and CSS', (row) => {
  const setting = {...initialFor('linear'), ...handles(row.Handles ?? '')};
  const measured = line(setting);
  expect(row['Flutter begin']).toBe(alignment(setting.start));
  expect(row['Flutter end']).toBe(alignment(setting.end));
  expect(row['CSS angle']).toBe(`${round(measured.angle, 3)}deg`);
  expect(row['First stop']).toBe(`${round(position(measured, 0), 3)}%`);
  expect(row['Last stop']).toBe(`${round(position(measured, 1), 3)}%`);
});
