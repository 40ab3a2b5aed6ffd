import {describe, expect, it} from 'vitest';
import {cssCode, dartColor, flutterCode, mapping} from './code';
import {
  cssColor,
  declarations,
  falloff,
  flutterBlurRadius,
  hasSpread,
  initial,
  layersFor,
  outcome,
  reach,
  sigma,
  withEffect,
} from './model';

const comments = {replaced: 'replaced', unsupported: 'unsupported', noInner: 'no inner'};
const sixteen = {...initial, x: 2, y: 4, radius: 16, spread: 3, color: '#000000', opacity: 0.25};

describe('declarations', () => {
  it('writes the radius unchanged in box-shadow and text-shadow', () => {
    expect(declarations(sixteen)).toEqual({'box-shadow': '2px 4px 16px 3px rgb(0 0 0 / 25%)'});
    expect(declarations({...sixteen, effect: 'inner'})).toEqual({'box-shadow': 'inset 2px 4px 16px 3px rgb(0 0 0 / 25%)'});
    expect(declarations({...sixteen, layer: 'text'})).toEqual({'text-shadow': '2px 4px 16px rgb(0 0 0 / 25%)'});
  });

  it('writes half the radius in filters', () => {
    expect(declarations({...sixteen, layer: 'vector'})).toEqual({filter: 'drop-shadow(2px 4px 8px rgb(0 0 0 / 25%))'});
    expect(declarations({...sixteen, effect: 'layer-blur'})).toEqual({filter: 'blur(8px)'});
    expect(declarations({...sixteen, effect: 'background-blur', fill: 0.3})).toEqual({
      'background-color': 'rgb(255 255 255 / 30%)',
      'backdrop-filter': 'blur(8px)',
    });
  });

  it('writes nothing for a blurred text layer and says so', () => {
    const text = {...sixteen, effect: 'layer-blur', layer: 'text'} as const;
    expect(declarations(text)).toEqual({});
    expect(outcome(text)).toBe('unsupported');
    expect(cssCode(text, comments)).toContain('unsupported');
  });

  it('puts a drop shadow in the place of an inner shadow on text', () => {
    const text = {...sixteen, effect: 'inner', layer: 'text'} as const;
    expect(outcome(text)).toBe('replaced');
    expect(declarations(text)).toEqual(declarations({...text, effect: 'drop'}));
  });
});

describe('numbers', () => {
  it('takes two standard deviations as the radius', () => {
    expect(sigma({radius: 8})).toBe(4);
    expect(reach(sixteen)).toBe(24);
  });

  it('gives Flutter the blur radius that ends at the same deviation', () => {
    expect(flutterBlurRadius(16)).toBeCloseTo(12.99, 2);
    expect(flutterBlurRadius(16) * 0.57735 + 0.5).toBeCloseTo(8, 9);
    expect(flutterBlurRadius(0)).toBe(0);
    expect(flutterBlurRadius(1)).toBe(0);
  });

  it('halves the shadow at its edge and falls off as a Gaussian does', () => {
    expect(falloff(0, 8)).toBeCloseTo(0.5, 6);
    expect(falloff(8, 8)).toBeCloseTo(0.1587, 4);
    expect(falloff(-16, 8)).toBeCloseTo(0.9772, 4);
    expect(falloff(1, 0)).toBe(0);
  });

  it('prints colors for CSS and Dart', () => {
    expect(cssColor('#1b2a4a', 0.45)).toBe('rgb(27 42 74 / 45%)');
    expect(dartColor('#1b2a4a', 0.5)).toBe('Color(0x801B2A4A)');
  });
});

describe('changing the effect', () => {
  it('keeps the layer where the effect is known for it, and returns to a box where it is not', () => {
    expect(withEffect({...initial, layer: 'vector'}, 'inner').layer).toBe('box');
    expect(withEffect({...initial, layer: 'text'}, 'inner').layer).toBe('text');
    expect(layersFor('background-blur')).not.toContain('vector');
  });

  it('offers spread to boxes only', () => {
    expect(hasSpread(initial)).toBe(true);
    expect(hasSpread({...initial, layer: 'text'})).toBe(false);
    expect(hasSpread({...initial, effect: 'layer-blur'})).toBe(false);
  });
});

describe('Flutter', () => {
  it('converts the radius of shadows and halves it for filters', () => {
    expect(flutterCode(sixteen, comments)).toContain('blurRadius: 13,');
    expect(flutterCode({...sixteen, layer: 'text'}, comments)).toContain('Shadow(');
    expect(flutterCode({...sixteen, effect: 'layer-blur'}, comments)).toContain('sigmaX: 8, sigmaY: 8');
    expect(flutterCode({...sixteen, effect: 'background-blur'}, comments)).toMatch(/^ClipRRect/);
  });

  it('says that an inner shadow is not built in', () => {
    expect(flutterCode({...sixteen, effect: 'inner'}, comments)).toContain('// no inner');
    expect(mapping({...sixteen, effect: 'inner'}).every((row) => row.property === 'sigma' || row.flutter === null)).toBe(true);
  });
});

describe('mapping', () => {
  it('lists offset, blur, spread and deviation of a box shadow', () => {
    expect(mapping(sixteen)).toEqual([
      {property: 'offset', design: '2, 4', css: '2px 4px', flutter: '2, 4'},
      {property: 'blur', design: '16', css: '16px', flutter: '13'},
      {property: 'spread', design: '3', css: '3px', flutter: '3'},
      {property: 'sigma', design: '16 ÷ 2', css: '8', flutter: '8'},
    ]);
  });

  it('shows the halving for filters', () => {
    expect(mapping({...sixteen, effect: 'layer-blur'})[0]).toEqual({property: 'blur', design: '16', css: '16 ÷ 2 = 8px', flutter: 'σ 8'});
  });
});
