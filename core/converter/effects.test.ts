import {describe, expect, it} from 'vitest';
import type {TargetId} from '../../data/targets';
import {parseLayers} from '../layers/parse';
import {convert} from '.';

const code = (source: string, target: TargetId, withoutFlag?: string) =>
  convert(parseLayers(source), {target, ...(withoutFlag !== undefined && {withoutFlag})})
    .files.map((file) => file.code)
    .join('\n');

describe('pictures that the design tool draws', () => {
  const source = (size: string) =>
    `Card 240x200 auto=column\n  Sunset ${size} radius=8 shadow=0,4,16,#0002 --artwork\n    Sun 20x20 x=4 y=4`;

  it('have paint, corners and effects in the file', () => {
    expect(code(source('208x112'), 'css')).not.toMatch(/border-radius|box-shadow|object-fit/);
    expect(code(source('208x112'), 'flutter')).not.toMatch(/ClipRRect|BoxFit/);
  });

  it('are cut by the code where they fill', () => {
    expect(code(source('fillx112'), 'css')).toMatch(/border-radius: 8px;\n {2}object-fit: cover/);
  });

  it('are found by the name of the flag with a value', () => {
    expect(code('Card 240x200 auto=column\n  Map 100x50 --export-as=jpg', 'html', '--export-as')).not.toContain('<img');
  });
});

describe('avatars', () => {
  const picture = (rest: string) => `Byline auto=row\n  Ada kind=image 48x48 ${rest}`;

  it('are round pictures, flagged or drawn as a circle', () => {
    expect(code(picture('--as-avatar'), 'css')).toContain('border-radius: 50%');
    expect(code(picture('radius=24'), 'flutter')).toContain('CircleAvatar(radius: 24');
    expect(code(picture('radius=8'), 'flutter')).not.toContain('CircleAvatar');
    expect(code(picture('radius=24 --as-avatar=false'), 'flutter')).not.toContain('CircleAvatar');
  });
});

describe('buttons', () => {
  it('are not found in a bar whose text is on the left', () => {
    const bar = (rest: string) => `Header 320x64 fill=#161a22 auto=row align=center padding=0,20 ${rest}\n  Title "Departures" weight=600`;
    expect(code(bar(''), 'html')).not.toContain('<button');
    expect(code(bar('justify=center'), 'html')).toContain('<button');
  });

  it('of several layers splash on their paint in Flutter', () => {
    const dart = code('Plan 300xhug fill=#eef1fd radius=10 auto=row padding=8 --action=choose\n  A "A"\n  B "B"', 'flutter');
    expect(dart).toMatch(/Ink\([\s\S]*InkWell\(\s+onTap: onChoose,\s+borderRadius: BorderRadius\.circular\(10\),\s+child: const Padding\(/);
  });
});

describe('controls', () => {
  it('take their state from outside in Flutter, and keep it on the web', () => {
    const source = 'Setting 300xhug auto=row\n  Sound 44x24 fill=#2449d8 --as-toggle';
    expect(code(source, 'flutter')).toContain('const Setting({super.key, required this.value, required this.onChanged});');
    expect(code(source, 'flutter')).toContain('activeTrackColor: const Color(0xFF2449D8)');
    expect(code(source, 'react')).toContain('role="switch"');
  });

  it('are told apart by the names of their layers', () => {
    const dart = code('Setting auto=column\n  Sound 44x24 --as-toggle\n  Volume 240x24 --as-slider', 'flutter');
    expect(dart).toContain('final bool sound;');
    expect(dart).toContain('final ValueChanged<double> onVolumeChanged;');
  });

  it('share a tile with the text beside a checkbox', () => {
    expect(code('Terms auto=row\n  Box 20x20 --as-checkbox\n  Text "I accept"', 'flutter')).toContain('CheckboxListTile(');
  });
});

describe('sizes', () => {
  it('that are exact may still shrink', () => {
    const css = code('Row 320x40 auto=row\n  A fillx40 --exact-width\n  B 100x40', 'css');
    expect(css).toMatch(/__a \{\n {2}width: 220px/);
    expect(css).toMatch(/__b \{\n {2}flex-shrink: 0;\n {2}width: 100px/);
  });
});

describe('texts looked up by a key', () => {
  const source = 'Cart kind=component auto=column\n  Title "Empty" --scope=cart --content-id=empty.title';

  it.each([
    ['react', "{t('cart.empty.title')}"],
    ['vue', "{{ t('cart.empty.title') }}"],
    ['svelte', "{t('cart.empty.title')}"],
  ] as const)('in %s', (target, call) => {
    expect(code(source, target)).toContain(call);
    expect(code(source, target)).toContain("import {t} from './content';");
    expect(code(source, target)).not.toContain('Empty');
  });

  it('in Flutter by a getter, in HTML not at all', () => {
    expect(code(source, 'flutter')).toContain('AppLocalizations.of(context)!.cartEmptyTitle');
    expect(code(source, 'html')).toContain('Empty');
  });
});

describe('parts with a declaration of their own', () => {
  const source = 'Screen kind=component auto=column\n  Price table auto=column --declare\n    Monthly "9 EUR"\n  Note "Hi"';

  it('are functions below the component, with the props they need', () => {
    const tsx = code(source, 'react');
    expect(tsx).toContain('<PriceTable monthly={monthly} />');
    expect(tsx).toContain("function PriceTable({monthly}: Pick<ScreenProps, 'monthly'>) {");
    expect(tsx.indexOf('export function Screen')).toBeLessThan(tsx.indexOf('function PriceTable'));
  });

  it('are classes in Flutter', () => {
    const dart = code(source, 'flutter');
    expect(dart).toContain('PriceTable(monthly: monthly)');
    expect(dart).toContain('const PriceTable({super.key, required this.monthly});');
  });

  it('stay where they are in markup', () => {
    expect(code(source, 'html')).toBe(code(source, 'html', '--declare'));
  });
});

describe('colors that are linked to a style', () => {
  const source =
    'Footer 280xhug auto=column\n  Own fillx32 fill=#0b7a4b style=Brand/Accent\n  Other fillx32 fill=#0b7a4b style=Brand/Accent --break-color';

  it('are variables, unless the flag breaks the link', () => {
    expect(code(source, 'css')).toMatch(/__own \{[^}]*var\(--brand-accent\)[\s\S]*__other \{[^}]*#0b7a4b/);
    expect(code(source, 'flutter')).toContain('BrandColors.accent');
    expect(code(source, 'flutter')).toContain("import 'tokens.dart';");
  });
});

it('spaces that do not break are written as entities, wherever they are', () => {
  expect(code('Line auto=row --as-text-group\n  A "Total:"\n  Gap 12x16 --nbsp=2\n  B "42" weight=700', 'react')).toContain(
    'Total:&nbsp;&nbsp;',
  );
});

describe('hidden layers', () => {
  const row = 'Bar 200x40 auto=row gap=16 align=center\n  A 40x40\n  B 40x40 hidden=true\n  C 40x40';

  it('are written, and take no room', () => {
    expect(code(row, 'css')).toMatch(/\.bar__b \{\n {2}display: none;/);
    expect(code(row, 'html')).toContain('bar__b');
    expect(code(row, 'flutter')).toContain('Visibility(visible: false');
  });

  it('do not decide what the layer around them is', () => {
    const button = 'Book fill=#2449d8 auto=row padding=10,16\n  Label "Book" weight=600 line=20\n  Box 10x10 hidden=true';
    expect(code(`Card 200x80 auto=column\n  ${button.replaceAll('\n', '\n  ')}`, 'html')).toContain('<button');
  });
});

describe('text beside other text', () => {
  const note = (texts: string) => `Note auto=row --as-text-group\n${texts}`;

  it('gets no space that the design does not have', () => {
    const source = note('  A "Re"\n  B "place" weight=700\n  C "d"');
    expect(code(source, 'html')).toContain('<p class="note">Re<span class="note__b">place</span>d</p>');
    expect(code(source, 'vue')).toContain('Re<span class="b">place</span>d');
    expect(code(source, 'svelte')).toContain('Re<span class="b">place</span>d');
  });

  it('breaks only where it has a space, when it is too long for a line', () => {
    const long = 'word '.repeat(30).trim();
    const lines = code(note(`  A "${long} Re"\n  B "place" weight=700\n  C "d ${long}"`), 'svelte').split('\n');
    expect(lines.filter((line) => line.includes('<span'))[0]).toMatch(/Re<span class="b">place<\/span>d/);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  });
});

describe('a name that Flutter uses itself', () => {
  it('is not taken by a module, a declared part or the reference to them', () => {
    expect(code('Row 40x40 auto=row\n  Text "a"', 'flutter')).toContain('class RowWidget extends StatelessWidget');
    const split = code('Page 80x80 auto=column\n  Card fillxhug auto=row --module\n    Text "a"', 'flutter');
    expect(split).toContain('CardWidget(),');
    expect(split).toContain('class CardWidget');
    expect(split).toContain('class PageWidget');
  });
});

describe('a list in Flutter', () => {
  const list = (rest: string) => `Stops ${rest} auto=column gap=8 --as-list\n  One fillx40 fill=#fff\n  Two fillx40 fill=#fff`;

  it('keeps the gap between its rows', () => {
    expect(code(list('200x96'), 'flutter').match(/SizedBox\(height: 8\)/g)).toHaveLength(1);
    expect(code(list('200x96'), 'flutter')).toContain('ListView(');
    expect(code(list('200xhug'), 'flutter')).not.toContain('ListView(');
  });
});

describe('a layer that fills up to a limit', () => {
  const page = (align: string) => `Page 800x200 auto=column ${align}\n  Body fillx40 maxw=480 fill=#eee`;

  it('stays in the middle of a frame that centers', () => {
    expect(code(page('align=center'), 'css')).toMatch(
      /align-items: center;[^}]*\}\n\n\.page__body \{[^}]*width: 100%;\n {2}max-width: 480px/,
    );
    expect(code(page(''), 'css')).not.toContain('width: 100%');
  });
});

describe('a picture with a key', () => {
  const cart = 'Cart 200x200 auto=column\n  Basket kind=image 80x80 --content-id=cart.picture\n  Title "Empty" --content-id=cart.title';

  it('is looked up by it', () => {
    expect(code(cart, 'react')).toContain("import {asset, t} from './content';");
    expect(code(cart, 'react')).toContain("src={asset('cart.picture')}");
    expect(code(cart, 'vue')).toContain(`:src="asset('cart.picture')"`);
    expect(code(cart, 'svelte')).toContain("src={asset('cart.picture')}");
    expect(code(cart, 'html')).toContain('src="./assets/basket.png"');
    expect(code(cart, 'flutter')).toMatch(/import 'content\.dart';[\s\S]*Image\.asset\(\s*asset\('cart\.picture'\)/);
  });
});

describe('effects on what lies below', () => {
  const frosted =
    'Frosted 280x160\n  Spot kind=ellipse x=0 y=0 160x160 fill=#2449d8 blur=40\n  Bar x=0 y=60 280x56 radius=12 fill=#fff9 backdrop=20';

  it('blurs the background by half the radius, inside of a clip in Flutter', () => {
    expect(code(frosted, 'css')).toContain('-webkit-backdrop-filter: blur(10px);\n  backdrop-filter: blur(10px);');
    expect(code(frosted, 'flutter')).toMatch(/ClipRRect\(\s*borderRadius: BorderRadius\.circular\(12\),\s*child: BackdropFilter\(/);
    expect(code(frosted, 'flutter')).toContain("import 'dart:ui';");
  });

  it('blends layers in CSS, and not in Flutter', () => {
    const wash =
      'Photo 80x80\n  Wash x=0 y=0 80x80 fill=#2f6f8f blend=multiply\n  Group x=0 y=0 kind=group 40x40 blend=normal\n    Dot x=0 y=0 8x8';
    expect(code(wash, 'css')).toContain('mix-blend-mode: multiply;');
    expect(code(wash, 'css')).toMatch(/photo__group \{[^}]*isolation: isolate;/);
    expect(code(wash, 'flutter')).not.toMatch(/blend/i);
  });
});

describe('a layer blur', () => {
  it('is not written for text, which the design tool blurs in another way', () => {
    expect(code('Card 80x80\n  Text "a" x=0 y=0 blur=4', 'css')).not.toContain('filter');
    expect(code('Card 80x80\n  Text "a" x=0 y=0 blur=4', 'flutter')).not.toContain('ImageFiltered');
  });
});

describe('inner shadows', () => {
  it('are inset in CSS; Flutter has none, and neither has text', () => {
    const well = 'Well 80x80 fill=#fff shadow=inset,0,2,4,#0003/0,1,2,#0002\n  Text "a" x=0 y=0 shadow=inset,0,1,1,#0003';
    expect(code(well, 'css')).toContain('box-shadow: inset 0 2px 4px rgba(0, 0, 0, 0.2), 0 1px 2px rgba(0, 0, 0, 0.13);');
    expect(code(well, 'css')).not.toContain('text-shadow');
    expect(code(well, 'flutter').match(/BoxShadow\(/g)).toHaveLength(1);
  });
});

describe('paint the notes define', () => {
  it('a radial gradient is an ellipse of half the box, in pixels where the size is fixed', () => {
    const fixed = code('A 240x150 fill=radial:#fff>#000', 'css');
    expect(fixed).toContain('background: radial-gradient(ellipse 120px 75px at 120px 75px, #ffffff 0%, #000000 100%);');
    const free = code('A 240x150 auto=column\n  B fillx150 fill=radial:#fff>#000', 'css');
    expect(free).toContain('radial-gradient(ellipse 50% 50% at 50% 50%,');
    expect(code('A 240x150 fill=radial:#fff>#000', 'flutter')).toContain('RadialGradient(colors: [');
  });

  it('an angular gradient begins at three o’clock, in Flutter turned where it begins elsewhere', () => {
    expect(code('A 240x150 fill=angular:#fff>#000', 'css')).toContain('conic-gradient(from 90deg at 120px 75px,');
    expect(code('A 240x150 fill=angular:#fff>#000', 'flutter')).not.toContain('GradientRotation');
    expect(code('A 240x150 fill=angular:#fff>#000@0', 'flutter')).toContain('GradientRotation(-1.5708)');
  });

  it('the mode of a fill is at its place in the list, and a color below is no part of the list', () => {
    expect(code('A 80x40 fill=multiply:#fff>#000/#f00', 'css')).toContain('background-blend-mode: multiply;');
    expect(code('A 80x40 fill=#fff>#000/screen:#fff>#000/#f00>#00f', 'css')).toContain('background-blend-mode: normal, screen, normal;');
    expect(code('A 80x40 fill=multiply:#fff>#000/#f00', 'flutter')).not.toMatch(/blend/i);
  });

  it('a mask is a box that clips what comes after it, and is not drawn itself', () => {
    const source =
      'A 300x200\n  Panel 10x10 x=0 y=0\n  Hole kind=ellipse 96x96 x=20 y=16 mask=true\n  Photo kind=image 140x105 x=8 y=10 pin=right';
    const html = code(source, 'html');
    expect(html).toMatch(/a__panel"><\/div>\s*<div class="a__masked">\s*<img class="a__photo"/);
    expect(html).not.toContain('hole');
    const css = code(source, 'css');
    expect(css).toMatch(
      /\.a__masked \{\n {2}position: absolute;\n {2}left: 20px;\n {2}top: 16px;[^}]*overflow: hidden;\n {2}border-radius: 50%;/,
    );
    expect(css).toMatch(/\.a__photo \{\n {2}position: absolute;\n {2}left: -12px;\n {2}top: -6px;/);
    expect(code(source, 'flutter')).toMatch(/ClipOval\(\s*child: SizedBox\(\s*width: 96/);
  });

  it('a second mask starts a new run, one without anything to cut leaves nothing, and a hidden one cuts nothing', () => {
    const mask = (name: string, more = '') => `  ${name} 20x20 x=0 y=0 mask=true${more}`;
    const css = (...lines: string[]) => code(['A 300x200', ...lines].join('\n'), 'css');
    expect(css(mask('M'), '  B 10x10', mask('N'), '  C 10x10').match(/__masked/g)).toHaveLength(2);
    expect(css('  B 10x10', mask('M'))).not.toContain('masked');
    expect(css(mask('M', ' hidden=true'), '  B 10x10')).not.toContain('masked');
  });
});

describe('a text with a gradient', () => {
  const title = (words: string) => `Title "Layers" size=40 ${words}`;

  it('is a background that is cut to the letters', () => {
    expect(code(title('fill=#7c3aed>#ec4899@90'), 'css')).toContain(
      [
        '  background: linear-gradient(90deg, #7c3aed 0%, #ec4899 100%);',
        '  -webkit-background-clip: text;',
        '  background-clip: text;',
        '  color: transparent;',
      ].join('\n'),
    );
    expect(code(title('fill=#0000>#ec4899@90/#2449d8'), 'css')).toMatch(/background: linear-gradient\(.*\), #2449d8;/);
    expect(code(title('fill=#7c3aed>#ec4899 color=#000000'), 'css')).not.toContain('background');
  });

  it('has its shadow as a filter, with half of the blur', () => {
    const css = code(title('fill=#7c3aed>#ec4899 shadow=0,2,8,#00000040'), 'css');
    expect(css).toContain('filter: drop-shadow(0 2px 4px rgba(0, 0, 0, 0.25));');
    expect(css).not.toContain('text-shadow');
  });

  it('keeps its element inside of a button, whose background it would cut', () => {
    const button = 'Save auto=row padding=8 fill=#eeeeee --as-button\n  Label "Save" fill=#7c3aed>#ec4899';
    expect(code(button, 'html')).toMatch(/<button[^>]*>\s*<span/);
    expect(code(button, 'css')).toMatch(/\.save__label \{[^}]*background-clip: text/);
  });

  it('is masked in Flutter, once for each gradient', () => {
    const one = code(title('fill=#7c3aed>#ec4899@90 shadow=0,2,8,#00000040'), 'flutter');
    expect(one).toMatch(/ShaderMask\(\s*blendMode: BlendMode.srcIn,[\s\S]*createShader\(bounds\),[\s\S]*color: Color\(0xFFFFFFFF\)/);
    expect(one).not.toContain('Shadow(');
    const two = code(title('fill=#0000>#ec4899@90/#2449d8'), 'flutter');
    expect(two).toMatch(/ShaderMask\(\s*blendMode: BlendMode.srcATop,[\s\S]*color: Color\(0xFF2449D8\)/);
  });

  it('is the first color in a part of a paragraph of Flutter', () => {
    const line = 'Line auto=row --as-text-group\n  A "Made in " color=#161a22\n  B "layers" fill=#7c3aed>#ec4899@90';
    expect(code(line, 'flutter')).toMatch(/TextSpan\(\s*text: 'layers',\s*style: TextStyle\(\s*color: Color\(0xFF7C3AED\)/);
    expect(code(line, 'css')).toContain('background-clip: text');
  });
});
