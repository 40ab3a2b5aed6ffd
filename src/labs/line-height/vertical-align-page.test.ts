import {tableOf} from '@site/scripts/lib/page-table';
import {describe, expect, it} from 'vitest';
import {box, initial, lineBoxes, type Setting, textHeight, type VerticalAlign} from './model';

describe('the page on vertical text alignment computes what the lab computes', () => {
  it.each(tableOf('@designto-code/css-text-vertical-align.mdx', 'arithmetic'))('line height, row %#', (row) => {
    const setting: Setting = {...initial, unit: 'percent', percent: Number.parseFloat(row['Line height'] ?? '')};
    const topOf = (align: VerticalAlign) => lineBoxes({...setting, align})[0]?.top;
    expect(Number(row['Text height'])).toBe(textHeight(setting));
    expect(Number(row.Free)).toBe(box.height - textHeight(setting));
    expect(Number(row.Top)).toBe(topOf('top'));
    expect(Number(row.Middle)).toBe(topOf('center'));
    expect(Number(row.Bottom)).toBe(topOf('bottom'));
  });
});
