import {describe, expect, it} from 'vitest';
import {clipPath, flutterCode, svgCode} from './code';
import {box, initial, type Operation, operations, place, result, type Shape, type State, stage} from './model';

const circle = (x: number, y: number, size: number): Shape => ({kind: 'circle', x, y, size});
const rectangle = (x: number, y: number, size: number): Shape => ({kind: 'rectangle', x, y, size});
const state = (operation: Operation, a: Shape, b: Shape, bottom: 'a' | 'b' = 'a'): State => ({operation, a, b, bottom});

/** The common area of two circles, by the textbook formula. */
function lens(r: number, s: number, d: number): number {
  const a = r * r * Math.acos((d * d + r * r - s * s) / (2 * d * r));
  const b = s * s * Math.acos((d * d + s * s - r * r) / (2 * d * s));
  return a + b - Math.sqrt((-d + r + s) * (d + r - s) * (d - r + s) * (d + r + s)) / 2;
}

describe('the areas', () => {
  const r = 60;
  const s = 45;
  const d = 70;
  const a = circle(120, 130, 2 * r);
  const b = circle(120 + d, 130, 2 * s);
  const common = lens(r, s, d);
  const A = Math.PI * r * r;
  const B = Math.PI * s * s;
  it.each<[Operation, number]>([
    ['union', A + B - common],
    ['subtract', A - common],
    ['intersect', common],
    ['exclude', A + B - 2 * common],
  ])('of two circles under %s equals the closed form', (operation, expected) => {
    const {area} = result(state(operation, a, b));
    expect(Math.abs(area - expected) / expected).toBeLessThan(1e-4);
  });

  it('of two rectangles is exact', () => {
    const p = rectangle(100, 100, 80); // 60..140 × 70..130
    const q = rectangle(130, 115, 80); // 90..170 × 85..145
    const areas = operations.map((operation) => result(state(operation, p, q)).area);
    expect(areas).toEqual([4800 * 2 - 2250, 4800 - 2250, 2250, 2 * (4800 - 2250)]);
  });

  it('union and exclude differ by the common part, whatever the shapes', () => {
    for (const kind of ['circle', 'rectangle', 'triangle'] as const) {
      const p: Shape = {kind, x: 150, y: 120, size: 110};
      const area = (operation: Operation) => result(state(operation, p, circle(200, 140, 90))).area;
      expect(area('union') - area('exclude')).toBeCloseTo(area('intersect'), 1);
    }
  });

  it('of shapes that only touch or lie on each other are right', () => {
    const p = rectangle(100, 100, 80);
    expect(result(state('union', p, rectangle(180, 100, 80))).area).toBeCloseTo(9600, 6);
    expect(result(state('intersect', p, rectangle(180, 100, 80)))).toMatchObject({area: 0, path: '', pieces: 0});
    expect(result(state('subtract', p, p))).toMatchObject({area: 0, path: ''});
    expect(result(state('union', circle(100, 100, 80), circle(100, 100, 80))).area).toBeCloseTo(Math.PI * 1600, 6);
  });
});

describe('the order of the layers', () => {
  const p = rectangle(150, 130, 160);
  const q = circle(220, 130, 120);
  it('decides what subtract leaves', () => {
    expect(result(state('subtract', p, q, 'a')).area).not.toBeCloseTo(result(state('subtract', p, q, 'b')).area, 0);
  });
  it.each(['union', 'intersect', 'exclude'] as const)('does not matter for %s', (operation) => {
    expect(result(state(operation, p, q, 'a')).area).toBeCloseTo(result(state(operation, p, q, 'b')).area, 3);
  });
});

describe('the path', () => {
  it('has arcs, not hundreds of little lines', () => {
    const {path} = result(initial);
    expect(path.match(/A /g)).toHaveLength(1);
    expect(path.length).toBeLessThan(120);
  });

  it('has no crumbs where a circle touches an edge', () => {
    const {path} = result(state('subtract', rectangle(150, 130, 160), circle(150, 130, 120)));
    expect(path.match(/A /g)).toHaveLength(2);
  });

  it('draws a hole as a second contour and fills by even-odd', () => {
    const ring = result(state('subtract', circle(150, 130, 160), circle(150, 130, 80)));
    expect(ring).toMatchObject({pieces: 1, holes: 1, fillRule: 'evenodd'});
    expect(ring.area).toBeCloseTo(Math.PI * (6400 - 1600), 3);
    expect(ring.path.match(/A 80 80/g)).toHaveLength(2);
    expect(ring.path.match(/A 40 40/g)).toHaveLength(2);
  });

  it('cuts one shape in two pieces', () => {
    const cut = result(state('subtract', rectangle(180, 130, 60), {kind: 'rectangle', x: 180, y: 130, size: 20}));
    expect(cut.pieces + cut.holes).toBe(2);
  });

  it('is written as the clip-path, with its fill rule, and as an SVG', () => {
    const whole = result(state('union', rectangle(100, 100, 80), rectangle(100, 100, 80)));
    expect(clipPath(whole)).toBe('path("M 60 70 L 140 70 L 140 130 L 60 130 Z")');
    expect(svgCode(result(state('exclude', rectangle(100, 100, 80), circle(240, 100, 40))))).toContain('fill-rule="evenodd"');
    expect(clipPath(result(state('intersect', rectangle(60, 60, 80), circle(300, 200, 40))))).toBe('inset(50%)');
  });

  it('survives every position on a coarse grid for every pair of shapes', () => {
    for (const kind of ['circle', 'rectangle', 'triangle'] as const) {
      for (let x = 60; x <= 300; x += 20) {
        const {area} = result(state('union', rectangle(180, 130, 120), {kind, x, y: 130, size: 80}));
        const other = result(state('exclude', rectangle(180, 130, 120), {kind, x, y: 130, size: 80})).area;
        expect(area).toBeGreaterThanOrEqual(other - 1e-6);
      }
    }
  });
});

describe('the Flutter code', () => {
  it('names the operation and builds the bottom shape first', () => {
    expect(flutterCode(initial)).toBe(
      [
        'final bottom = Path()..addRect(Rect.fromLTWH(70, 70, 160, 120));',
        'final top = Path()..addOval(Rect.fromLTWH(165, 75, 110, 110));',
        'final shape = Path.combine(PathOperation.difference, bottom, top);',
      ].join('\n'),
    );
    expect(flutterCode({...initial, bottom: 'b', operation: 'exclude'})).toContain('PathOperation.xor');
  });
});

describe('placing', () => {
  it('keeps a shape on the stage', () => {
    const moved = place(initial.b, -50, 9999);
    const {left, top, height} = box(moved);
    expect(left).toBe(0);
    expect(top + height).toBe(stage.height);
  });
});
