import {describe, expect, it} from 'vitest';
import {flutterCode} from './code';
import {type Constraint, childCss, constraints, design, initial, place, type Setting, written} from './model';

const wide = 300;

/** Held at the left and at the top. */
const held: Setting = {...initial, horizontal: 'min', vertical: 'min'};

describe('where the design tool puts the child', () => {
  it('every constraint leaves it where it was drawn while the frame has its drawn size', () => {
    for (const constraint of constraints) {
      expect(place(constraint, 'horizontal', design.width), constraint).toEqual({start: 24, size: 96});
      expect(place(constraint, 'vertical', design.height), constraint).toEqual({start: 24, size: 56});
    }
  });

  it('left keeps the near distance, right the far one', () => {
    expect(place('min', 'horizontal', wide)).toEqual({start: 24, size: 96});
    expect(place('max', 'horizontal', wide)).toEqual({start: 124, size: 96});
  });

  it('center keeps the distance between the two centers', () => {
    const {start, size} = place('center', 'horizontal', wide);
    expect(start + size / 2 - wide / 2).toBe(24 + 48 - 100);
  });

  it('stretch keeps both distances and never gets a negative size', () => {
    expect(place('stretch', 'horizontal', wide)).toEqual({start: 24, size: 196});
    expect(place('stretch', 'horizontal', 90).size).toBe(0);
  });

  it('scale keeps the proportions', () => {
    expect(place('scale', 'horizontal', 400)).toEqual({start: 48, size: 192});
  });
});

it('both axes answer to the first drag', () => {
  const {horizontal, vertical} = initial;
  expect(place(horizontal, 'horizontal', wide)).not.toEqual(place(horizontal, 'horizontal', design.width));
  expect(place(vertical, 'vertical', 200)).not.toEqual(place(vertical, 'vertical', design.height));
});

describe('what is written', () => {
  const css = (horizontal: Constraint, more: Partial<Setting> = {}) => childCss({...held, horizontal, ...more});

  it.each([
    ['min', {left: '24px', width: '96px'}],
    ['max', {right: '80px', width: '96px'}],
    ['center', {left: 'calc(50% - 76px)', width: '96px'}],
    ['stretch', {left: '24px', right: '80px'}],
  ] as const)('%s in CSS', (constraint, expected) => {
    expect(css(constraint)).toEqual({position: 'absolute', ...expected, top: '24px', height: '56px'});
  });

  it('the vertical axis uses the other sides', () => {
    expect(childCss({...held, vertical: 'max'})).toMatchObject({bottom: '60px', height: '56px'});
    expect(childCss({...held, vertical: 'center'})).toMatchObject({top: 'calc(50% - 46px)'});
  });

  it('scale is kept for artwork and becomes stretch for everything else', () => {
    expect(written('scale', false)).toBe('stretch');
    expect(written('scale', true)).toBe('scale');
    expect(css('scale')).toMatchObject({left: '24px', right: '80px'});
    expect(css('scale', {artwork: true})).toMatchObject({left: '12%', width: '48%'});
  });

  it('the size of the frame now is written nowhere', () => {
    expect(css('center', {width: 260})).toEqual(css('center'));
  });

  it('Flutter needs a LayoutBuilder only where a share of the frame is meant', () => {
    expect(flutterCode(held)).toMatch(/^Stack\(/);
    expect(flutterCode({...held, horizontal: 'stretch', vertical: 'max'})).toContain(
      'left: 24,\n      right: 80,\n      bottom: 60,\n      height: 56,',
    );
    expect(flutterCode({...held, horizontal: 'center'})).toMatch(/^LayoutBuilder\([\s\S]*left: box\.maxWidth \/ 2 - 76,/);
    expect(flutterCode({...held, vertical: 'scale', artwork: true})).toContain('height: box.maxHeight * 0.4');
  });

  it('the parentheses of the Flutter code match in every combination', () => {
    for (const horizontal of constraints) {
      for (const vertical of constraints) {
        const code = flutterCode({...held, horizontal, vertical, artwork: true});
        for (const [open, close] of ['()', '[]']) expect(code.split(open ?? '').length).toBe(code.split(close ?? '').length);
      }
    }
  });
});
