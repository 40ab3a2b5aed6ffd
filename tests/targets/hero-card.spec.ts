import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {targetOf, targets} from '@site/data/targets';
import {expect, test} from '../lib/test';
import {type Drawing, differences, drawingIn} from './drawing';
import {type Manifest, manifestFile} from './folders';

// Written by this repository, just before: npm run build:targets.
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

const drawnTargets = targets.flatMap((target) => {
  const made = manifest[target.id];
  return made && 'address' in made ? [{...target, address: made.address}] : [];
});

/** The target whose code is nothing but the rules; the others are held against it. */
const canonical = targetOf('css');

/** The cards of these addresses next to each other, in the order given. */
async function drawSideBySide(page: Page, addresses: string[]): Promise<Drawing[]> {
  const sources = addresses.map((address) => new URL(address, test.info().project.use.baseURL).href);
  await page.setContent(sources.map((source) => `<iframe src="${source}" width="400" height="400"></iframe>`).join('\n'));
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  return Promise.all(frames.map(drawingIn));
}

const addressOf = (id: string) => drawnTargets.find((target) => target.id === id)?.address ?? '';

test('every target is drawn, or has a reason why a browser cannot', () => {
  expect(Object.keys(manifest).sort()).toEqual(targets.map(({id}) => id).sort());
});

test(`the hero card of ${canonical.name} has the boxes and colors of the design`, async ({page}) => {
  const [card] = await drawSideBySide(page, [addressOf(canonical.id)]);
  expect(card?.boxes).toMatchObject({
    card: {x: 0, y: 0, width: 320, height: 324},
    photo: {x: 20, y: 20, width: 280, height: 160},
    text: {x: 20, y: 196, width: 280, height: 52},
    title: {x: 20, y: 196, width: 280, height: 26},
    summary: {x: 20, y: 228, width: 280, height: 20},
    footer: {x: 20, y: 264, width: 280, height: 40},
    price: {x: 20, y: 273, height: 22},
    button: {y: 264, height: 40},
  });
  expect(card?.styles.card).toEqual({'background-color': 'rgb(255, 255, 255)', 'border-radius': '16px'});
  expect(card?.styles.button).toEqual({'background-color': 'rgb(36, 73, 216)', 'border-radius': '8px'});
});

for (const {id, name, address} of drawnTargets) {
  if (id === canonical.id) continue;
  test(`the hero card of ${name} is drawn like that of ${canonical.name}`, async ({page}) => {
    const [expected, card] = await drawSideBySide(page, [addressOf(canonical.id), address]);
    if (!expected || !card) throw new Error('Two cards are compared.');
    expect(differences(card, expected), `${name} against ${canonical.name}`).toEqual([]);
    expect(card.boxes.card).toMatchObject({width: 320, height: 324});
  });
}

for (const {name, address} of drawnTargets) {
  test(`the button on the hero card of ${name} is darker under the mouse`, async ({page}) => {
    await page.goto(address);
    const button = page.getByRole('button', {name: 'Book', exact: true});
    await button.hover();
    await expect(button).toHaveCSS('background-color', 'rgb(27, 58, 174)');
  });
}
