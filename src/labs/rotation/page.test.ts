import {tableOf} from '@site/scripts/lib/page-table';
import {describe, expect, it} from 'vitest';
import {px, round} from '../_kit/number';
import {bounds, cssAngle, dartAngle, initial, layerDeclarations, middle} from './model';

const file = '@designto-code/figma-rotation.mdx';

describe('the page about rotation', () => {
  it.each(tableOf(file, 'arithmetic'))('turns $w × $h by $θ degrees as the lab does', (row) => {
    const setting = {...initial, width: Number(row.w), height: Number(row.h), angle: Number(row.θ)};
    const box = bounds(setting);
    expect(row.CSS).toBe(`${cssAngle(setting.angle)}deg`);
    expect(Number(row.Flutter)).toBe(dartAngle(setting.angle));
    expect([row['Box width'], row['Box height']].map(Number)).toEqual([round(box.width), round(box.height)]);
  });

  it.each(tableOf(file, 'pivot'))('places the layer as the lab does, pivot $Pivot', (row) => {
    expect(initial).toMatchObject({width: 140, height: 72, angle: 30});
    expect(middle).toEqual({x: 170, y: 130});
    const {left, top} = layerDeclarations({...initial, pivot: row.Pivot === 'center' ? 'center' : 'top-left'});
    expect([px(Number(row.left)), px(Number(row.top))]).toEqual([left, top]);
  });
});
