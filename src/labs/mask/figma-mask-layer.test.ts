import {tableOf} from '@site/scripts/lib/page-table';
import {describe, expect, it} from 'vitest';
import {boxes, initial, type LayerId, masked, rebase} from './model';

const file = '@designto-code/figma-mask-layer.mdx';
const idOf = (name: string | undefined) => initial.panel.find((id) => id === name?.toLowerCase());

/** The mask's own box moves with the mask; all others stay where they were drawn. */
const boxOf = (id: LayerId) => (id === 'mask' ? initial.mask : boxes[id]);

describe('the page about mask layers', () => {
  it('lists the layers as the lab does, and cuts the same', () => {
    const rows = tableOf(file, 'order');
    expect(rows.map((row) => idOf(row['Layer, topmost first']))).toEqual(initial.panel);
    const cut = masked(initial);
    const answer = (id: LayerId) => (id === 'mask' ? 'not drawn' : cut.includes(id) ? 'yes' : 'no');
    expect(rows.map((row) => row.Cut)).toEqual(initial.panel.map(answer));
  });

  it.each(tableOf(file, 'arithmetic'))('moves $Layer into the wrapper as the lab does', (row) => {
    const id = idOf(row.Layer);
    if (!id) throw new Error(`The lab has no layer "${row.Layer}".`);
    const {x, y} = boxOf(id);
    const inside = rebase(boxOf(id), initial.mask);
    expect([row.x, row.y, row['x′'], row['y′']].map(Number)).toEqual([x, y, inside.x, inside.y]);
  });
});
