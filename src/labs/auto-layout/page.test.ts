import {tableOf} from '@site/scripts/lib/page-table';
import {describe, expect, it} from 'vitest';
import {flutterCode} from './code';
import {type CrossAlign, frameCss, initial, itemCss, items, type MainAlign, type Setting} from './model';

const page = '@designto-code/figma-autolayout.mdx';

/** What a reader adds up: the number of pixels in a declaration. */
const pixels = (value: string | undefined) => Number.parseFloat(value ?? '');

describe('the worked table of the page about auto layout', () => {
  const rows = tableOf(page, 'arithmetic');

  it('has hugging and filling rows', () => {
    expect(new Set(rows.map(({Frame}) => Frame))).toEqual(new Set(['Hug', 'Fixed, A fills']));
  });

  it.each(rows)('$Frame, padding $Padding, gap $Gap', (row) => {
    const hugs = row.Frame === 'Hug';
    const setting: Setting = {
      ...initial,
      gap: Number(row.Gap),
      paddingX: Number(row.Padding),
      horizontal: hugs ? 'hug' : 'fixed',
      width: Number(row['Frame width']),
      itemHorizontal: hugs ? 'fixed' : 'fill',
    };
    const frame = frameCss(setting);
    const padding = pixels(frame.padding?.split(' ').at(-1));
    const taken = 2 * padding + (items.length - 1) * pixels(frame.gap);
    const [a, b, c] = items.map((_, index) => itemCss(index, setting));
    expect([row.B, row.C].map(Number)).toEqual([pixels(b?.width), pixels(c?.width)]);
    if (hugs) {
      expect(frame.width).toBeUndefined();
      expect(Number(row.A)).toBe(pixels(a?.width));
      expect(Number(row['Frame width'])).toBe(taken + pixels(a?.width) + pixels(b?.width) + pixels(c?.width));
    } else {
      expect(a).toMatchObject({flex: '1 1 0', 'min-width': '0'});
      expect(Number(row.A)).toBe(pixels(frame.width) - taken - pixels(b?.width) - pixels(c?.width));
    }
  });
});

describe('the alignment table of the page about auto layout', () => {
  const names: Record<string, MainAlign | CrossAlign> = {
    Start: 'min',
    Center: 'center',
    End: 'max',
    'Gap set to Auto': 'space-between',
    Baseline: 'baseline',
  };

  it.each(tableOf(page, 'alignment').map((row) => [row['In Figma'] ?? '', row] as const))('%s', (name, row) => {
    const align = names[name];
    if (!align) throw new Error(`Unknown row "${name}".`);
    if (align !== 'baseline') {
      const setting = {...initial, main: align};
      expect(row['justify-content']).toBe(frameCss(setting)['justify-content']);
      expect(flutterCode(setting)).toContain(`MainAxisAlignment.${row.Flutter},`);
    } else expect(row['justify-content']).toBe('–');
    if (align !== 'space-between') {
      const setting = {...initial, cross: align};
      expect(row['align-items']).toBe(frameCss(setting)['align-items']);
      expect(flutterCode(setting)).toContain(`CrossAxisAlignment.${row.Flutter},`);
    } else expect(row['align-items']).toBe('–');
  });
});
