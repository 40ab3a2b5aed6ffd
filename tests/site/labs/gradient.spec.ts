import type {Locator, Page} from '@playwright/test';
import {choose, declarations, dragBy, openLab, printed} from '../../lib/labs';
import {expect, test} from '../../lib/test';

/** What the browser makes of the drawn box, and of a fresh one with nothing but the printed declarations. */
async function computed(lab: Locator): Promise<{drawn: string; probed: string}> {
  const css = declarations(await printed(lab, 'CSS'), '.box');
  return lab.getByTestId('drawn').evaluate((box, text) => {
    const probe = document.createElement('div');
    probe.style.cssText = text;
    box.parentElement?.append(probe);
    const result = {drawn: getComputedStyle(box).backgroundImage, probed: getComputedStyle(probe).backgroundImage};
    probe.remove();
    return result;
  }, css);
}

/** The colors on screen, at shares of the drawn box. */
async function colors(page: Page, lab: Locator, points: readonly (readonly [number, number])[]): Promise<number[][]> {
  // The handles lie above the colors that are asked for.
  const stage = lab.getByRole('group', {name: 'A box filled with a gradient'});
  await stage.evaluate((svg) => svg.setAttribute('opacity', '0'));
  const picture = await lab.getByTestId('drawn').screenshot();
  await stage.evaluate((svg) => svg.removeAttribute('opacity'));
  return page.evaluate(
    async ([base64, list]) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
      const canvas = document.createElement('canvas');
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      const context = canvas.getContext('2d', {willReadFrequently: true});
      if (!context) throw new Error('No canvas.');
      context.drawImage(bitmap, 0, 0);
      return list.map(([x, y]) => [
        ...context.getImageData(Math.round(x * (bitmap.width - 1)), Math.round(y * (bitmap.height - 1)), 1, 1).data,
      ]);
    },
    [picture.toString('base64'), points] as const,
  );
}

function expectNear(actual: readonly number[] | undefined, expected: readonly number[]): void {
  for (const [channel, value] of expected.entries())
    expect(Math.abs((actual?.[channel] ?? -999) - value), `channel ${channel}`).toBeLessThan(12);
}

const blue = [31, 94, 255];
const orange = [255, 178, 56];
const red = [229, 72, 77];

test('a linear gradient has its stop colors exactly under its handles', async ({page}) => {
  const lab = await openLab(page, 'gradient');
  const start = lab.getByRole('slider', {name: 'Start of the gradient'});
  const end = lab.getByRole('slider', {name: 'End of the gradient'});
  await dragBy(page, start, 60, 40);
  await dragBy(page, end, -50, -20);
  const share = async (handle: Locator) => ((await handle.getAttribute('aria-valuetext')) ?? '').split(', ').map(Number);
  const [sx = 0, sy = 0] = await share(start);
  const [ex = 0, ey = 0] = await share(end);
  const [atStart, inMiddle, atEnd] = await colors(page, lab, [
    [sx, sy],
    [(sx + ex) / 2, (sy + ey) / 2],
    [ex, ey],
  ]);
  expectNear(atStart, blue);
  expectNear(inMiddle, orange);
  expectNear(atEnd, red);
  const {drawn, probed} = await computed(lab);
  expect(drawn).toBe(probed);
  expect(drawn).toContain('linear-gradient(');
});

test('the angle printed is the angle of the line between the handles on screen', async ({page}) => {
  const lab = await openLab(page, 'gradient');
  const end = lab.getByRole('slider', {name: 'End of the gradient'});
  await end.focus();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Shift+ArrowUp');
  const from = await lab.getByRole('slider', {name: 'Start of the gradient'}).boundingBox();
  const to = await end.boundingBox();
  if (!from || !to) throw new Error('The handles are not drawn.');
  const dx = to.x + to.width / 2 - from.x - from.width / 2;
  const dy = to.y + to.height / 2 - from.y - from.height / 2;
  const onScreen = (Math.atan2(dx, -dy) * 180) / Math.PI;
  const {drawn, probed} = await computed(lab);
  expect(drawn).toBe(probed);
  expect(Number.parseFloat(drawn.replace(/^linear-gradient\(/, ''))).toBeCloseTo(onScreen, 0);
  await expect(lab.getByTestId('angle')).toContainText('atan2(240, −90) = 110.56°');
});

test('a radial gradient reaches its last color at both of its radii', async ({page}) => {
  const lab = await openLab(page, 'gradient');
  await choose(lab, 'Kind', 'Radial');
  const radius = lab.getByRole('slider', {name: 'Vertical radius'});
  await radius.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  const [center, right, below] = await colors(page, lab, [
    [0.5, 0.5],
    [0.99, 0.5],
    [0.5, 0.5 + 55 / 150],
  ]);
  expectNear(center, blue);
  expectNear(right, red);
  expectNear(below, red);
  const {drawn, probed} = await computed(lab);
  expect(drawn).toBe(probed);
  expect(drawn).toContain('120px 55px at 120px 75px');
});

test('an angular gradient begins where its handle points and blends across its seam', async ({page}) => {
  const lab = await openLab(page, 'gradient');
  await choose(lab, 'Kind', 'Angular');
  const [justAfter, opposite] = await colors(page, lab, [
    [0.9, 0.52],
    [0.1, 0.5],
  ]);
  expectNear(justAfter, blue);
  expectNear(opposite, orange);
  await lab.getByRole('slider', {name: 'Stop 3'}).fill('80');
  const [seam] = await colors(page, lab, [[0.9, 0.5]]);
  // Full red would be there without the blend; at the seam it has gone all the way to blue.
  expectNear(seam, blue);
  const {drawn, probed} = await computed(lab);
  expect(drawn).toBe(probed);
  expect(drawn).toContain('-72deg');
});

test.describe('with a finger', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('a handle follows and the page does not scroll', async ({page}) => {
    const lab = await openLab(page, 'gradient');
    const end = lab.getByRole('slider', {name: 'End of the gradient'});
    await end.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await dragBy(page, end, -60, -40, 'touch');
    await expect(end).not.toHaveAttribute('aria-valuetext', '1, 1');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    const {drawn, probed} = await computed(lab);
    expect(drawn).toBe(probed);
  });
});
