import type {Locator} from '@playwright/test';
import {parseHex, toByte} from '../../../src/labs/blend-mode/color';
import {composite, type Setting} from '../../../src/labs/blend-mode/model';
import {modes} from '../../../src/labs/blend-mode/modes';
import {choose, openLab, type} from '../../lib/labs';
import {middlePixel, type Pixel} from '../../lib/pixels';
import {expect, test} from '../../lib/test';

function expected(mode: Setting['mode'], backdrop: string, source: string, opacity = 1): Pixel {
  const [red, green, blue] = composite(mode, parseHex(backdrop), parseHex(source), opacity);
  return [toByte(red), toByte(green), toByte(blue)];
}

function expectNear(found: Pixel, wanted: Pixel, what: string) {
  const off = Math.max(...found.map((channel, index) => Math.abs(channel - (wanted[index] ?? 0))));
  expect(off, `${what}: the browser paints ${found.join(' ')}, the model says ${wanted.join(' ')}`).toBeLessThanOrEqual(2);
}

async function paint(lab: Locator, backdrop: string, source: string) {
  await lab.getByLabel('Backdrop (Cb)').fill(backdrop);
  await lab.getByLabel('Top layer (Cs)').fill(source);
}

const layerMode = 'Blend mode of the top layer';

const pairs = [
  ['#f2a65a', '#4f8fd6'],
  ['#305090', '#e8d030'],
] as const;

for (const [backdrop, source] of pairs) {
  test(`the browser paints what the model computes in every mode for ${source} over ${backdrop}`, async ({page}) => {
    test.slow();
    const lab = await openLab(page, 'blend-mode');
    await paint(lab, backdrop, source);
    for (const mode of modes) {
      await choose(lab, layerMode, mode.label);
      const effective = mode.id === 'pass-through' ? 'normal' : mode.id;
      expectNear(await middlePixel(page, lab.getByTestId('overlap')), expected(effective, backdrop, source), mode.label);
    }
  });
}

test('the printed mode is the one the browser computes', async ({page}) => {
  const lab = await openLab(page, 'blend-mode');
  for (const mode of modes.filter((each) => each.css !== null && each.id !== 'normal')) {
    await choose(lab, layerMode, mode.label);
    await expect(lab.getByTestId('drawn')).toHaveCSS('mix-blend-mode', mode.css ?? '');
    await expect(lab.getByTestId('output-css')).toContainText(`mix-blend-mode: ${mode.css};`);
  }
});

test('a translucent fill is mixed as the worked numbers say', async ({page}) => {
  const lab = await openLab(page, 'blend-mode');
  await type(lab, 'Opacity of the fill', 40);
  for (const label of ['Multiply', 'Plus lighter', 'Luminosity']) {
    await choose(lab, layerMode, label);
    const found = await middlePixel(page, lab.getByTestId('overlap'));
    const bytes = await Promise.all(['R', 'G', 'B'].map((channel) => lab.getByTestId(`byte-${channel}`).textContent()));
    expectNear(found, [Number(bytes[0]), Number(bytes[1]), Number(bytes[2])], label);
  }
});

test('the fill inside the layer meets the backdrop only through a pass-through layer', async ({page}) => {
  const lab = await openLab(page, 'blend-mode');
  await choose(lab, 'Mode of the fill inside the layer', 'Multiply');
  await choose(lab, layerMode, 'Pass through');
  expectNear(await middlePixel(page, lab.getByTestId('overlap')), expected('multiply', '#f2a65a', '#4f8fd6'), 'pass through');
  await expect(lab.getByTestId('drawn')).toHaveCSS('isolation', 'auto');
  await choose(lab, layerMode, 'Normal');
  expectNear(await middlePixel(page, lab.getByTestId('overlap')), parseBytes('#4f8fd6'), 'normal');
  await expect(lab.getByTestId('drawn')).toHaveCSS('isolation', 'isolate');
});

function parseBytes(hex: string): Pixel {
  const [red, green, blue] = parseHex(hex);
  return [toByte(red), toByte(green), toByte(blue)];
}

test('the keyboard walks through the modes', async ({page}) => {
  const lab = await openLab(page, 'blend-mode');
  await lab.getByRole('radio', {name: 'Difference'}).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(lab.getByRole('radio', {name: 'Exclusion'})).toBeChecked();
  await expect(lab.getByTestId('drawn')).toHaveCSS('mix-blend-mode', 'exclusion');
});

test('a missing mode says where it is missing', async ({page}) => {
  const lab = await openLab(page, 'blend-mode');
  await choose(lab, layerMode, 'Plus darker');
  await expect(lab.getByRole('row', {name: /CSS/})).toContainText('WebKit only');
  await expect(lab.getByRole('row', {name: /SwiftUI/})).toContainText('.plusDarker');
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a tap chooses a mode', async ({page}) => {
    const lab = await openLab(page, 'blend-mode');
    await choose(lab, layerMode, 'Screen', 'touch');
    await expect(lab.getByTestId('drawn')).toHaveCSS('mix-blend-mode', 'screen');
  });
});
