import {tableOf} from '@site/scripts/lib/page-table';
import {describe, expect, it} from 'vitest';
import {dart, px, round} from '../_kit/number';
import {declarations, falloff, flutterBlurRadius, initial, reach, type Setting, sigma} from './model';

const at = (change: Partial<Setting>): Setting => ({...initial, ...change});

/** The lengths of a shadow: the color begins at `rgb(`. */
const lengths = (value: string | undefined) => value?.split(' rgb(')[0] ?? '';

describe('the page about box shadows', () => {
  it.each(tableOf('@designto-code/figma-box-shadow.mdx', 'arithmetic'))('converts a radius as the lab does, row %#', (row) => {
    const setting = at({effect: 'drop', x: 0, y: 0, spread: 0, radius: Number(row['Figma radius'])});
    expect(Number(row.σ)).toBe(sigma(setting));
    expect(lengths(declarations({...setting, layer: 'box'})['box-shadow'])).toBe(`0 0 ${row['box-shadow']} 0`);
    expect(lengths(declarations({...setting, layer: 'vector'}).filter)).toBe(`drop-shadow(0 0 ${row['drop-shadow()']}`);
    expect(row['Flutter blurRadius']).toBe(dart(flutterBlurRadius(setting.radius), 1));
  });
});

describe('the page about blurs', () => {
  it.each(tableOf('@designto-code/figma-blur-effects.mdx', 'arithmetic'))('converts a radius as the lab does, row %#', (row) => {
    const setting = at({layer: 'box', radius: Number(row['Figma radius'])});
    expect(Number(row.σ)).toBe(sigma(setting));
    expect(row.CSS).toBe(declarations({...setting, effect: 'layer-blur'}).filter);
    expect(row.CSS).toBe(declarations({...setting, effect: 'background-blur'})['backdrop-filter']);
    expect(Number(row.Reach)).toBe(reach(setting));
  });

  it.each(tableOf('@designto-code/figma-blur-effects.mdx', 'falloff'))('falls off as the lab draws it, row %#', (row) => {
    const distance = Number.parseFloat(row['Distance outside the edge'] ?? '');
    expect(row['Color left']).toBe(`${round(falloff(distance, 1) * 100, 1)}%`);
  });
});

describe('the page about text shadows', () => {
  it.each(tableOf('@designto-code/figma-text-shadow.mdx', 'arithmetic'))('converts as the lab does, row %#', (row) => {
    const [x = 0, y = 0, radius = 0] = (row['Figma shadow'] ?? '').replace('radius', '').split(',').map(Number);
    const setting = at({effect: 'drop', layer: 'text', x, y, radius});
    expect(row['text-shadow']).toBe(lengths(declarations(setting)['text-shadow']));
    expect(row['Flutter blurRadius']).toBe(dart(flutterBlurRadius(radius), 1));
    expect(row['drop-shadow()']).toBe(px(sigma(setting)));
  });
});
