import {describe, expect, it} from 'vitest';
import type {Layer} from './layer';
import {parseLayers} from './parse';
import {within} from './style';
import {colorText, originWithin, valuesOf} from './values';

/** The values of every layer of a fence, by name. */
function values(source: string): Record<string, Record<string, string>> {
  const all: Record<string, Record<string, string>> = {};
  const visit = (layer: Layer, parent: Parameters<typeof valuesOf>[1], origin = {x: 0, y: 0}) => {
    all[layer.name] = Object.fromEntries(valuesOf(layer, parent, origin).map(([name, text]) => [name, text]));
    for (const child of layer.children) visit(child, within(layer, parent), originWithin(layer, origin));
  };
  for (const layer of parseLayers(source)) visit(layer, {flow: 'root', painted: false});
  return all;
}

describe('the values of a layer', () => {
  it('are enough to draw the hero card again', () => {
    const heroCard = `Hero card kind=component 320xhug fill=#ffffff radius=16 auto=column gap=16 padding=20
  Photo kind=image fillx160 radius=10 --artwork
  Text fillxhug auto=column gap=6
    Title "Weekend in Lisbon" size=20 weight=650 line=26 color=#161a22 --as-h2
    Summary "Three nights, breakfast included" size=14 line=20 color=#5b616d --as-p
  Footer fillxhug auto=row align=center justify=between
    Price "240 EUR" size=16 weight=600 line=22 color=#161a22
    Book auto=row padding=10,16 radius=8 fill=#2449d8 --as-button
      Label "Book" size=14 weight=600 line=20 color=#ffffff`;
    const type = {width: 'Hug', height: 'Hug', font: 'Inter'};
    expect(values(heroCard)).toEqual({
      'Hero card': {
        width: 'Fixed (320)',
        height: 'Hug',
        layout: 'Vertical',
        align: 'Top left',
        gap: '16',
        padding: '20',
        radius: '16',
        fill: '#FFFFFF',
      },
      Photo: {width: 'Fill', height: 'Fixed (160)', radius: '10', fill: 'Image'},
      Text: {width: 'Fill', height: 'Hug', layout: 'Vertical', align: 'Top left', gap: '6'},
      Title: {...type, text: '“Weekend in Lisbon”', fontSize: '20', fontWeight: '650', lineHeight: '26', color: '#161A22'},
      Summary: {...type, text: '“Three nights, breakfast included”', fontSize: '14', fontWeight: '400', lineHeight: '20', color: '#5B616D'},
      Footer: {width: 'Fill', height: 'Hug', layout: 'Horizontal', align: 'Center', gap: 'Auto'},
      Price: {...type, text: '“240 EUR”', fontSize: '16', fontWeight: '600', lineHeight: '22', color: '#161A22'},
      Book: {
        width: 'Hug',
        height: 'Hug',
        layout: 'Horizontal',
        align: 'Top left',
        gap: '0',
        padding: '10 vertical, 16 horizontal',
        radius: '8',
        fill: '#2449D8',
      },
      Label: {...type, text: '“Book”', fontSize: '14', fontWeight: '600', lineHeight: '20', color: '#FFFFFF'},
    });
  });

  it('say where a layer is placed, and that it is taken out of the flow', () => {
    const {Free, Floating} = values('Frame 200x100\n  Free x=8 y=12\n  Row auto=row\n    Floating x=4');
    expect(Free).toMatchObject({x: '8', y: '12'});
    expect(Floating).toMatchObject({position: 'Absolute', x: '4', y: '0'});
    expect(Free).not.toHaveProperty('position');
    const {Title} = values('Frame 200x100\n  Texts kind=group x=20 y=196\n    Title "A" y=32');
    expect(Title).toMatchObject({x: '20', y: '228'});
  });

  it('are those of a design tool: hexadecimal colors with opacity, degrees, percent', () => {
    const {Box} = values(
      'Box 40x40 fill=#fff>#0002@90 stroke=#ddd,2,center radius=1,2,3,4 shadow=0,4,16,#0002 opacity=0.5 blur=8 rotate=-30 clip=true scroll=y hidden=true',
    );
    expect(Box).toMatchObject({
      fill: 'Linear 90°, #FFFFFF → #000000 13%',
      stroke: '#DDDDDD, 2 center',
      radius: 'top left 1, top right 2, bottom right 3, bottom left 4',
      shadow: 'X 0, Y 4, blur 16, #000000 13%',
      opacity: '50%',
      blur: '8',
      rotation: '30° counterclockwise',
      clip: 'On',
      scroll: 'Vertical',
      visible: 'Hidden',
    });
  });

  it('name limits, constraints, the color on hover and the property that shows a layer', () => {
    const {Dot, Button} = values(
      'Frame 200x100\n  Dot 8x8 x=1 y=2 pin=left-right,bottom minw=4 maxh=16\n  Button auto=row fill=#2449d8 hover=#1b3aae show=open',
    );
    expect(Dot).toMatchObject({constraints: 'Left and right, Bottom', minWidth: '4', maxHeight: '16'});
    expect(Button).toMatchObject({fill: '#2449D8', hover: '#1B3AAE', property: 'open'});
  });

  it('name what the fence leaves open', () => {
    const {Note, Rule, Icon} = values('Card fill=#fff auto=column\n  Note "Hi\\nyou"\n  Rule kind=line w=20\n  Icon kind=icon');
    expect(Note).toMatchObject({fontSize: '14', fontWeight: '400', lineHeight: 'Auto', color: '#161A22', text: '“Hi ↵ you”'});
    expect(Rule).toEqual({width: 'Fixed (20)', stroke: '#161A22, 1 inside'});
    expect(Icon).toMatchObject({width: 'Fixed (24)', height: 'Fixed (24)'});
  });

  it.each([
    ['#fff', '#FFFFFF'],
    ['#0008', '#000000 53%'],
    ['#1f6feb', '#1F6FEB'],
    ['#1f6feb80', '#1F6FEB 50%'],
  ])('write the color %s as %s', (color, text) => {
    expect(colorText(color)).toBe(text);
  });
});
