import {describe, expect, it} from 'vitest';
import {alignment, flutterCode, sealed} from './code';
import {
  angle,
  angleOfShares,
  background,
  box,
  cssAngle,
  initialFor,
  line,
  position,
  radii,
  seamless,
  stops,
  withHandle,
  withStop,
} from './model';

const flat = (text: string) => text.replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/ \)/g, ')');

describe('the angle', () => {
  it.each([
    ['from top to bottom', 0, 1, 180],
    ['from left to right', 1, 0, 90],
    ['from bottom to top', 0, -1, 0],
    ['from corner to corner of a square', 1, 1, 135],
    ['from corner to corner of a box of 200 by 100', 200, 100, 116.565],
  ])('%s', (_what, dx, dy, expected) => {
    expect(cssAngle(dx, dy)).toBeCloseTo(expected, 3);
  });

  it('comes from pixels, not from shares of a box that is not square', () => {
    const diagonal = initialFor('linear');
    expect(angle(diagonal)).toBeCloseTo(122.005, 3);
    expect(angleOfShares(diagonal)).toBe(135);
  });
});

describe('a linear gradient', () => {
  it('ends exactly at the corners when its handles are on the line CSS draws', () => {
    // 90deg: the CSS line runs from edge to edge.
    const setting = {...initialFor('linear'), start: {x: 0, y: 0.5}, end: {x: 1, y: 0.5}};
    expect(flat(background(setting))).toBe('linear-gradient(90deg, #1f5eff 0%, #ffb238 50%, #e5484d 100%)');
  });

  it('moves its stops when the handles lie elsewhere, below 0 and above 100 percent too', () => {
    const inside = {...initialFor('linear'), start: {x: 0.25, y: 0.5}, end: {x: 0.75, y: 0.5}};
    expect([0, 0.5, 1].map((at) => position(line(inside), at))).toEqual([25, 50, 75]);
    const outside = {...initialFor('linear'), start: {x: -0.5, y: 0}, end: {x: 1.5, y: 0}};
    expect([0, 1].map((at) => position(line(outside), at))).toEqual([-50, 150]);
  });

  it('gives each point of the box the color the design tool gives it', () => {
    // t by projection onto the handles must equal t by the CSS line, anywhere.
    const setting = {...initialFor('linear'), start: {x: 0.1, y: 0.7}, end: {x: 0.8, y: -0.2}};
    const measured = line(setting);
    const start = {x: 0.1 * box.width, y: 0.7 * box.height};
    for (const [px, py] of [
      [0, 0],
      [240, 150],
      [37, 101],
    ] as const) {
      const byHandles = ((px - start.x) * measured.dx + (py - start.y) * measured.dy) / measured.handles ** 2;
      const radians = (measured.angle * Math.PI) / 180;
      const along = (px - box.width / 2) * Math.sin(radians) - (py - box.height / 2) * Math.cos(radians);
      const percent = 50 + (along / measured.css) * 100;
      expect(percent).toBeCloseTo(position(measured, byHandles), 6);
    }
  });

  it('in Flutter begins and ends at the handles', () => {
    expect(alignment({x: 0, y: 0})).toBe('Alignment(-1, -1)');
    expect(alignment({x: 0.5, y: 1})).toBe('Alignment(0, 1)');
    expect(flutterCode(initialFor('linear'))).toContain('begin: Alignment(-1, -1),\n  end: Alignment(1, 1),');
  });
});

describe('a radial gradient', () => {
  const setting = initialFor('radial');

  it('measures its radii in pixels', () => {
    expect(radii(setting)).toEqual({x: 120, y: 75});
    expect(flat(background(setting))).toBe('radial-gradient(ellipse 120px 75px at 120px 75px, #1f5eff 0%, #ffb238 50%, #e5484d 100%)');
  });

  it('keeps its handles on its axes, since CSS cannot turn an ellipse', () => {
    expect(withHandle(setting, 'end', {x: 0.9, y: 0.1}).end).toEqual({x: 0.9, y: 0.5});
    expect(withHandle(setting, 'side', {x: 0.9, y: 0.9}).side).toEqual({x: 0.5, y: 0.9});
  });

  it('in Flutter has a radius in shares of the shorter side, squashed when it is not a circle', () => {
    expect(flutterCode(setting)).toContain('radius: 0.8,');
    expect(flutterCode(setting)).toContain('transform: Squash(0.5, 0.625),');
    const circle = withHandle(setting, 'end', {x: 0.5 + 75 / 240, y: 0.5});
    expect(flutterCode(circle)).not.toContain('Squash');
  });
});

describe('an angular gradient', () => {
  const setting = initialFor('angular');

  it('begins where its handle points', () => {
    expect(flat(background(setting))).toBe('conic-gradient(from 90deg at 120px 75px, #1f5eff 0deg, #ffb238 180deg, #e5484d 360deg)');
  });

  it('blends across the seam when its stops leave a gap', () => {
    const gap = seamless(withStop(withStop(setting, 0, 0.1), 2, 0.8).stops);
    expect(gap.map(({color, at}) => `${color} ${Math.round(at * 100)}`)).toEqual([
      '#e5484d -20',
      '#1f5eff 10',
      '#ffb238 50',
      '#e5484d 80',
      '#1f5eff 110',
    ]);
    expect(seamless(stops)).toEqual(stops);
  });

  it('in Flutter starts at three o’clock, and the color of the seam is written out', () => {
    expect(flutterCode(setting)).not.toContain('startAngle');
    expect(flutterCode(withHandle(setting, 'end', {x: 0.5, y: 1}))).toContain('startAngle: 1.5708,');
    const [first, ...rest] = sealed([
      {color: '#000000', at: 0.25},
      {color: '#ffffff', at: 0.75},
    ]);
    expect(first).toEqual({color: '#808080', at: 0});
    expect(rest.at(-1)).toEqual({color: '#808080', at: 1});
  });
});

describe('handles and stops', () => {
  it('a center takes the other handles along', () => {
    const moved = withHandle(initialFor('radial'), 'start', {x: 0.25, y: 0.25});
    expect(moved.end).toEqual({x: 0.75, y: 0.25});
    expect(radii(moved)).toEqual(radii(initialFor('radial')));
  });

  it('two handles never fall on the same point', () => {
    const setting = initialFor('linear');
    expect(withHandle(setting, 'end', setting.start)).toBe(setting);
  });

  it('a stop stays between its neighbors', () => {
    const setting = initialFor('linear');
    expect(withStop(setting, 1, 1.4).stops[1]?.at).toBe(1);
    expect(withStop(setting, 2, 0.2).stops[2]?.at).toBe(0.5);
  });
});
