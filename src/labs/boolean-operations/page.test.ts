import {tableOf} from '@site/scripts/lib/page-table';
import {describe, expect, it} from 'vitest';
import {flutterCode} from './code';
import {box, initial, operations, result} from './model';

const rows = tableOf('@designto-code/figma-boolean-operation.mdx', 'arithmetic');

describe('the page about boolean operations', () => {
  it('has a row for each operation', () => {
    expect(rows.map(({Operation}) => Operation?.toLowerCase())).toEqual(operations);
  });

  it.each(rows)('$Operation is what the lab computes', (row) => {
    const operation = operations.find((each) => each === row.Operation?.toLowerCase()) ?? 'union';
    const state = {...initial, operation};
    const {area, pieces, fillRule} = result(state);
    expect(Number(row['Area in px²']?.replaceAll(',', ''))).toBe(Math.round(area));
    expect(Number(row.Pieces)).toBe(pieces);
    expect(row['Fill rule']).toBe(fillRule);
    expect(flutterCode(state)).toContain(`Path.combine(${row.Flutter},`);
  });

  it('speaks of the shapes of the lab', () => {
    const {width, height} = box(initial.a);
    expect([width, height, width * height]).toEqual([160, 120, 19_200]);
    expect(initial).toMatchObject({bottom: 'a', b: {kind: 'circle', size: 110}});
    const circle = box(initial.b);
    expect([circle.left - box(initial.a).left, circle.top - box(initial.a).top]).toEqual([95, 5]);
    expect(Math.round(result({...initial, operation: 'subtract', bottom: 'b'}).area)).toBe(3658);
  });
});
