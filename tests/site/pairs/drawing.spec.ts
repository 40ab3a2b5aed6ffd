import {randomLayers} from '@site/core/converter/random';
import {differences} from '../../lib/compare-drawings';
import {drawTwice, pairsOfPages} from '../../lib/drawn-pairs';
import {paintedArea} from '../../lib/pixels';
import {expect, test} from '../../lib/test';

test('the code of every pair draws what the design shows, box by box', async ({page}) => {
  const pairs = pairsOfPages();
  expect(pairs.length).toBeGreaterThan(100);
  await page.setContent('<!doctype html><title>Pairs</title>');
  expect(await page.evaluate(differences, pairs)).toEqual([]);
});

test('random designs come out as large as they were drawn', async ({page}) => {
  const designs = Array.from({length: 200}, (_, seed) => drawTwice(`seed ${seed}`, randomLayers(seed, false))).flat();
  await page.setContent('<!doctype html><title>Random designs</title>');
  expect(await page.evaluate(differences, designs)).toEqual([]);
});

test('gradients, masks and blend modes are painted as they were drawn', async ({page}) => {
  const design = `Poster 300x120 fill=#ffffff
  Sun 100x60 x=0 y=0 fill=radial:#ffb238>#e5484d>#1f5eff
  Dial 100x60 x=100 y=0 fill=angular:#1f5eff>#ffb238@30
  Banner 100x60 x=200 y=0 fill=multiply:#2f6f8f>#ffffff@180/#f4c95d
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
    await paintedArea(page, {x: 0, y: 0, width: 300, height: 120}),
    await paintedArea(page, {x: 400, y: 0, width: 300, height: 120}),
  ];
  const places = Array.from({length: 30 * 12}, (_, index) => [(index % 30) * 10 + 5, Math.floor(index / 30) * 10 + 5] as const);
  const apart = places.filter(([x, y]) => left.at(x, y).some((channel, index) => Math.abs(channel - (right.at(x, y)[index] ?? 0)) > 4));
  expect(apart).toEqual([]);
  // Inside of the hole, and what the hole cuts off.
  expect(right.at(40, 90)).toEqual([210, 45, 45]);
  expect(right.at(5, 115)).toEqual([255, 255, 255]);
  expect(right.at(150, 90)).toEqual([36, 73, 216]);
});
