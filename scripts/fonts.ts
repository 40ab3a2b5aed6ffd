/**
 * Writes static/fonts and src/css/fonts.css: `npm run fonts` after a page has brought a letter that no file has
 * (`npm run check -- fonts` says so), or after an upgrade of a font.
 */
import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {baseUrl} from '@site/config/locales';
import {create, type Font} from 'fontkit';
import subsetFont from 'subset-font';
import {charactersOf, isRare, keyboard} from './fonts/characters';
import {type Face, faces, fontFolder, hangulRange, inRange} from './fonts/faces';
import {averageWidth, fallbackFace, type Metrics} from './fonts/fallbacks';
import {formulaCharactersOf} from './fonts/formulas';
import {proseOf} from './fonts/prose';
import {root} from './lib/paths';

const installed = (file: string) => path.join(root, 'node_modules', file);

function parse(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('glyphForCodePoint' in font)) throw new Error('A file of several fonts cannot be measured.');
  return font;
}

const prose = proseOf(root);
const width = (font: Font) => averageWidth(prose, (point) => font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm);

/** The metrics of a face at one weight. */
async function metricsOf({source, axes}: Face, weight: number): Promise<Metrics> {
  const pinned = Object.fromEntries(Object.entries(axes).map(([axis, value]) => [axis, axis === 'wght' ? weight : Number(value)]));
  const font = parse(
    await subsetFont(readFileSync(installed(source)), keyboard.join(''), {targetFormat: 'truetype', variationAxes: pinned}),
  );
  return {ascent: font.ascent / font.unitsPerEm, descent: -font.descent / font.unitsPerEm, width: width(font)};
}

/** Arimo is as wide as Arial, letter by letter, and can be installed anywhere. */
const widthOf = (file: string) => width(parse(readFileSync(installed(`@fontsource/${file}-normal.woff2`))));

async function writeFile(face: Face, name: string, range: string, characters: string[]): Promise<string> {
  const bytes = await subsetFont(readFileSync(installed(face.source)), characters.join(''), {
    targetFormat: 'woff2',
    keepFeatures: face.features,
    variationAxes: face.axes,
    noHinting: true,
  });
  const file = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`;
  writeFileSync(path.join(fontFolder(root), file), bytes);
  console.log(`${file}: ${characters.length} characters, ${(bytes.length / 1000).toFixed(1)} kB`);
  return `@font-face {
  font-family: '${face.family}';
  font-display: ${face.display};
  font-weight: ${'wght' in face.axes ? '400 700' : '400'};
  src: /* webpackIgnore: true */ url('${baseUrl}fonts/${file}') format('woff2');
  unicode-range: ${range};
}`;
}

/** A face is one file, or two: the second, for what few pages need, names its characters one by one and so wins over the first. */
async function writeFace(face: Face, found: Map<string, string[]>): Promise<string[]> {
  const wanted = [...new Set([...(face.formulas ? [] : keyboard), ...found.keys()])]
    .filter((character) => inRange(face.range, character))
    .toSorted();
  const rare = wanted.filter((character) => isRare(found.get(character) ?? [], face.rareBelow));
  const usual = wanted.filter((character) => !rare.includes(character));
  cpSync(installed(face.license), path.join(fontFolder(root), `${face.name}.license.txt`));
  const codes = rare.map((character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`);
  return [
    await writeFile(face, face.name, face.range, usual),
    ...(rare.length > 0 ? [await writeFile(face, `${face.name}-rare`, codes.join(','), rare)] : []),
  ];
}

async function fallbacks(): Promise<string[]> {
  const [inter, mono, hangul] = faces;
  if (!inter || !mono || !hangul) throw new Error('A face is missing.');
  const [regular, bold, code] = await Promise.all([metricsOf(inter, 400), metricsOf(inter, 620), metricsOf(mono, 400)]);
  const syllable = parse(readFileSync(installed(hangul.source)));
  const hangulWidth = syllable.glyphForCodePoint(0xac00).advanceWidth / syllable.unitsPerEm;
  const latin = {family: 'Inter Fallback', range: inter.range};
  const light = '100 500';
  const heavy = '501 900';
  const monospaced = (family: string, local: string[], advance: number) =>
    fallbackFace({...code, width: 0.6}, {family, local, width: advance});
  return [
    // The faces of Linux come first: Chromium asks another process for each name there, and waits.
    fallbackFace(regular, {
      ...latin,
      local: ['Liberation Sans', 'Arial', 'ArialMT', 'Arimo'],
      weight: light,
      width: widthOf('arimo/files/arimo-latin-400'),
    }),
    fallbackFace(bold, {
      ...latin,
      local: ['Liberation Sans Bold', 'Arial Bold', 'Arial-BoldMT', 'Arimo Bold'],
      weight: heavy,
      width: widthOf('arimo/files/arimo-latin-700'),
    }),
    '/* Android has no Arial. */',
    fallbackFace(regular, {
      ...latin,
      family: 'Inter Fallback Roboto',
      local: ['Roboto', 'Roboto-Regular'],
      weight: light,
      width: widthOf('roboto/files/roboto-latin-400'),
    }),
    fallbackFace(bold, {
      ...latin,
      family: 'Inter Fallback Roboto',
      local: ['Roboto Bold', 'Roboto-Bold'],
      weight: heavy,
      width: widthOf('roboto/files/roboto-latin-700'),
    }),
    '/* All letters of a monospaced face are of one width: these are ours to the pixel. */',
    monospaced('Mono Fallback Menlo', ['DejaVu Sans Mono', 'Menlo', 'Menlo-Regular'], 1233 / 2048),
    monospaced('Mono Fallback Consolas', ['Consolas'], 1126 / 2048),
    monospaced('Mono Fallback', ['Roboto Mono', 'Droid Sans Mono', 'Courier New', 'Liberation Mono'], 1229 / 2048),
    `/*
 * On a Linux without any Korean face a syllable is a box until ours has come. The box of the first face that is asked counts: this one
 * has no syllables, but its box (748 of 2048 units) is made as wide as one, so that nothing moves. No other system has the face.
 */`,
    fallbackFace(
      {...regular, width: hangulWidth},
      {family: 'Hangul Box', local: ['Liberation Sans'], weight: '100 900', range: hangulRange, width: 748 / 2048},
    ),
  ];
}

async function writeFonts(): Promise<void> {
  const found = charactersOf(root);
  const inFormulas = formulaCharactersOf(root);
  rmSync(fontFolder(root), {recursive: true, force: true});
  mkdirSync(fontFolder(root), {recursive: true});
  const written: string[] = [];
  for (const face of faces) written.push(...(await writeFace(face, face.formulas ? inFormulas : found)));
  const head = `/*
 * Written by scripts/fonts.ts (npm run fonts): the faces of the site, each one file with the letters that the pages use, and the system
 * faces that stand in for them, with the widths and heights of ours. The files are in static/fonts, one address for all languages; the
 * bundler leaves them alone.
 */`;
  writeFileSync(path.join(root, 'src/css/fonts.css'), `${[head, ...written, ...(await fallbacks())].join('\n\n')}\n`);
}

writeFonts().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
