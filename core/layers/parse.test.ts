import {describe, expect, it} from 'vitest';
import {parseLayers} from './parse';

describe('a layers fence', () => {
  it('reads name, size, attributes, text and flags', () => {
    const [card] = parseLayers(
      [
        'Hero card 320x200 fill=#fff radius=12 auto=column gap=8 padding=16 --as-button --width=120',
        '  Title "Say \\"hi\\" --now" size=18 weight=600',
      ].join('\n'),
    );
    expect(card).toMatchObject({
      name: 'Hero card',
      kind: 'frame',
      width: 320,
      height: 200,
      fill: '#fff',
      radius: [12],
      auto: 'column',
      gap: 8,
      padding: [16],
      flags: '--as-button --width=120',
    });
    expect(card?.children).toMatchObject([{name: 'Title', kind: 'text', text: 'Say "hi" --now', fontSize: 18, fontWeight: 600, flags: ''}]);
  });

  it('keeps siblings, depths and several roots apart', () => {
    const roots = parseLayers('A\n  B\n    C\n  D\n\nE 10x10');
    expect(roots.map(({name}) => name)).toEqual(['A', 'E']);
    expect(roots[0]?.children.map(({name, children}) => [name, children.length])).toEqual([
      ['B', 1],
      ['D', 0],
    ]);
    expect(roots[1]?.kind).toBe('rectangle');
  });

  it('knows the line of each layer', () => {
    const [card] = parseLayers('Card\n\n  Title "Hi"');
    expect([card?.line, card?.children[0]?.line]).toEqual([1, 3]);
  });

  it('reads several fills and shadows, the topmost first', () => {
    const [layer] = parseLayers('Box fill=#fff0>#fff@90/#f00 shadow=0,1,2,#0003/0,8,24,-4,#0002');
    expect(layer).toMatchObject({
      fill: '#f00',
      over: [{angle: 90, colors: ['#fff0', '#fff']}],
      shadows: [{y: 1}, {y: 8, spread: -4}],
    });
    expect(() => parseLayers('Box fill=#fff/#f00')).toThrow('expected fill=');
  });

  it('reads gradients, strokes, shadows and sizing words', () => {
    const [layer] = parseLayers('Box fillxhug fill=#f00>#00f@90 stroke=#ddd,2,center shadow=0,4,16,#0002 --id=box');
    expect(layer).toMatchObject({
      width: 'fill',
      height: 'hug',
      fill: {angle: 90, colors: ['#f00', '#00f']},
      stroke: {color: '#ddd', weight: 2, align: 'center'},
      shadows: [{x: 0, y: 4, blur: 16, spread: 0, color: '#0002'}],
    });
  });

  it('keeps disabled and custom flags and the ignore marker as written', () => {
    expect(parseLayers('Box ----artwork=true ---mine=1 //@ignore')[0]?.flags).toBe('----artwork=true ---mine=1 //@ignore');
    expect(parseLayers('Note //@ignore')[0]?.flags).toBe('//@ignore');
    expect(parseLayers('foo--bar 10x10')[0]).toMatchObject({name: 'foo--bar', flags: ''});
  });

  it.each([
    ['A\n   B', 'line 2', 'an indent of 3 spaces', 'at most 2'],
    ['A\n    B', 'line 2', 'an indent of 4 spaces', 'at most 2'],
    ['A\n\tB', 'line 2', 'a tab', '2 spaces'],
    ['A colour=#fff', 'line 1', '"colour=#fff"', 'one of the attributes'],
    ['A fill=red', 'line 1', '"fill=red"', 'fill= with a color such as #1f6feb'],
    ['A kind=star', 'line 1', '"kind=star"', 'one of frame'],
    ['A 10x10 wide', 'line 1', '"wide" after the attributes', 'the name first'],
    ['A "open', 'line 1', 'the unclosed text', 'double quotes'],
    ['10x10', 'line 1', 'without a name', 'a layer name'],
    ['A --as-button 10x10', 'line 1', '"10x10" after the flags', 'attributes before the flags'],
    ['A kind=text', 'line 1', 'of kind text', 'its text in double quotes'],
    ['A "text"\n  B', 'line 2', '"B" inside the text "A"', 'children only in frames'],
    ['A fill=conic:#fff>#000', 'line 1', '"fill=conic:#fff>#000"', 'angular:#fff>#ddd@90'],
    ['A fill=multiply:#fff>#000', 'line 1', '"fill=multiply:#fff>#000"', 'fill= with a color'],
    ['A auto=row\n  B 8x8 mask=true', 'line 2', 'the mask "B"', 'without auto layout'],
    ['A\n  B kind=icon 8x8 mask=true', 'line 2', 'of kind icon', 'a rectangle or an ellipse'],
    ['A 8x8 photo=false', 'line 1', 'photo= on the rectangle "A"', 'kind=image'],
    ['A\n  B mask=true', 'line 2', 'without a size', '96x96'],
    ['', 'line 1', 'an empty fence', 'at least one layer'],
  ])('refuses %j', (source, where, found, expected) => {
    try {
      parseLayers(source);
    } catch (error) {
      expect(error).toMatchObject({line: Number(where.replace('line ', ''))});
      expect(String(error)).toContain(found);
      expect(String(error)).toContain(expected);
      return;
    }
    throw new Error('expected an error');
  });
});

it.each(['-10x20', '10x-20', 'fillx-8'])('a negative size is a mistake, not a part of the name: %s', (size) => {
  expect(() => parseLayers(`Card ${size}`)).toThrow(`found "${size}", expected a size of zero or more`);
});
