import {describe, expect, it} from 'vitest';
import {childDeclarations, cssCode, flutterCode, isArtwork, layerDeclarations, support} from './code';
import {lum, parseHex, sat, toHex} from './color';
import {blend, composite, effectiveMode, initial, resultHex, worked} from './model';
import {findMode, groups, type ModeId, modes} from './modes';

const comments = {artwork: 'artwork', nothing: 'nothing'};
const black = parseHex('#000000');
const white = parseHex('#ffffff');
const backdrop = parseHex('#f2a65a');
const blending = modes.filter((mode) => mode.id !== 'pass-through');

describe('the list of modes', () => {
  it('holds nineteen, each in one group of the menu', () => {
    expect(modes).toHaveLength(19);
    expect(new Set(modes.map((mode) => mode.id)).size).toBe(19);
    expect(new Set(modes.map((mode) => mode.group))).toEqual(new Set(groups));
  });

  it('has the sixteen values of CSS and plus-lighter', () => {
    expect(modes.filter((mode) => mode.css !== null)).toHaveLength(17);
  });

  it('spells names as each platform does', () => {
    expect(findMode('hard-light')).toMatchObject({figma: 'HARD_LIGHT', flutter: 'hardLight', swiftui: 'hardLight', compose: 'Hardlight'});
    expect(findMode('color-dodge')).toMatchObject({flutter: 'colorDodge', compose: 'ColorDodge'});
    expect(findMode('plus-lighter')).toMatchObject({figma: 'LINEAR_DODGE', flutter: 'plus', compose: 'Plus', swiftui: 'plusLighter'});
    expect(findMode('plus-darker')).toMatchObject({figma: 'LINEAR_BURN', css: null, flutter: null, swiftui: 'plusDarker'});
  });
});

describe('blend', () => {
  it.each<[ModeId, typeof white]>([
    ['multiply', white],
    ['darken', white],
    ['color-burn', white],
    ['plus-darker', white],
    ['screen', black],
    ['lighten', black],
    ['color-dodge', black],
    ['difference', black],
    ['exclusion', black],
    ['plus-lighter', black],
  ])('%s leaves the backdrop alone with its neutral color', (mode, neutral) => {
    expect(toHex(blend(mode, backdrop, neutral))).toBe('#f2a65a');
  });

  it('computes known values', () => {
    const half = parseHex('#808080');
    expect(blend('multiply', half, half)[0]).toBeCloseTo(0.252, 3);
    expect(blend('screen', half, half)[0]).toBeCloseTo(0.752, 3);
    expect(blend('color-dodge', [0.4, 0, 1], [0.5, 1, 1])).toEqual([0.8, 0, 1]);
    expect(blend('color-burn', [0.4, 1, 0], [0.5, 0, 0])).toEqual([expect.closeTo(0, 6), 1, 0]);
    expect(blend('overlay', [0.2, 0.6, 1], [0.5, 0.5, 0.5])).toEqual([0.2, expect.closeTo(0.6, 6), 1]);
    expect(blend('soft-light', [0.25, 0.25, 0.25], [1, 0, 0.5])).toEqual([0.5, 0.0625, 0.25]);
  });

  it('keeps luminosity or saturation where the mode says so', () => {
    const source = parseHex('#4f8fd6');
    expect(lum(blend('hue', backdrop, source))).toBeCloseTo(lum(backdrop), 6);
    expect(lum(blend('color', backdrop, source))).toBeCloseTo(lum(backdrop), 6);
    expect(lum(blend('luminosity', backdrop, source))).toBeCloseTo(lum(source), 6);
    expect(sat(blend('saturation', backdrop, parseHex('#777777')))).toBeCloseTo(0, 6);
  });

  it.each(blending.map((mode) => mode.id))('%s stays between black and white', (mode) => {
    for (const cb of [black, white, backdrop]) {
      for (const cs of [black, white, parseHex('#0033ff')]) {
        for (const channel of blend(mode, cb, cs)) expect(channel >= -1e-9 && channel <= 1 + 1e-9).toBe(true);
      }
    }
  });
});

describe('composite', () => {
  it('mixes the blended color with the backdrop by the opacity', () => {
    expect(toHex(composite('multiply', white, black, 0.5))).toBe('#808080');
  });

  it('adds premultiplied colors for plus lighter', () => {
    expect(composite('plus-lighter', [0.2, 0.2, 0.9], [0.4, 0, 0.4], 0.5)).toEqual([expect.closeTo(0.4, 6), 0.2, 1]);
  });

  it('lets the child through only under pass through', () => {
    expect(effectiveMode({mode: 'pass-through', child: 'screen'})).toBe('screen');
    expect(effectiveMode({mode: 'normal', child: 'screen'})).toBe('normal');
    expect(resultHex({...initial, mode: 'normal', child: 'multiply'})).toBe(initial.source);
    expect(resultHex({...initial, mode: 'pass-through', child: 'multiply'})).toBe(resultHex({...initial, mode: 'multiply'}));
  });
});

describe('worked numbers', () => {
  it('fills in the formula', () => {
    expect(worked({...initial, backdrop: '#ff8000', source: '#808080'})).toEqual([
      {channel: 'R', steps: '1 × 0.502 = 0.502', byte: 128},
      {channel: 'G', steps: '0.502 × 0.502 = 0.252', byte: 64},
      {channel: 'B', steps: '0 × 0.502 = 0', byte: 0},
    ]);
  });

  it.each(blending.map((mode) => mode.id))('ends at the composite for %s, opaque or not', (mode) => {
    for (const opacity of [1, 0.4]) {
      const setting = {...initial, mode, opacity};
      const bytes = worked(setting).map((row) => row.byte.toString(16).padStart(2, '0'));
      expect(`#${bytes.join('')}`).toBe(resultHex(setting));
    }
  });
});

describe('the code', () => {
  it('writes nothing for pass through and isolates for normal', () => {
    expect(layerDeclarations({...initial, mode: 'pass-through'})).toEqual({});
    expect(layerDeclarations({...initial, mode: 'normal'})).toEqual({isolation: 'isolate'});
    expect(cssCode({...initial, mode: 'pass-through'}, comments)).toContain('/* nothing */');
  });

  it('carries the opacity in the paint, because opacity on the layer would isolate it', () => {
    expect(childDeclarations({...initial, opacity: 0.5})).toEqual({'background-color': '#4f8fd680'});
  });

  it('falls back to artwork where no rule exists', () => {
    const burn = {...initial, mode: 'plus-darker'} as const;
    expect(isArtwork(burn)).toBe(true);
    expect(cssCode(burn, comments)).toContain('url("layer.png")');
    expect(flutterCode(burn, comments)).toContain('Image.asset');
  });

  it('flattens the layer first in Flutter', () => {
    expect(flutterCode(initial, comments)).toContain('canvas.saveLayer(area, Paint()..blendMode = BlendMode.multiply);');
    expect(flutterCode(initial, comments)).toContain('const Color(0xFF4F8FD6)');
    expect(flutterCode({...initial, mode: 'pass-through', child: 'screen'}, comments)).not.toContain('saveLayer');
  });

  it('names the platforms that lack a mode', () => {
    expect(support(findMode('plus-darker')).map((row) => row.level)).toEqual(['no', 'no', 'yes', 'no']);
    expect(support(findMode('plus-lighter')).map((row) => row.level)).toEqual(['yes', 'yes', 'yes', 'yes']);
    expect(support(findMode('multiply'))[3]).toMatchObject({level: 'partly', note: 'api-29'});
    expect(support(findMode('pass-through'))).toHaveLength(4);
  });
});
