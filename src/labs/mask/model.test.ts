import {describe, expect, it} from 'vitest';
import {cssCode, flutterCode, htmlCode} from './code';
import {
  boxes,
  clipPath,
  initial,
  layerStyle,
  masked,
  moveMask,
  rebase,
  reorder,
  type State,
  starPoints,
  strength,
  strengthAt,
  unmasked,
  wrapperStyle,
} from './model';

const with_ = (changes: Partial<State>): State => ({...initial, ...changes});

describe('the order of the layers', () => {
  it('masks what the panel lists above the mask, and nothing below it', () => {
    expect(masked(initial)).toEqual(['photo', 'badge']);
    expect(unmasked(initial)).toEqual(['panel']);
  });

  it('a mask at the top masks nothing', () => {
    const state = with_({panel: ['mask', 'badge', 'photo', 'panel']});
    expect(masked(state)).toEqual([]);
    expect(cssCode(state, 'nothing is masked')).toBe('/* nothing is masked */');
    expect(flutterCode(state, 'nothing is masked')).toBe('// nothing is masked');
    expect(htmlCode(state)).not.toContain('masked');
  });

  it('a mask at the bottom masks everything', () => {
    expect(masked(with_({panel: ['badge', 'photo', 'panel', 'mask']}))).toEqual(['panel', 'photo', 'badge']);
  });

  it('a layer moves one place at a time and stops at the ends', () => {
    expect(reorder(initial.panel, 'mask', -1)).toEqual(['badge', 'mask', 'photo', 'panel']);
    expect(reorder(initial.panel, 'badge', -1)).toEqual(initial.panel);
    expect(reorder(initial.panel, 'panel', 1)).toEqual(initial.panel);
  });
});

describe('the wrapper', () => {
  it('is where the mask was, and its children are counted from its corner', () => {
    expect(wrapperStyle(initial)).toMatchObject({left: '112px', top: '32px', width: '176px', height: '176px'});
    expect(rebase(boxes.photo, initial.mask)).toMatchObject({x: -16, y: 24});
    expect(layerStyle(initial, 'photo')).toMatchObject({left: '-16px', top: '24px'});
    expect(layerStyle(initial, 'panel')).toMatchObject({left: '24px', top: '24px'});
  });

  it('a vector mask clips and ignores the paint', () => {
    const style = wrapperStyle(with_({type: 'vector'}));
    expect(style['clip-path']).toBe('ellipse(50% 50% at 50% 50%)');
    expect(style).not.toHaveProperty('mask-image');
  });

  it('a luminance mask says so, an alpha mask need not', () => {
    expect(wrapperStyle(with_({type: 'luminance'}))['mask-mode']).toBe('luminance');
    expect(wrapperStyle(initial)).not.toHaveProperty('mask-mode');
  });

  it('the star has ten corners and touches the top of its box', () => {
    expect(starPoints).toHaveLength(10);
    expect(starPoints[0]).toEqual([50, 0]);
    expect(clipPath('star')).toMatch(/^polygon\(50% 0%, /);
  });
});

describe('the strength of the mask', () => {
  it('is the alpha, the outline or the brightness of its paint', () => {
    expect(strengthAt({type: 'alpha', paint: 'fade'}, 0.25)).toBe(0.75);
    expect(strengthAt({type: 'vector', paint: 'fade'}, 0.25)).toBe(1);
    expect(strengthAt({type: 'luminance', paint: 'light'}, 0.25)).toBeCloseTo(0.25, 10);
  });

  it('an alpha mask does not see brightness, a luminance mask sees black as nothing', () => {
    expect(strengthAt({type: 'alpha', paint: 'light'}, 0.5)).toBe(1);
    expect(strengthAt({type: 'luminance', paint: 'solid'}, 0.5)).toBe(0);
  });

  it('white is full brightness and green outweighs blue', () => {
    expect(strength('luminance', [1, 1, 1, 1])).toBeCloseTo(1, 10);
    expect(strength('luminance', [0, 1, 0, 1])).toBeGreaterThan(strength('luminance', [0, 0, 1, 1]));
  });
});

describe('the code', () => {
  it('writes luminance for Flutter as alpha', () => {
    expect(flutterCode(with_({type: 'luminance', paint: 'light'}), '')).toContain('colors: [Color(0x00000000), Color(0xFF000000)]');
    expect(flutterCode(with_({type: 'alpha', paint: 'light'}), '')).toContain('colors: [Color(0xFF000000), Color(0xFF000000)]');
  });

  it('clips with the widget of the shape', () => {
    expect(flutterCode(with_({type: 'vector'}), '')).toMatch(/^final masked = ClipOval\(/);
    expect(flutterCode(with_({shape: 'rounded'}), '')).toContain('ClipRRect(');
    expect(flutterCode(with_({shape: 'star'}), '')).toContain('class StarClipper extends CustomClipper<Path>');
  });

  it('prints the masked layers inside the wrapper, bottom first', () => {
    expect(
      htmlCode(initial)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      '<div class="group">',
      '<div class="panel"></div>',
      '<div class="masked">',
      '<div class="photo"></div>',
      '<div class="badge"></div>',
      '</div>',
      '</div>',
    ]);
  });
});

describe('moving', () => {
  it('keeps the mask on the stage', () => {
    expect(moveMask(initial, -10, 500).mask).toMatchObject({x: 0, y: 64});
  });
});
