import {describe, expect, it} from 'vitest';
import {cssCode, flutterCode, flutterHeight} from './code';
import {
  baseline,
  box,
  browserLine,
  browserMetrics,
  childLine,
  contentArea,
  designLine,
  exactMetrics,
  halfLeading,
  initial,
  lineBoxes,
  proportionalBaseline,
  type Setting,
  textDeclarations,
  textHeight,
} from './model';

const at = (change: Partial<Setting>): Setting => ({...initial, ...change});

describe('the line', () => {
  it('is the pixels, the share of the font size, or what the font says', () => {
    expect(designLine(at({unit: 'px', pixels: 40}))).toBe(40);
    expect(designLine(at({unit: 'percent', percent: 150, fontSize: 16}))).toBe(24);
    expect(designLine(at({unit: 'auto', fontSize: 16}))).toBeCloseTo(19.36, 2);
  });

  it('is rounded by the browser only when the font decides', () => {
    expect(browserLine(at({unit: 'auto', fontSize: 16}))).toBe(20);
    expect(browserLine(at({unit: 'percent', percent: 133, fontSize: 15}))).toBeCloseTo(19.95, 9);
  });
});

describe('half-leading', () => {
  it('is the same above and below, and negative for tight lines', () => {
    const metrics = browserMetrics(32);
    expect(metrics).toEqual({ascent: 31, descent: 8});
    expect(halfLeading(48, metrics)).toBe(4.5);
    expect(halfLeading(32, metrics)).toBe(-3.5);
  });

  it('moves the first baseline; Flutter moves it elsewhere by default', () => {
    const metrics = exactMetrics(2048);
    expect(baseline(3000, metrics)).toBe(261 + 1984);
    expect(proportionalBaseline(3000, metrics)).toBeCloseTo(2401.94, 2);
    expect(proportionalBaseline(contentArea(metrics), metrics)).toBe(metrics.ascent);
  });
});

describe('the smaller child', () => {
  it('multiplies a number again and inherits a percentage or a length as it was computed', () => {
    expect(childLine(at({percent: 150, fontSize: 32, writing: 'number'}))).toBe(24);
    expect(childLine(at({percent: 150, fontSize: 32, writing: 'percentage'}))).toBe(48);
    expect(childLine(at({unit: 'px', pixels: 48}))).toBe(48);
    expect(childLine(at({unit: 'auto', fontSize: 32}))).toBe(20);
  });
});

describe('line boxes', () => {
  it('stack without gaps', () => {
    const [first, second, child] = lineBoxes(initial);
    expect(first).toEqual({top: 0, height: 48, half: 4.5, baseline: 35.5});
    expect(second?.top).toBe(48);
    expect(child).toMatchObject({top: 96, height: 24});
    expect(textHeight(initial)).toBe(120);
  });

  it('start lower when the text is centered or at the bottom', () => {
    expect(lineBoxes(at({align: 'center'}))[0]?.top).toBe((box.height - 120) / 2);
    expect(lineBoxes(at({align: 'bottom'}))[0]?.top).toBe(box.height - 120);
  });
});

describe('code', () => {
  it('writes a number, a percentage, a length or nothing', () => {
    expect(textDeclarations(initial)).toEqual({'font-size': '32px', 'line-height': '1.5'});
    expect(textDeclarations(at({writing: 'percentage'}))['line-height']).toBe('150%');
    expect(textDeclarations(at({unit: 'px', pixels: 40}))['line-height']).toBe('40px');
    expect(textDeclarations(at({unit: 'auto'}))).not.toHaveProperty('line-height');
    expect(cssCode(at({unit: 'auto'}), 'auto')).toContain('/* auto */');
  });

  it('gives Flutter a factor and even leading, or neither', () => {
    expect(flutterHeight(at({unit: 'px', pixels: 40, fontSize: 32}))).toBe(1.25);
    expect(flutterCode(initial, 'auto')).toContain('height: 1.5,\n        leadingDistribution: TextLeadingDistribution.even,');
    expect(flutterCode(at({unit: 'auto'}), 'auto')).not.toContain('leadingDistribution');
  });

  it('repeats a fixed line for the smaller span as its own factor', () => {
    expect(flutterCode(at({unit: 'px', pixels: 40, fontSize: 32}), 'auto')).toContain('height: 2.5,');
  });
});
