import {tableOf} from '@site/scripts/lib/page-table';
import {describe, expect, it} from 'vitest';
import {boxes, initial, maskTypes, rebase, type Stop, strength} from './model';

const page = '@designto-code/css-mask.mdx';
const channel = (hex: string, index: number) => Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16) / 255;

describe('the page on CSS masks computes what the lab computes', () => {
  it.each(tableOf(page, 'positions'))('$Layer inside the wrapper', ({Layer = '', x, y, left, top}) => {
    const id = Layer.toLowerCase();
    if (id !== 'photo' && id !== 'badge') throw new Error(`The page names the layer "${Layer}".`);
    const inside = rebase(boxes[id], initial.mask);
    expect([Number(x), Number(y)]).toEqual([boxes[id].x, boxes[id].y]);
    expect([Number(left), Number(top)]).toEqual([inside.x, inside.y]);
  });

  it.each(tableOf(page, 'soft'))('what $Mask color at $Opacity keeps', (row) => {
    const color = row['Mask color'] ?? '';
    const stop: Stop = [channel(color, 0), channel(color, 1), channel(color, 2), Number.parseFloat(row.Opacity ?? '') / 100];
    for (const type of maskTypes) {
      const kept = row[`${type.charAt(0).toUpperCase()}${type.slice(1)} keeps`] ?? '';
      expect(Number.parseFloat(kept), type).toBeCloseTo(strength(type, stop) * 100, 6);
    }
  });
});
