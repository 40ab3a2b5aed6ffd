import {tableOf} from '@site/scripts/lib/page-table';
import {describe, expect, it} from 'vitest';
import {dart, round} from '../_kit/number';
import {flutterHeight} from './code';
import {baseline, childLine, designLine, exactMetrics, initial, proportionalBaseline, type Setting, textDeclarations} from './model';

const file = '@designto-code/figma-line-height.mdx';

/** `150%`, `24 px` or `Auto`, as the design panel has it. */
function settingOf(value: string, fontSize: number): Setting {
  const number = Number.parseFloat(value);
  if (value === 'Auto') return {...initial, fontSize, unit: 'auto'};
  return value.endsWith('%')
    ? {...initial, fontSize, unit: 'percent', percent: number}
    : {...initial, fontSize, unit: 'px', pixels: number};
}

describe('the page about line height', () => {
  it.each(tableOf(file, 'arithmetic'))('converts as the lab does, row %#', (row) => {
    const setting = settingOf(row['In Figma'] ?? '', Number(row['Font size']));
    const height = flutterHeight(setting);
    expect(Number(row['Line in px'])).toBe(round(designLine(setting)));
    expect(row.CSS).toBe(textDeclarations(setting)['line-height'] ?? 'nothing');
    expect(row['Flutter height']).toBe(height === null ? 'nothing' : dart(height, 4));
  });

  it.each(tableOf(file, 'inherit'))('inherits as the lab does, row %#', (row) => {
    const written = row.Written ?? '';
    const unit = written.endsWith('px') ? 'px' : 'percent';
    const setting: Setting = {
      ...initial,
      fontSize: 32,
      unit,
      percent: 150,
      pixels: 48,
      writing: written.endsWith('%') ? 'percentage' : 'number',
    };
    expect(textDeclarations(setting)['line-height']).toBe(written);
    expect(Number(row['Line of the text'])).toBe(designLine(setting));
    expect(Number(row['Line of the child'])).toBe(childLine(setting));
  });

  it.each(tableOf(file, 'leading'))('puts the baseline where the lab does, row %#', (row) => {
    const [fontSize, height] = [Number(row['Font size']), Number(row.Line)];
    const metrics = exactMetrics(fontSize);
    expect(Number(row['Even, as in Figma'])).toBe(round(baseline(height, metrics)));
    expect(Number(row["Flutter's default"])).toBe(round(proportionalBaseline(height, metrics)));
  });
});
