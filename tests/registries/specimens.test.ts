import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {featureOf as featureIn, settingsOf} from '@site/core/facts/opentype';
import {features} from '@site/data/opentype/features';
import {italicFonts, styleBits} from '@site/data/opentype/italic-fonts';
import {axisSpecimens, featureSpecimens} from '@site/data/opentype/specimens';
import {create, type Font} from 'fontkit';
import {describe, expect, it} from 'vitest';

const featureOf = (tag: string) => featureIn(features, tag);

/** Tables that fontkit reads and its types leave out. */
interface Tables {
  GSUB: {featureList: {tag: string}[]};
  GPOS: {featureList: {tag: string}[]};
  'OS/2': {fsSelection: Record<string, boolean>};
}

function open(name: string): Font & Tables {
  const file = createRequire(import.meta.url).resolve(`inter-ui/variable-latin/${name}.woff2`);
  const font = create(readFileSync(file));
  if (!('variationAxes' in font)) throw new Error(`${file} is a collection, not one font.`);
  return font as Font & Tables;
}

const font = open('InterVariable-subset');
const tagsOf = (table: 'GSUB' | 'GPOS') => font[table].featureList.map(({tag}) => tag);
const inFont = new Set([...tagsOf('GSUB'), ...tagsOf('GPOS')]);

describe('the feature specimens', () => {
  it('are exactly the features of the font, sorted', () => {
    expect(featureSpecimens.map(({tag}) => tag)).toEqual([...inFont].sort());
  });

  it('are registered, with the table that the font uses', () => {
    for (const {tag} of featureSpecimens) {
      const tables = featureOf(tag)?.tables ?? [];
      expect(
        tables.some((table) => tagsOf(table).includes(tag)),
        tag,
      ).toBe(true);
    }
  });

  it('name what a numbered feature is in this font, and no other', () => {
    for (const {tag, name} of featureSpecimens) expect(name !== undefined, tag).toBe(featureOf(tag)?.last !== undefined);
  });

  it('use characters that the font has', () => {
    const characters = new Set(font.characterSet);
    for (const {tag, text} of featureSpecimens) {
      expect(
        [...text].filter((character) => !characters.has(character.codePointAt(0) ?? -1)),
        tag,
      ).toEqual([]);
    }
  });

  // fontkit applies numr, dnom and frac around U+2044 only, so it cannot switch them for plain digits.
  it.each(featureSpecimens.filter(({tag}) => !['numr', 'dnom', 'frac'].includes(tag)))(
    'change their text with $tag, or say that they do not',
    ({tag, text, lang, without, unchanged}) => {
      const run = (on: boolean) => {
        const list = {...(without ? {[without]: false} : {}), [tag]: on};
        const {glyphs, positions} = font.layout(text, list, 'latn', lang === 'ca' ? 'CAT ' : undefined);
        return glyphs.map(({id}, index) => `${id}@${positions[index]?.xAdvance}`);
      };
      if (unchanged) expect(run(true)).toEqual(run(false));
      else expect(run(true)).not.toEqual(run(false));
    },
  );
});

it('the settings of a specimen differ in its feature alone', () => {
  expect(settingsOf({tag: 'tnum'})).toEqual(['"tnum" 0', '"tnum" 1']);
  expect(settingsOf({tag: 'case', without: 'calt'})).toEqual(['"calt" 0, "case" 0', '"calt" 0, "case" 1']);
});

describe('the axis specimens', () => {
  it('are exactly the axes of the font, from end to end', () => {
    expect(axisSpecimens.map(({tag}) => tag).sort()).toEqual(Object.keys(font.variationAxes).sort());
    for (const {tag, values} of axisSpecimens) {
      const axis = font.variationAxes[tag];
      expect([values[0], values.at(-1)], tag).toEqual([axis?.min, axis?.max]);
    }
  });
});

describe('the rows of Inter among the italic test fonts', () => {
  it.each([
    ['InterVariable-subset', 'Inter[opsz,wght].ttf'],
    ['InterVariable-Italic-subset', 'Inter-Italic[opsz,wght].ttf'],
  ])('%s has the flags and the angle of %s', (name, file) => {
    const inter = open(name);
    const row = italicFonts.find((other) => other.file === file);
    for (const [bit, mask] of Object.entries(styleBits)) {
      expect(inter['OS/2'].fsSelection[bit], bit).toBe(((row?.fsSelection ?? 0) & mask) !== 0);
    }
    expect(inter.italicAngle).toBeCloseTo(row?.angle ?? Number.NaN, 1);
    expect(Object.keys(inter.variationAxes).sort()).toEqual(row?.axes);
  });
});
