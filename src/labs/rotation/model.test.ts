import {describe, expect, it} from 'vitest';
import {cssCode, flutterCode} from './code';
import {
  angleAt,
  bounds,
  corners,
  cssAngle,
  dartAngle,
  handleAt,
  initial,
  layerDeclarations,
  middle,
  origin,
  type Setting,
  wrapAngle,
} from './model';

const at = (change: Partial<Setting>): Setting => ({...initial, ...change});
const angles = [-180, -135, -90, -30, 0, 15, 45, 90, 120, 180];

describe('geometry', () => {
  it('keeps the middle while x and y change', () => {
    expect(origin(at({angle: 0}))).toEqual({x: middle.x - 70, y: middle.y - 36});
    const quarter = origin(at({angle: 90}));
    expect(quarter.x).toBeCloseTo(middle.x - 36, 9);
    expect(quarter.y).toBeCloseTo(middle.y + 70, 9);
  });

  it.each(angles)('agrees with the formula of the center at %d degrees', (angle) => {
    const {width, height} = initial;
    const {x, y} = origin(at({angle}));
    const t = (angle * Math.PI) / 180;
    expect(x + (width / 2) * Math.cos(t) + (height / 2) * Math.sin(t)).toBeCloseTo(middle.x, 9);
    expect(y - (width / 2) * Math.sin(t) + (height / 2) * Math.cos(t)).toBeCloseTo(middle.y, 9);
  });

  it.each(angles)('bounds the four corners at %d degrees', (angle) => {
    const points = corners(at({angle}));
    const box = bounds(at({angle}));
    expect(Math.min(...points.map((point) => point.x))).toBeCloseTo(box.x, 9);
    expect(Math.min(...points.map((point) => point.y))).toBeCloseTo(box.y, 9);
    expect(Math.max(...points.map((point) => point.x))).toBeCloseTo(box.x + box.width, 9);
    expect(Math.max(...points.map((point) => point.y))).toBeCloseTo(box.y + box.height, 9);
  });

  it('computes a known bounding box', () => {
    const box = bounds(at({angle: 30, width: 100, height: 50}));
    expect(box.width).toBeCloseTo(111.6, 1);
    expect(box.height).toBeCloseTo(93.3, 1);
  });
});

describe('angles', () => {
  it('turn the other way in CSS and are radians in Flutter', () => {
    expect(cssAngle(30)).toBe(-30);
    expect(Object.is(cssAngle(0), 0)).toBe(true);
    expect(dartAngle(90)).toBe(-1.5708);
  });

  it.each(angles)('come back from the place of the handle at %d degrees', (angle) => {
    expect(Math.abs(angleAt(handleAt(at({angle}), 100)))).toBe(Math.abs(angle));
    if (Math.abs(angle) !== 180) expect(angleAt(handleAt(at({angle}), 100))).toBe(angle);
  });

  it('wrap around', () => {
    expect([181, -181, 180, 0].map(wrapAngle)).toEqual([-179, 179, 180, 0]);
  });
});

describe('code', () => {
  it('pivots on the top left corner with the x and y of the design', () => {
    expect(layerDeclarations(at({angle: 0}))).toEqual({
      position: 'absolute',
      left: '100px',
      top: '94px',
      width: '140px',
      height: '72px',
      transform: 'rotate(0deg)',
      'transform-origin': 'top left',
    });
  });

  it('needs no origin when it pivots on the center, but another place', () => {
    const css = layerDeclarations(at({angle: 45, pivot: 'center'}));
    expect(css).toMatchObject({left: '100px', top: '94px', transform: 'rotate(-45deg)'});
    expect(css).not.toHaveProperty('transform-origin');
  });

  it('wraps the layer in its bounding box for auto layout', () => {
    expect(cssCode(at({angle: 90, pivot: 'wrapper'}))).toMatch(/\.wrapper \{[^}]*width: 72px;\n {2}height: 140px;/);
    expect(flutterCode(at({angle: 90, pivot: 'wrapper'}))).toMatch(/^SizedBox\(\n {2}width: 72,\n {2}height: 140,/);
  });

  it('names the pivot in Flutter only when it is not the center', () => {
    expect(flutterCode(initial)).toContain('alignment: Alignment.topLeft');
    expect(flutterCode(at({pivot: 'center'}))).not.toContain('alignment');
    expect(flutterCode(initial)).toContain('angle: -0.5236');
  });
});
