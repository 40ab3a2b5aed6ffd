import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {create} from 'fontkit';
import {describe, expect, it} from 'vitest';
import {cssCode, flutterCode} from './code';
import {axes, featureSettings, features, initial, isOn, missing, opticalSize, type State, style, toggle} from './model';

const file = createRequire(import.meta.url).resolve('inter-ui/variable-latin/InterVariable-subset.woff2');
const font = create(readFileSync(file));
if (!('variationAxes' in font)) throw new Error(`${file} is a collection, not one font.`);

const with_ = (changes: Partial<State>): State => ({...initial, ...changes});

describe('the font file', () => {
  const inFont = new Set(font.availableFeatures);

  it.each(features.map(({tag}) => tag))('has %s', (tag) => {
    expect(inFont).toContain(tag);
  });

  it.each(missing)('has no %s', (tag) => {
    expect(inFont).not.toContain(tag);
  });

  it('has the axes of the sliders, with their ends', () => {
    expect(Object.keys(font.variationAxes).sort()).toEqual(Object.keys(axes).sort());
    expect(font.variationAxes.wght).toMatchObject({min: axes.wght.min, max: axes.wght.max});
    expect(font.variationAxes.opsz).toMatchObject({min: axes.opsz.min, max: axes.opsz.max});
  });

  it('makes all figures equally wide with tnum and not without', () => {
    const widths = (list: string[]) => new Set(font.layout('0123456789', list).glyphs.map((glyph) => glyph.advanceWidth));
    expect(widths(['tnum']).size).toBe(1);
    expect(widths([]).size).toBeGreaterThan(1);
  });
});

describe('the switches', () => {
  it('start from what browsers do unasked', () => {
    expect(isOn({changed: {}}, 'calt')).toBe(true);
    expect(isOn({changed: {}}, 'tnum')).toBe(false);
  });

  it('keep only what differs from that', () => {
    expect(toggle({}, 'calt', false)).toEqual({calt: false});
    expect(toggle({calt: false}, 'calt', true)).toEqual({});
    expect(featureSettings({changed: {}})).toBe('normal');
  });

  it('let go of what cannot go together', () => {
    expect(toggle({sups: true, tnum: true}, 'subs', true)).toEqual({subs: true, tnum: true});
    expect(toggle({zero: true}, 'ss02', true)).toEqual({ss02: true});
  });
});

describe('the code', () => {
  it('writes features in a steady order, switched off ones as 0', () => {
    expect(featureSettings({changed: {cv11: true, calt: false, tnum: true}})).toBe('"tnum" 1, "calt" 0, "cv11" 1');
  });

  it('leaves the optical size to the browser or says it', () => {
    expect(style(initial)).toMatchObject({'font-optical-sizing': 'auto', 'font-variation-settings': 'normal', 'font-weight': '400'});
    expect(style(with_({opsz: 20}))).toMatchObject({'font-optical-sizing': 'none', 'font-variation-settings': '"opsz" 20'});
    expect(cssCode(initial)).not.toContain('normal');
  });

  it('clamps the optical size to the axis', () => {
    expect(opticalSize({opsz: 'auto', size: 48})).toBe(32);
    expect(opticalSize({opsz: 'auto', size: 12})).toBe(14);
    expect(opticalSize({opsz: 18, size: 48})).toBe(18);
  });

  it('names the features as Flutter does', () => {
    const code = flutterCode(with_({changed: {tnum: true, calt: false, dlig: true, ss01: true, cv11: true}}));
    for (const call of ['tabularFigures()', "disable('calt')", "enable('dlig')", 'stylisticSet(1)', 'characterVariant(11)']) {
      expect(code).toContain(`FontFeature.${call}`);
    }
    expect(code).toContain("FontVariation('opsz', 30)");
  });
});
