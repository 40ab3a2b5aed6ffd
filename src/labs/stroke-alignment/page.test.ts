import {tableOf} from '@site/scripts/lib/page-table';
import {describe, expect, it} from 'vitest';
import {type Align, declarations, flutterPadding, geometry, initial, layer, type Setting} from './model';

const file = '@designto-code/figma-strokes.mdx';
const aligns: readonly Align[] = ['inside', 'center', 'outside'];

/** The declarations that make the stroke, without its color. */
function strokeOf(setting: Setting): string {
  return Object.entries(declarations(setting))
    .filter(([property]) => property === 'border' || property.startsWith('outline'))
    .map(([property, value]) => `${property}: ${value.replace(` ${layer.color}`, '')}`)
    .join('; ');
}

describe('the page about strokes', () => {
  const rows = tableOf(file, 'arithmetic');

  it('has a row for each alignment', () => {
    expect(rows.map(({Stroke}) => Stroke?.toLowerCase())).toEqual(aligns);
  });

  it.each(rows)('$Stroke is what the lab says', (row) => {
    const align = aligns.find((each) => each === row.Stroke?.toLowerCase()) ?? 'inside';
    const setting: Setting = {...initial, align, technique: align === 'inside' ? 'border' : 'outline', weight: 4, radius: 12};
    const {painted, outerRadius, innerRadius} = geometry(setting);
    expect(row.CSS).toBe(strokeOf(setting));
    expect(Number(row['Painted width'])).toBe(painted.width);
    expect(Number(row['Outer radius'])).toBe(outerRadius);
    expect(Number(row['Inner radius'])).toBe(innerRadius);
    expect(Number(row['Flutter padding'])).toBe(flutterPadding(setting));
  });

  it('speaks of the layer of the lab', () => {
    expect(layer).toMatchObject({width: 176, padding: 24});
    expect(declarations({...initial, align: 'inside', technique: 'border', weight: 4}).padding).toBe('20px');
  });
});
