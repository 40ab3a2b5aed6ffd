import type {Locator, Page} from '@playwright/test';
import {falloff} from '../../../src/labs/shadow-and-blur/model';
import {choose, openLab, type} from '../../lib/labs';
import {paintedArea} from '../../lib/pixels';
import {expect, test} from '../../lib/test';

const drawn = (lab: Locator) => lab.getByTestId('drawn');

/** How dark the stage is to the right of the layer, 0 to 1, by distance from its edge; on white paper, in black. */
async function darkness(page: Page, lab: Locator) {
  await drawn(lab).scrollIntoViewIfNeeded();
  const edge = await drawn(lab).evaluate((element) => {
    if (element.parentElement) element.parentElement.style.background = '#ffffff';
    if (element instanceof HTMLElement && element.dataset.effect === 'layer-blur') {
      element.style.background = '#000000';
      element.style.borderColor = '#000000';
    }
    const box = element.getBoundingClientRect();
    return {x: box.right, y: box.top + box.height / 2};
  });
  const left = Math.floor(edge.x);
  const picture = await paintedArea(page, {x: left, y: edge.y, width: 60, height: 1});
  // A pixel shows the color of its middle.
  return (distance: number) => ({
    found: 1 - picture.at(distance, 0)[0] / 255,
    at: left + Math.floor(distance) + 0.5 - edge.x,
  });
}

test('a box shadow with the design radius fades like a Gaussian of half that deviation', async ({page}) => {
  const lab = await openLab(page, 'shadow-and-blur');
  await type(lab, 'Radius r', 40);
  await type(lab, 'Y', 0);
  await type(lab, 'Opacity', 100);
  await lab.getByLabel('Color', {exact: true}).fill('#000000');
  const dark = await darkness(page, lab);
  for (const distance of [1, 10, 20, 30, 40]) {
    const {found, at} = dark(distance);
    expect(Math.abs(found - falloff(at, 20)), `${distance} px out: ${found}`).toBeLessThan(0.03);
  }
});

test('a layer blur with half the design radius fades the same way', async ({page}) => {
  const lab = await openLab(page, 'shadow-and-blur');
  await choose(lab, 'Effect', 'Layer blur');
  await type(lab, 'Radius r', 40);
  await expect(drawn(lab)).toHaveCSS('filter', 'blur(20px)');
  const dark = await darkness(page, lab);
  for (const distance of [1, 10, 20, 30]) {
    const {found, at} = dark(distance);
    expect(Math.abs(found - falloff(at, 20)), `${distance} px out: ${found}`).toBeLessThan(0.04);
  }
});

test('shadows keep the radius of the design and filters take half of it', async ({page}) => {
  const lab = await openLab(page, 'shadow-and-blur');
  await type(lab, 'Radius r', 16);
  await type(lab, 'X', 3);
  await type(lab, 'Spread', 5);
  await expect(drawn(lab)).toHaveCSS('box-shadow', 'rgba(27, 42, 74, 0.45) 3px 8px 16px 5px');
  await choose(lab, 'Layer', 'Text');
  await expect(drawn(lab)).toHaveCSS('text-shadow', 'rgba(27, 42, 74, 0.45) 3px 8px 16px');
  await choose(lab, 'Layer', 'Vector');
  await expect(drawn(lab)).toHaveCSS('filter', 'drop-shadow(rgba(27, 42, 74, 0.45) 3px 8px 8px)');
  await choose(lab, 'Effect', 'Inner shadow');
  await expect(drawn(lab)).toHaveCSS('box-shadow', 'rgba(27, 42, 74, 0.45) 3px 8px 16px 5px inset');
  await choose(lab, 'Effect', 'Background blur');
  await expect(drawn(lab)).toHaveCSS('backdrop-filter', 'blur(8px)');
  await expect(drawn(lab)).toHaveCSS('background-color', 'rgba(255, 255, 255, 0.4)');
});

test('a background blur is seen through a translucent fill only', async ({page}) => {
  const lab = await openLab(page, 'shadow-and-blur');
  await choose(lab, 'Effect', 'Background blur');
  const sample = async () => {
    await drawn(lab).scrollIntoViewIfNeeded();
    const box = await drawn(lab).boundingBox();
    if (!box) throw new Error('No layer is drawn.');
    const row = await paintedArea(page, {x: box.x, y: box.y + box.height / 2, width: box.width, height: 1});
    const steps = Array.from({length: row.width - 1}, (_, x) =>
      Math.max(...row.at(x, 0).map((c, i) => Math.abs(c - (row.at(x + 1, 0)[i] ?? 0)))),
    );
    return {sharpest: Math.max(...steps.slice(2, -2)), white: row.at(row.width / 2, 0).every((channel) => channel === 255)};
  };
  await type(lab, 'Radius r', 0);
  const sharp = (await sample()).sharpest;
  await type(lab, 'Radius r', 32);
  const soft = (await sample()).sharpest;
  expect(sharp).toBeGreaterThan(soft * 3);
  await type(lab, 'Opacity of the fill', 100);
  expect((await sample()).white).toBe(true);
});

test('what the target cannot express is left out, and the reader is told', async ({page}) => {
  const lab = await openLab(page, 'shadow-and-blur');
  await choose(lab, 'Effect', 'Layer blur');
  await choose(lab, 'Layer', 'Text');
  await expect(drawn(lab)).toHaveCSS('filter', 'none');
  await expect(lab.getByText('Not converted: the design tool')).toBeVisible();
  await choose(lab, 'Effect', 'Inner shadow');
  await expect(drawn(lab)).toHaveCSS('box-shadow', 'none');
  await expect(lab.getByText('CSS has no inner shadow for text')).toBeVisible();
  await expect(lab.getByRole('slider', {name: 'Spread'})).toBeDisabled();
});

test('the keyboard changes effect and radius', async ({page}) => {
  const lab = await openLab(page, 'shadow-and-blur');
  await lab.getByRole('radio', {name: 'Drop shadow'}).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(lab.getByRole('radio', {name: 'Layer blur'})).toBeChecked();
  await lab.getByRole('slider', {name: 'Radius r'}).focus();
  await page.keyboard.press('Home');
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowRight');
  await expect(drawn(lab)).toHaveCSS('filter', 'blur(4px)');
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a tap changes the effect', async ({page}) => {
    const lab = await openLab(page, 'shadow-and-blur');
    await choose(lab, 'Effect', 'Background blur', 'touch');
    await expect(drawn(lab)).toHaveCSS('backdrop-filter', 'blur(12px)');
  });
});
