import {type Row, tableOf} from '@site/scripts/lib/page-table';
import {describe, expect, it} from 'vitest';
import {childCss, design, initial, place, written} from './model';

const number = (row: Row, column: string) => Number(row[column]);

describe('the page about the Center constraint', () => {
  const file = '@designto-code/figma-constraint-center.mdx';

  it.each(tableOf(file, 'arithmetic'))('places the child as the lab does, row %#', (row) => {
    const now = number(row, 'Frame width');
    const {start, size} = place('center', 'horizontal', now);
    expect(number(row, 'Middle')).toBe(now / 2);
    expect(number(row, 'Left')).toBe(start);
    expect(number(row, 'Center of the child')).toBe(start + size / 2);
    expect(number(row, 'Distance')).toBe(start + size / 2 - now / 2);
  });

  it('names the offset that is written', () => {
    expect(childCss({...initial, horizontal: 'center'}).left).toBe('calc(50% - 76px)');
  });
});

describe('the page about the Scale constraint', () => {
  it.each(tableOf('@designto-code/figma-constraint-scale.mdx', 'arithmetic'))('compares as the lab does, row %#', (row) => {
    const now = number(row, 'Frame width');
    const scaled = place('scale', 'horizontal', now);
    const fallback = place(written('scale', false), 'horizontal', now);
    expect(number(row, 'Left, Scale')).toBeCloseTo(scaled.start, 9);
    expect(number(row, 'Width, Scale')).toBeCloseTo(scaled.size, 9);
    expect(number(row, 'Left, Stretch')).toBe(fallback.start);
    expect(number(row, 'Width, Stretch')).toBe(fallback.size);
  });
});

describe('the page about the Stretch constraint', () => {
  it.each(tableOf('@designto-code/figma-constraint-stretch.mdx', 'arithmetic'))('stretches as the lab does, row %#', (row) => {
    const axis = row.Axis === 'Horizontal' ? 'horizontal' : 'vertical';
    const drawn = axis === 'horizontal' ? design.width : design.height;
    const {start, size} = place('stretch', axis, number(row, 'Frame'));
    expect(number(row, 'Start')).toBe(start);
    expect(number(row, 'Child')).toBe(size);
    // The distance to the far edge is the one of the design, whatever the frame is now.
    const original = place('stretch', axis, drawn);
    expect(number(row, 'End')).toBe(drawn - original.start - original.size);
  });
});
