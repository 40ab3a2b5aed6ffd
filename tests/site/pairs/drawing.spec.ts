import {readFileSync} from 'node:fs';
import path from 'node:path';
import {randomLayers} from '@site/core/converter/random';
import {root} from '@site/scripts/lib/paths';
import {differences} from '../../lib/compare-drawings';
import {drawNative, drawTwice, pairsOfPages, sourcesOfPages} from '../../lib/drawn-pairs';
import {nativeSheet, renderNative} from '../../lib/native';
import {paintedArea} from '../../lib/pixels';
import {tailwindPairs} from '../../lib/tailwind';
import {expect, test} from '../../lib/test';

test('the code of every pair draws what the design shows, box by box', async ({page}) => {
  const pairs = pairsOfPages();
  expect(pairs.length).toBeGreaterThan(100);
  await page.setContent('<!doctype html><title>Pairs</title>');
  expect(await page.evaluate(differences, {drawings: pairs})).toEqual([]);
});

test('the utilities of every pair draw what the design shows, box by box', async ({page}) => {
  const {drawings, sheet, unknown} = await tailwindPairs();
  expect(unknown).toEqual([]);
  // Registered properties have no effect inside of a shadow root.
  const registered = sheet.match(/@property[^}]*\}/g) ?? [];
  await page.setContent(`<!doctype html><title>Utilities</title><style>${registered.join('')}</style>`);
  expect(await page.evaluate(differences, {drawings, sheet})).toEqual([]);
});

test('React Native draws what the designs of all pairs show, and random ones, box by box', async ({page}) => {
  const pairs = sourcesOfPages().flatMap(({page: name, source}) => drawNative(name, source, renderNative));
  const random = Array.from({length: 200}, (_, seed) => drawNative(`seed ${seed}`, randomLayers(seed, false), renderNative)).flat();
  expect(pairs.length).toBeGreaterThan(150);
  // One font for all weights: React Native has weights in hundreds only.
  const font = readFileSync(path.join(root, 'node_modules/inter-ui/web-latin/Inter-Regular-subset.woff2')).toString('base64');
  const face = `@font-face {font-family: Inter; font-weight: 1 1000; src: url(data:font/woff2;base64,${font})}`;
  await page.setContent(`<!doctype html><title>React Native</title><style>${face}</style>`);
  await page.evaluate(() => document.fonts.load('16px Inter'));
  expect(await page.evaluate(differences, {drawings: [...pairs, ...random], sheet: nativeSheet()})).toEqual([]);
});

test('random designs come out as large as they were drawn', async ({page}) => {
  const designs = Array.from({length: 200}, (_, seed) => drawTwice(`seed ${seed}`, randomLayers(seed, false))).flat();
  await page.setContent('<!doctype html><title>Random designs</title>');
  expect(await page.evaluate(differences, {drawings: designs})).toEqual([]);
});

test('gradients, masks and blend modes are painted as they were drawn', async ({page}) => {
  const design = `Poster 300x180 fill=#ffffff
  Sun 100x60 x=0 y=0 fill=radial:#ffb238>#e5484d>#1f5eff
  Dial 100x60 x=100 y=0 fill=angular:#1f5eff>#ffb238@30
  Banner 100x60 x=200 y=0 fill=multiply:#2f6f8f>#ffffff@180/#f4c95d
  Word "MMM" x=0 y=124 size=48 weight=900 line=56 fill=#7c3aed>#ec4899@90 shadow=2,2,4,#00000080
  Two "MMM" x=150 y=124 size=48 weight=900 line=56 fill=#00000000>#ffb238@180/#2449d8
  Hole kind=ellipse 80x40 x=10 y=70 mask=true
  Red 60x60 x=0 y=60 fill=#d22d2d
  Corner 90x50 x=110 y=65 radius=20 mask=true
  Blue 120x60 x=100 y=60 fill=#2449d8`;
  const [drawn] = drawTwice('paint', design);
  const hosts = [drawn?.design, drawn?.code].map(
    (html, index) =>
      `<div style="position: absolute; left: ${index * 400}px; top: 0"><template shadowrootmode="open">${html}</template></div>`,
  );
  await page.setContent(`<!doctype html><title>Paint</title><body style="margin: 0">${hosts.join('')}</body>`);
  const [left, right] = [
    await paintedArea(page, {x: 0, y: 0, width: 300, height: 180}),
    await paintedArea(page, {x: 400, y: 0, width: 300, height: 180}),
  ];
  const places = Array.from({length: 30 * 18}, (_, index) => [(index % 30) * 10 + 5, Math.floor(index / 30) * 10 + 5] as const);
  const apart = places.filter(([x, y]) => left.at(x, y).some((channel, index) => Math.abs(channel - (right.at(x, y)[index] ?? 0)) > 4));
  expect(apart).toEqual([]);
  // Inside of the hole, and what the hole cuts off.
  expect(right.at(40, 90)).toEqual([210, 45, 45]);
  expect(right.at(5, 115)).toEqual([255, 255, 255]);
  expect(right.at(150, 90)).toEqual([36, 73, 216]);
  // Letters that have colors, and are not black.
  const colored = (x: number, y: number) => right.at(x, y).some((channel) => Math.abs(channel - (right.at(x, y)[0] ?? 0)) > 60);
  const letters = places.filter(([, y]) => y > 124);
  expect(letters.filter(([x, y]) => x < 140 && colored(x, y)).length).toBeGreaterThan(5);
  expect(letters.filter(([x, y]) => x > 150 && colored(x, y)).length).toBeGreaterThan(5);
});
