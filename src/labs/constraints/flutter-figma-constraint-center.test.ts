import {tableOf} from '@site/scripts/lib/page-table';
import {expect, it} from 'vitest';
import {round} from '../_kit/number';
import {design, place} from './model';

const rows = tableOf('@designto-code/flutter-figma-constraint-center.mdx', 'arithmetic');
const {x, width} = design.child;
/** The alignment that gives the drawn place. */
const alignment = (2 * x) / (design.width - width) - 1;

it.each(rows.map((row) => ({frame: Number(row['Frame width']), row})))('center and Align in a frame of $frame', ({frame, row}) => {
  const {start} = place('center', 'horizontal', frame);
  const left = ((frame - width) * (alignment + 1)) / 2;
  expect(Number(row['Left in Figma'])).toBe(start);
  expect(Number(row['Left with Align'])).toBe(round(left, 2));
  expect(Number(row.Difference)).toBe(round(left - start, 2));
});

it('has the drawn frame and others', () => {
  expect(rows.map((row) => Number(row['Frame width']))).toContain(design.width);
  expect(rows.length).toBeGreaterThan(2);
});
