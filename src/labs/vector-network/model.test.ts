import {describe, expect, it} from 'vitest';
import {dataCode, svgCode} from './code';
import {bend, deleteSegment, deleteVertex, inferMirroring, moveSegment, moveTangent, moveVertex, split} from './edit';
import {summary} from './messages';
import {type Action, reduce, type State, start} from './model';
import {initial, isStraight, type Network, pointAt, regionPath, segmentPath, tangent, walk} from './network';

const closed = (network: Network) => network.regions.every(({loops}) => loops.every((loop) => walk(network, loop) !== undefined));

describe('the network', () => {
  it('has vertices where three segments meet, which a path cannot', () => {
    const degree = (vertex: number) => initial.segments.filter(({a, b}) => a === vertex || b === vertex).length;
    expect([degree(0), degree(1), degree(4)]).toEqual([2, 3, 3]);
  });

  it('closes every loop and knows one that does not close', () => {
    expect(closed(initial)).toBe(true);
    expect(walk(initial, [0, 1, 2])).toBeUndefined();
    expect(() => regionPath(initial, {loops: [[0, 1]], fillRule: 'evenodd'})).toThrow('does not close');
  });

  it('runs a shared segment forwards in one region and backwards in the other', () => {
    expect(walk(initial, [0, 6, 4, 5])?.[1]).toEqual({segment: 6, reversed: false});
    expect(walk(initial, [1, 2, 3, 6])?.[3]).toEqual({segment: 6, reversed: true});
  });

  it('draws straight segments as lines and others as cubics', () => {
    expect(segmentPath(initial, 0)).toBe('M 50 60 L 170 40');
    expect(segmentPath(initial, 2)).toBe('M 310 60 C 346 100 346 160 310 200');
    expect(regionPath(initial, {loops: [[7, 8, 9]], fillRule: 'evenodd'})).toBe('M 252 96 L 280 156 L 224 156 L 252 96 Z');
  });
});

describe('splitting', () => {
  it.each([0, 2, 6])('segment %i keeps its shape', (index) => {
    const cut = split(initial, index);
    const added = initial.segments.length;
    for (let i = 0; i <= 10; i += 1) {
      const t = i / 10;
      const before = pointAt(initial, index, t);
      const after = t <= 0.5 ? pointAt(cut, index, 2 * t) : pointAt(cut, added, 2 * t - 1);
      expect(after.x).toBeCloseTo(before.x, 9);
      expect(after.y).toBeCloseTo(before.y, 9);
    }
  });

  it('halves the outer tangents of a curve at its middle', () => {
    const cut = split(initial, 2);
    expect(cut.segments[2]?.ta).toEqual({x: 18, y: 20});
    expect(cut.segments[10]?.tb).toEqual({x: 18, y: -20});
  });

  it('keeps the loops of both regions that share the segment closed', () => {
    const cut = split(initial, 6);
    expect(cut.regions[0]?.loops[0]).toEqual([0, 6, 10, 4, 5]);
    expect(cut.regions[1]?.loops[0]).toEqual([1, 2, 3, 10, 6]);
    expect(closed(cut)).toBe(true);
  });

  it('leaves a straight segment straight', () => {
    const cut = split(initial, 0);
    expect(cut.vertices.at(-1)).toEqual({x: 110, y: 50});
    expect([cut.segments[0], cut.segments[10]].every((s) => s && isStraight(s))).toBe(true);
  });
});

describe('tangents', () => {
  const bent = bend(initial, 0);
  const [here, there] = [
    {segment: 0, end: 0},
    {segment: 5, end: 1},
  ] as const;

  it('a bent corner has mirrored tangents at right angles to its bisector', () => {
    const one = tangent(bent, here);
    const two = tangent(bent, there);
    expect(two).toEqual({x: -one.x, y: -one.y});
    expect(inferMirroring(one, two)).toBe('all');
  });

  it('bending again makes it a corner', () => {
    expect(bend(bent, 0)).toEqual(initial);
  });

  it('a single tangent is mirrored to the other side', () => {
    expect(tangent(bend(initial, 2), {segment: 1, end: 1})).toEqual({x: -36, y: -40});
  });

  it('does nothing where three segments meet', () => {
    expect(bend(initial, 1)).toBe(initial);
  });

  it.each([
    ['all', {x: -30, y: -40}],
    ['none', undefined],
    ['auto', {x: -30, y: -40}],
  ] as const)('mirroring %s', (mode, expected) => {
    const moved = moveTangent(bent, here, {x: 30, y: 40}, mode);
    expect(tangent(moved, here)).toEqual({x: 30, y: 40});
    expect(tangent(moved, there)).toEqual(expected ?? tangent(bent, there));
  });

  it('mirroring the angle keeps the length of the other side', () => {
    const before = tangent(bent, there);
    const after = tangent(moveTangent(bent, here, {x: 30, y: 40}, 'angle'), there);
    expect(Math.hypot(after.x, after.y)).toBeCloseTo(Math.hypot(before.x, before.y), 9);
    expect(after.x / after.y).toBeCloseTo(0.75, 9);
  });

  it('auto reads the mode from the tangents', () => {
    expect(inferMirroring({x: 10, y: 0}, {x: -20, y: 0})).toBe('angle');
    expect(inferMirroring({x: 10, y: 0}, {x: 0, y: 10})).toBe('none');
    expect(inferMirroring({x: 10, y: 0}, {x: 10, y: 0})).toBe('none');
    expect(inferMirroring({x: 10, y: 0}, {x: 0, y: 0})).toBe('none');
  });
});

describe('moving and deleting', () => {
  it('moving a shared vertex moves both regions', () => {
    const moved = moveVertex(initial, 1, {x: 200, y: 20});
    expect(regionPath(moved, moved.regions[0] ?? {loops: [], fillRule: 'evenodd'})).toContain('200 20');
    expect(regionPath(moved, moved.regions[1] ?? {loops: [], fillRule: 'evenodd'})).toContain('200 20');
  });

  it('moving a segment moves its two ends', () => {
    const moved = moveSegment(initial, 0, {x: 5, y: -5});
    expect(moved.vertices.slice(0, 3)).toEqual([{x: 55, y: 55}, {x: 175, y: 35}, initial.vertices[2]]);
  });

  it('deleting a side of the hole leaves the region without a hole', () => {
    const rest = deleteSegment(initial, 8);
    expect(rest.regions.map(({loops}) => loops.length)).toEqual([1, 1]);
    expect(closed(rest)).toBe(true);
  });

  it('deleting a shared vertex takes its three segments and both regions', () => {
    const rest = deleteVertex(initial, 1);
    expect([rest.vertices.length, rest.segments.length, rest.regions.length]).toEqual([8, 7, 0]);
    expect(rest.segments.every(({a, b}) => a < 8 && b < 8)).toBe(true);
  });

  it('deleting a corner of one room keeps the other', () => {
    const rest = deleteVertex(initial, 0);
    expect(rest.regions).toHaveLength(1);
    expect(closed(rest)).toBe(true);
  });
});

describe('undo', () => {
  const drag = (state: State) => {
    let next = state;
    for (const x of [51, 52, 53]) next = reduce(next, {type: 'move-vertex', index: 0, to: {x, y: 60}});
    return reduce(next, {type: 'settle'});
  };

  it('takes back a whole drag in one step, and redo brings it again', () => {
    const moved = drag(start);
    expect(moved.past).toHaveLength(1);
    const back = reduce(moved, {type: 'undo'});
    expect(back.network).toBe(initial);
    expect(reduce(back, {type: 'redo'}).network).toBe(moved.network);
  });

  it('keeps two drags of one vertex apart', () => {
    expect(drag(drag(start)).past).toHaveLength(2);
  });

  it('forgets the way forward after a new change', () => {
    const back = reduce(drag(start), {type: 'undo'});
    expect(reduce(back, {type: 'split', index: 0}).future).toHaveLength(0);
  });

  it('selects the vertex that a split made, and what was selected before when that is undone', () => {
    const selection = {kind: 'segment', index: 0} as const;
    const cut = reduce(reduce(start, {type: 'select', selection}), {type: 'split', index: 0});
    expect(cut.selection).toEqual({kind: 'vertex', index: 9});
    expect(reduce(cut, {type: 'undo'}).selection).toEqual(selection);
  });

  it('selects what it restores, and says so in words', () => {
    const select = (index: number) => reduce(start, {type: 'select', selection: {kind: 'vertex', index}});
    const gone = reduce(select(0), {type: 'delete'});
    expect(gone.selection).toBeUndefined();
    expect(summary(gone)).toEqual(['Deleted: Vertex 0.', 'Vertices: 8, segments: 8, regions: 1.', '']);
    const back = reduce(gone, {type: 'undo'});
    expect(back.selection).toEqual({kind: 'vertex', index: 0});
    expect(summary(back)).toEqual(['Restored: Vertex 0.', 'Vertices: 9, segments: 10, regions: 2.', 'Vertex 0: x 50, y 60.']);
    expect(summary(reduce(back, {type: 'redo'}))[0]).toBe('Deleted: Vertex 0.');
  });

  it('has words for every change, done, undone and redone', () => {
    const said = (state: State) => summary(state)[0];
    const actions: [Action, string, string, string][] = [
      [{type: 'move-vertex', index: 0, to: {x: 1, y: 1}}, '', 'Moved back: Vertex 0.', 'Moved again: Vertex 0.'],
      [
        {type: 'split', index: 0},
        'Split: Segment 0, vertex 0 to 1.',
        'Joined again: Segment 0, vertex 0 to 1.',
        'Split: Segment 0, vertex 0 to 1.',
      ],
      [{type: 'bend', index: 0}, 'Tangents changed: Vertex 0.', 'Tangents as before: Vertex 0.', 'Tangents changed: Vertex 0.'],
    ];
    for (const [action, done, undone, redone] of actions) {
      const after = reduce(start, action);
      const before = reduce(after, {type: 'undo'});
      expect([said(after), said(before), said(reduce(before, {type: 'redo'}))]).toEqual([done, undone, redone]);
    }
  });

  it('does nothing at either end', () => {
    expect(reduce(start, {type: 'undo'})).toBe(start);
    expect(reduce(start, {type: 'redo'})).toBe(start);
  });

  it('deletes what is selected', () => {
    const state = reduce(start, {type: 'select', selection: {kind: 'segment', index: 9}});
    expect(reduce(state, {type: 'delete'}).network.segments).toHaveLength(9);
  });
});

describe('the code', () => {
  it('is JSON that says the same', () => {
    const data: unknown = JSON.parse(dataCode(initial));
    expect(data).toMatchObject({
      vertices: initial.vertices.map(({x, y}) => [x, y]),
      regions: initial.regions,
    });
  });

  it('fills only regions and strokes every segment', () => {
    const code = svgCode(initial);
    expect(code.match(/fill-rule/g)).toHaveLength(2);
    expect(code.match(/stroke="currentColor" d="([^"]*)"/)?.[1]?.match(/M /g)).toHaveLength(10);
  });
});
