import {tableOf} from '@site/scripts/lib/page-table';
import {describe, expect, it} from 'vitest';
import {frameCss, initial, items, type Setting} from './model';

const page = '@designto-code/item-spacing.mdx';
const drawn = items.reduce((sum, {width}) => sum + width, 0);
const gaps = items.length - 1;

describe('the width of a hugging frame', () => {
  it.each(tableOf(page, 'arithmetic'))('spacing $Spacing', (row) => {
    const spacing = Number(row.Spacing);
    const padding = Number(row.Padding);
    expect(padding).toBe(initial.paddingX);
    expect(Number(row['Gaps together'])).toBe(gaps * spacing);
    expect(Number(row['Width of the frame'])).toBe(2 * padding + drawn + gaps * spacing);
  });
});

describe('the gap that Auto gives', () => {
  const rows = tableOf(page, 'auto').map((row) => ({frame: Number(row['Frame width']), row}));
  it.each(rows)('in a frame of $frame', ({frame, row}) => {
    const room = frame - 2 * initial.paddingX - drawn;
    expect(Number(row['Space for gaps'])).toBe(room);
    expect(Number(row['Each gap'])).toBe(room / gaps);
  });
});

describe('the CSS of a spacing', () => {
  /** "wrap, Auto, lines 20" */
  const settingOf = (words: string): Setting => ({
    ...initial,
    wrap: words.startsWith('wrap'),
    main: words.includes('Auto') ? 'space-between' : 'min',
    gap: Number(/(?:^|, )(\d+)/.exec(words)?.[1] ?? initial.gap),
    lineGap: Number(/lines (\d+)/.exec(words)?.[1] ?? initial.lineGap),
  });
  const rows = tableOf(page, 'code').map((row) => ({words: row['In the design'] ?? '', css: row.CSS}));

  it.each(rows)('$words', ({words, css}) => {
    const {'flex-wrap': wrap, 'justify-content': justify, gap} = frameCss(settingOf(words));
    const written = {'flex-wrap': wrap, ...(justify === 'space-between' && {'justify-content': justify}), gap};
    const lines = Object.entries(written).flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${value}`));
    expect(css).toBe(lines.join('; '));
  });

  it('is there for a number, for Auto, and for both in lines', () => expect(rows).toHaveLength(4));
});
