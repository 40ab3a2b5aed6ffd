import {tableOf} from '@site/scripts/lib/page-table';
import {expect, it} from 'vitest';
import {round} from '../_kit/number';
import {type Constraint, design, place} from './model';

const rows = tableOf('@designto-code/flutter-positioned-vs-align.mdx', 'arithmetic');
const {x, width} = design.child;
const named: Record<string, Constraint> = {Left: 'min', Right: 'max', 'Left and right': 'stretch', Center: 'center', Scale: 'scale'};

/** `Align` keeps the share of the free space that it was drawn with. */
const aligned = (frame: number) => ({start: ((frame - width) * x) / (design.width - width), size: width});

it.each(rows)('$Constraint in a frame of 280', (row) => {
  const constraint = named[row.Constraint ?? ''];
  const spanAt = (frame: number) => (constraint ? place(constraint, 'horizontal', frame) : aligned(frame));
  expect(Number(row['Left at 200'])).toBe(round(spanAt(200).start, 2));
  expect(Number(row['Left at 280'])).toBe(round(spanAt(280).start, 2));
  expect(Number(row['Width at 280'])).toBe(round(spanAt(280).size, 2));
});

it('has every constraint, and Align once', () => {
  const names = rows.map(({Constraint}) => Constraint ?? '');
  expect(names.filter((name) => name in named)).toEqual(Object.keys(named));
  expect(names.filter((name) => !(name in named))).toEqual([expect.stringMatching(/^Align alone/)]);
});
