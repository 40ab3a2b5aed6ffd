import {describe, expect, it} from 'vitest';
import {parseLayers} from '../layers/parse';
import {ConvertError, type ConvertOptions, convert, supportedTargets} from '.';
import {randomLayers} from './random';
import {declarationOrder} from './web/rules/order';

const files = (source: string, options: ConvertOptions) => convert(parseLayers(source), options).files;
const code = (source: string, options: ConvertOptions) =>
  files(source, options)
    .map((file) => file.code)
    .join('\n');

const card = `Hero card 320xhug fill=#ffffff radius=16 auto=column gap=16 padding=20
  Photo kind=image fillx160 radius=10 --artwork
  Text fillxhug auto=column gap=6
    Title "Weekend in Lisbon" fillxhug size=20 weight=650 line=26 color=#161a22 --as-h2
    Summary "Three nights, breakfast included" fillxhug size=14 line=20 color=#5b616d --as-p
  Footer fillxhug auto=row align=center justify=between
    Price "240 EUR" size=16 weight=600 line=22 color=#161a22
    Book auto=row padding=10,16 radius=8 fill=#2449d8 hover=#1b3aae --as-button
      Label "Book" size=14 weight=600 line=20 color=#ffffff`;

const free = `Photo 280x160 fill=#9fc5d6>#dcebf0@180 radius=10 clip=true
  Badge 60x26 x=12 y=12 fill=#161a22 radius=13 auto=row align=center justify=center
    Text "New" size=12 weight=600 color=#ffffff
  Heart kind=icon 32x32 x=236 y=12 color=#ffffff pin=right
  Caption 256x32 x=12 y=116 fill=#ffffff radius=8 auto=row align=center padding=0,12 pin=left-right,bottom
    Place "Alfama, Lisbon" size=13 color=#161a22`;

/** A change of a rule shows as a readable difference of these files. */
describe('golden files', () => {
  const scenes = {'hero-card': card.replace('Hero card', 'Hero card kind=component'), photo: free};
  const cases = Object.entries(scenes).flatMap(([name, source]) => supportedTargets.map((target) => [name, target, source] as const));
  it.each(cases)('%s as %s', async (name, target, source) => {
    const written = files(source, {target}).map((file) => `=== ${file.name}\n${file.code}`);
    await expect(written.join('\n')).toMatchFileSnapshot(`./golden/${name}.${target}.txt`);
  });
});

describe('sizes', () => {
  const css = (source: string) => code(source, {target: 'css'});

  it('stretches children that all fill without a word, and says it where one hugs', () => {
    expect(css('A 300xhug auto=column\n  B fillx20\n  C fillx20')).not.toContain('align');
    const mixed = css('A 300xhug auto=column\n  B fillx20\n  C "Hi"');
    expect(mixed).toContain('align-items: flex-start');
    expect(mixed).toContain('align-self: stretch');
  });

  it('keeps a fixed item from being squeezed only where something could', () => {
    expect(css('A 300x40 auto=row\n  B 20x20')).toContain('flex-shrink: 0');
    expect(css('A hugx40 auto=row\n  B 20x20')).not.toContain('flex-shrink');
  });

  it('lets a root that hugs stay as small as its content', () => {
    expect(css('A auto=row\n  B 20x20')).toContain('display: inline-flex');
  });
});

describe('paint', () => {
  it('lists several shadows from the top down, in Flutter from the bottom up', () => {
    const source = 'A 80x40 fill=#fff shadow=0,1,2,#000/0,8,24,#000';
    expect(code(source, {target: 'css'})).toContain('box-shadow: 0 1px 2px #000000, 0 8px 24px #000000;');
    const dart = code(source, {target: 'flutter'});
    expect(dart.indexOf('Offset(0, 8)')).toBeLessThan(dart.indexOf('Offset(0, 1)'));
  });

  it('puts gradients above the fill into one background, in Flutter into nested decorations', () => {
    const source = 'A 80x40 fill=#fff0>#fff@90/#0003>#000@180/#f00';
    expect(code(source, {target: 'css'})).toMatch(/background:\n {4}linear-gradient\(90deg.*\n {4}linear-gradient\(180deg.*\n {4}#ff0000;/);
    expect(code(source, {target: 'flutter'}).match(/DecoratedBox/g)).toHaveLength(2);
  });
});

describe('constraints', () => {
  const frame = (child: string) => `A 400x120\n  ${child}`;

  it('Scale is written as both edges, and as shares for a picture', () => {
    expect(code(frame('B 96x32 x=264 y=44 pin=scale,scale'), {target: 'css'})).toContain(
      'left: 264px;\n  right: 40px;\n  top: 44px;\n  bottom: 44px;',
    );
    const picture = frame('B kind=image 120x72 x=40 y=24 pin=scale,scale');
    expect(code(picture, {target: 'css'})).toContain('width: 30%;');
    expect(code(picture, {target: 'flutter'})).toContain('widthFactor: 0.3');
  });

  it('Center keeps whole pixels', () => {
    expect(code(frame('B 97x31 x=150.5 y=44.5 pin=center'), {target: 'css'})).toContain('left: calc(50% - 50px);');
  });

  it('a turned layer is placed by its corner, which is its pivot', () => {
    const source = frame('B 100x40 x=110 y=60 rotate=-30 fill=#f00');
    expect(code(source, {target: 'css'})).toContain('left: 106.7px;');
    expect(code(source, {target: 'flutter'})).toMatch(/left: 106\.7,[\s\S]*alignment: Alignment\.topLeft/);
  });

  it('a fixed bar as wide as the screen is held on both sides', () => {
    const source = frame('B 400x40 x=0 y=80 fill=#f00 --position-fixed');
    expect(code(source, {target: 'css'})).not.toMatch(/bottom: 0;\n {2}width/);
    expect(code(source, {target: 'flutter'})).toContain('bottomNavigationBar: Container(height: 40');
  });

  it('a frame that scrolls in Flutter has its padding once', () => {
    const source = 'A 200x80 auto=column padding=8 clip=true\n  B 20x60\n  C 20x60';
    expect(code(source, {target: 'flutter'}).match(/EdgeInsets/g)).toHaveLength(1);
  });
});

describe('groups', () => {
  const css = (source: string) => code(source, {target: 'css'});

  it('leave no element; their children take places in the frame around them', () => {
    const written = css('A 300x200\n  G kind=group 80x60 x=20 y=30\n    B 40x20 x=8 y=4');
    expect(written).not.toContain('__g');
    expect(written).toContain('left: 28px;\n  top: 34px;');
  });

  it('stay a box in an auto layout, and where an effect is about all children at once', () => {
    expect(css('A 300x200 auto=row\n  G kind=group 80x60\n    B 40x20 x=8 y=4')).toContain('.a__g');
    expect(css('A 300x200\n  G kind=group 80x60 opacity=0.5\n    B 40x20 x=8 y=4')).toContain('.a__g');
  });
});

describe('texts', () => {
  it('forbids wrapping for Auto width, and allows it for Auto height', () => {
    expect(code('A "Hi"', {target: 'css'})).toContain('white-space: nowrap');
    expect(code('A "Hi" w=80', {target: 'css'})).not.toContain('white-space');
    expect(code('A "Hi"', {target: 'flutter'})).toContain('softWrap: false');
  });

  it('writes a br for each line break', () => {
    expect(code('A "One\\nTwo"', {target: 'react'})).toContain('<br />');
    expect(code('A "One\\nTwo"', {target: 'flutter'})).toContain("'One\\nTwo'");
  });

  it('never lets a text become markup or code', () => {
    const placeholder = '$' + '{y}';
    const hostile = `A "<script>alert(1)</script> {evil} \`x\` ${placeholder} \\\\ \\"q\\" {{ z }} ' & ]]>"`;
    for (const target of ['html', 'vue', 'svelte'] as const) expect(code(hostile, {target})).not.toContain('<script>alert');
    expect(code(hostile, {target: 'react'})).toContain("{'<script>");
    expect(code(hostile, {target: 'flutter'})).toContain(`\\${placeholder}`);
    expect(code('A "{name}"', {target: 'react'})).toContain("{'{name}'}");
  });
});

describe('flags', () => {
  it('writes what the flag says, and nothing of it without the flag', () => {
    const source = 'A 300x40 auto=row\n  B 100x20 --width=40vw';
    expect(code(source, {target: 'css'})).toContain('width: 40vw');
    expect(code(source, {target: 'css', withoutFlag: '--width'})).toContain('width: 100px');
    expect(code(source, {target: 'flutter'})).toContain('MediaQuery.sizeOf(context).width * 0.4');
    expect(code('Page 360xhug auto=column --width=100%', {target: 'flutter'})).toContain('width: double.infinity');
  });

  it('knows a flag by any of its keys', () => {
    expect(code('A "Hi" --h1', {target: 'html', withoutFlag: '--as-h1'})).not.toContain('<h1');
  });

  it('leaves draft flags alone unless they are switched on', () => {
    expect(code('A "Hi" --as-p', {target: 'html', experimental: false})).not.toContain('<p');
    expect(code('A\n  B "Hi" --root', {target: 'html', experimental: false})).toContain('<title>B');
  });

  it('finds a button by its looks, unless that is forbidden', () => {
    const source = (flag: string) =>
      `A 300xhug auto=row\n  Book auto=row padding=10,16 fill=#2449d8${flag}\n    Label "Book" weight=600 line=20`;
    expect(code(source(''), {target: 'html'})).toContain('<button');
    expect(code(source(' --as-button=false'), {target: 'html'})).not.toContain('<button');
  });
});

describe('actions', () => {
  it('a text with an action is a button that says the text', () => {
    const source = 'A 300xhug auto=row\n  Save "Save for later" size=14 color=#2449d8 --action=save-trip';
    expect(code(source, {target: 'react'})).toContain('onClick={onSaveTrip}>Save for later</button>');
    expect(code(source, {target: 'vue'})).toContain("emit('saveTrip')");
    expect(code(source, {target: 'css'})).toContain('font-size: 14px;');
  });
});

describe('every line knows where it comes from', () => {
  it('by the lines of the fence', () => {
    const [tsx, css] = files(card, {target: 'react'});
    const from = (file: typeof tsx, text: string) => file?.origins[file.code.split('\n').findIndex((line) => line.includes(text))];
    expect(from(tsx, 'styles.photo')).toEqual([2]);
    expect(from(css, '.title {')).toEqual([4]);
    expect(tsx?.origins).toHaveLength(tsx?.code.trimEnd().split('\n').length ?? 0);
  });
});

describe('random designs', () => {
  const seeds = Array.from({length: 40}, (_, index) => index + 1);

  it('convert to every target, the same each time', {timeout: 60_000}, () => {
    for (const seed of seeds) {
      const layers = parseLayers(randomLayers(seed));
      for (const target of supportedTargets) {
        const first = convert(layers, {target});
        for (const file of first.files) expect(file.code, `seed ${seed}, ${target}`).not.toMatch(/undefined|NaN|\[object/);
        expect(JSON.stringify(convert(layers, {target}))).toBe(JSON.stringify(first));
      }
    }
  });

  it('give every class a name of its own, and every rule one order', () => {
    for (const seed of seeds) {
      const css = code(randomLayers(seed), {target: 'css'});
      const names = [...css.matchAll(/^\.([\w\p{L}-]+) \{/gmu)].map(([, name]) => name);
      expect(new Set(names).size, `seed ${seed}`).toBe(names.length);
      for (const [, body = ''] of css.matchAll(/\{\n([^}]*)\}/g)) {
        const ranks = [...body.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => declarationOrder.indexOf(name));
        expect(ranks, `seed ${seed}`).not.toContain(-1);
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }
    }
  });
});

describe('designs that nobody draws', () => {
  it('ten thousand layers convert', {timeout: 60_000}, () => {
    const source = ['Root 300x300 auto=column', ...Array.from({length: 9999}, (_, index) => `  Item ${index} "Text"`)].join('\n');
    expect(files(source, {target: 'react'})).toHaveLength(2);
  });

  it('a hundred levels convert, more are refused', () => {
    const deep = (levels: number) => Array.from({length: levels}, (_, depth) => `${'  '.repeat(depth)}Frame auto=row`).join('\n');
    expect(files(deep(100), {target: 'flutter'})).toHaveLength(1);
    expect(() => parseLayers(deep(101))).toThrow('at most 100 levels');
  });

  it('a target without a printer is named', () => {
    expect(() => convert(parseLayers('A'), {target: 'swiftui'})).toThrow(ConvertError);
  });

  it('a name without letters, or with a word of the language, still gives code', () => {
    expect(code('★ 10x10', {target: 'react'})).toContain('styles.layer');
    expect(code('Card kind=component auto=row\n  Class "Hi"', {target: 'react'})).toContain('class_');
  });
});
