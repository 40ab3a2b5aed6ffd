import {tableOf} from '@site/scripts/lib/page-table';
import {describe, expect, it} from 'vitest';
import {round} from '../_kit/number';
import {cssAngle} from './model';

describe('the page on gradient text computes what the lab computes', () => {
  it.each(tableOf('@designto-code/css-text-gradient.mdx', 'arithmetic'))('angle, row %#', (row) => {
    expect(row.Angle).toBe(`${round(cssAngle(Number(row.Δx), Number(row.Δy)))}°`);
  });
});
