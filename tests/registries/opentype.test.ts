import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {bitsOf, featureOf as featureIn} from '@site/core/facts/opentype';
import {axes} from '@site/data/opentype/axes';
import {features} from '@site/data/opentype/features';
import {type ItalicFont, italicFonts, styleBits} from '@site/data/opentype/italic-fonts';
import {scripts} from '@site/data/opentype/scripts';
import {featureSpecimens} from '@site/data/opentype/specimens';
import {type Row, tableOf} from '@site/scripts/lib/page-table';
import {root} from '@site/scripts/lib/paths';
import {create} from 'fontkit';
import {describe, expect, it} from 'vitest';

const featureOf = (tag: string) => featureIn(features, tag);

const textOf = (page: string) => readFileSync(path.join(root, 'docs/reference', page), 'utf8');
const wordsOf = (row: Row | undefined, column: string) => (row?.[column] ?? '').split(/,? /);

describe('the pages about OpenType say how much there is', () => {
  it('in the registries', () => {
    const tags = features.reduce((sum, {tag, last}) => sum + (last ? Number(last.slice(2)) - Number(tag.slice(2)) + 1 : 1), 0);
    expect(textOf('open-type-features.mdx')).toContain(`entries of the OpenType registry, which stand for ${tags} tags`);
    expect(textOf('open-type-features.mdx')).toContain(`has ${featureSpecimens.length} of the tags`);
    expect(textOf('open-type-variable-axes.mdx')).toContain(`the ${axes.filter(({kind}) => kind !== 'registered').length} custom axes`);
    expect(textOf('open-type-variable-axes.mdx')).toContain(`it drives ${axes.filter(({canvas}) => canvas).length} of them`);
  });
});

describe('the page about features', () => {
  it('calls on by default what the data does', () => {
    const rows = tableOf('reference/open-type-features.mdx', 'defaults');
    const named = rows.slice(0, 4).flatMap((row) => wordsOf(row, 'Features'));
    const on = features.filter(({initially}) => initially === 'on').map(({tag}) => tag);
    expect(named.sort()).toEqual(on.sort());
    for (const tag of rows.slice(4, 6).flatMap((row) => wordsOf(row, 'Features'))) expect(featureOf(tag), tag).toBeDefined();
  });
});

describe('the page about script tags', () => {
  it('pairs the older and newer tags', () => {
    const pairs = tableOf('reference/open-type-script-tags.mdx', 'newer').map(({Older, Newer}) => `${Newer} ${Older}`);
    expect(pairs.sort()).toEqual(scripts.flatMap(({tag, newerOf}) => (newerOf ? [`${tag} ${newerOf}`] : [])));
  });

  it('lists the tags that are not their ISO code in lowercase', () => {
    const listed = tableOf('reference/open-type-script-tags.mdx', 'iso').flatMap((row) => wordsOf(row, 'OpenType tag'));
    const differ = scripts.filter(({tag, iso, newerOf}) => !newerOf && iso?.toLowerCase() !== tag).map(({tag}) => tag.trim());
    for (const tag of differ) expect(listed).toContain(tag);
  });
});

describe('the page about axes', () => {
  it('has the ranges of Inter as the font has them, and all within the registry', () => {
    const file = createRequire(import.meta.url).resolve('inter-ui/variable-latin/InterVariable-subset.woff2');
    const font = create(readFileSync(file));
    if (!('variationAxes' in font)) throw new Error(`${file} is a collection, not one font.`);
    for (const row of tableOf('reference/open-type-variable-axes.mdx', 'ranges')) {
      const [min, initial, max] = ['Minimum', 'Default', 'Maximum'].map((column) => Number(row[column]));
      const registry = axes.find(({tag}) => tag === row.Axis);
      expect(min, row.Axis).toBeGreaterThanOrEqual(registry?.min ?? Number.NaN);
      expect(max, row.Axis).toBeLessThanOrEqual(registry?.max ?? Number.NaN);
      if (row.Font === 'Inter') expect(font.variationAxes[row.Axis ?? '']).toMatchObject({min, default: initial, max});
    }
  });
});

describe('the page about italic test fonts', () => {
  const files = {
    Molle: 'Molle-Italic.ttf',
    'PT Serif Italic': 'PTSerif-Italic.ttf',
    Recursive: 'Recursive[CASL,CRSV,MONO,slnt,wght].ttf',
    'Roboto Flex': 'RobotoFlex[GRAD,XOPQ,XTRA,YOPQ,YTAS,YTDE,YTFI,YTLC,YTUC,opsz,slnt,wdth,wght].ttf',
    'Inter Italic': 'Inter-Italic[opsz,wght].ttf',
  };
  /** An italic variable file names all of its instances Italic. */
  const namesAnItalic = ({italicInstances, axes: own, subfamily}: ItalicFont) =>
    italicInstances !== undefined || (own.length > 0 && subfamily === 'Italic');
  const tests: ((font: ItalicFont) => boolean)[] = [
    ({subfamily}) => subfamily.includes('Italic'),
    ({fsSelection}) => (fsSelection & styleBits.italic) !== 0,
    ({angle}) => angle !== 0,
    ({axes: own}) => own.includes('ital'),
    namesAnItalic,
    ({foundBy}) => foundBy !== undefined,
  ];

  it('says what each test finds and misses', () => {
    const rows = tableOf('reference/italic-fonts.mdx', 'misses');
    expect(rows).toHaveLength(tests.length);
    for (const [index, test] of tests.entries()) {
      for (const [column, file] of Object.entries(files)) {
        const font = italicFonts.find((other) => other.file === file);
        expect(rows[index]?.[column], `${rows[index]?.Test}: ${column}`).toBe(font && test(font) ? 'found' : 'missed');
      }
    }
  });

  it('reads the bits of the fonts', () => {
    const rows = tableOf('reference/italic-fonts.mdx', 'read');
    for (const row of rows) {
      const value = Number.parseInt(row['Bits, low byte'] ?? '', 2);
      expect(Number(row.Hexadecimal)).toBe(value);
      expect(row.Set).toBe(bitsOf(value, styleBits));
    }
    const values = new Set(rows.map((row) => Number(row.Hexadecimal)));
    expect(new Set(italicFonts.map(({fsSelection}) => fsSelection))).toEqual(values);
  });
});

describe('the page about italics', () => {
  it('has the factors of its angles', () => {
    const [canvas, css, skia] = tableOf('reference/italic.mdx', 'shear');
    for (const row of [canvas, css]) {
      expect(row?.Factor).toBe(Math.tan((Number(row?.['Angle (degrees)']) * Math.PI) / 180).toFixed(4));
    }
    expect(skia?.['Angle (degrees)']).toBe(((Math.atan(Number(skia?.Factor)) * 180) / Math.PI).toFixed(2));
  });
});
