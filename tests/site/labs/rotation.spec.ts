import type {Locator} from '@playwright/test';
import {bounds, initial, type Setting, stage} from '../../../src/labs/rotation/model';
import {choose, middleOf, openLab, swipe, type} from '../../lib/labs';
import {expect, test} from '../../lib/test';

const angle = 'Rotation θ, counter-clockwise';

/** Where the browser really drew an element, in the coordinates of the stage. */
async function drawn(lab: Locator, testId: string) {
  const rect = (locator: Locator): Promise<DOMRect> => locator.evaluate((element) => element.getBoundingClientRect().toJSON());
  const [canvas, box] = await Promise.all([rect(lab.locator('svg').first()), rect(lab.getByTestId(testId))]);
  const scale = canvas.width / stage.width;
  return {x: (box.x - canvas.x) / scale, y: (box.y - canvas.y) / scale, width: box.width / scale, height: box.height / scale};
}

async function expectBounds(lab: Locator, setting: Partial<Setting>, testId = 'drawn') {
  const wanted = bounds({...initial, ...setting});
  await expect
    .poll(async () => {
      const found = await drawn(lab, testId);
      return Math.max(...(['x', 'y', 'width', 'height'] as const).map((side) => Math.abs(found[side] - wanted[side])));
    })
    .toBeLessThan(0.1);
}

const handle = (lab: Locator) => lab.locator('svg').getByRole('slider', {name: angle});

test('the turned layer fills the bounding box of the formula, whichever pivot the code uses', async ({page}) => {
  const lab = await openLab(page, 'rotation');
  for (const pivot of ['Top left', 'Center', 'In auto layout']) {
    await choose(lab, 'Pivot in code', pivot);
    for (const value of [30, -45, 90, 137, -180, 0]) {
      await type(lab, angle, value);
      await expectBounds(lab, {angle: value});
    }
  }
});

test('x and y of the design are where the top left corner of the layer ends up', async ({page}) => {
  const lab = await openLab(page, 'rotation');
  for (const value of [30, -120]) {
    await type(lab, angle, value);
    const matrix = await lab.getByTestId('drawn').evaluate((element) => {
      const style = getComputedStyle(element);
      // The corner is the origin of the transform, so the transform leaves it in place.
      return {origin: style.transformOrigin, left: style.left, top: style.top, transform: style.transform};
    });
    expect(matrix.origin).toBe('0px 0px');
    const [x, y] = ((await lab.getByTestId('design-xy').textContent()) ?? '').split(', ').map(Number);
    expect(Number.parseFloat(matrix.left)).toBeCloseTo(x ?? 0, 1);
    expect(Number.parseFloat(matrix.top)).toBeCloseTo(y ?? 0, 1);
    const [a, b] = (/matrix\(([^)]+)\)/.exec(matrix.transform)?.[1] ?? '').split(', ').map(Number);
    expect((Math.atan2(b ?? 0, a ?? 0) * 180) / Math.PI).toBeCloseTo(-value, 1);
  }
});

test('in auto layout the wrapper takes as much room as the turned layer', async ({page}) => {
  const lab = await openLab(page, 'rotation');
  await choose(lab, 'Pivot in code', 'In auto layout');
  await type(lab, 'Width w', 100);
  await type(lab, 'Height h', 50);
  await expectBounds(lab, {width: 100, height: 50}, 'wrapper');
  await expectBounds(lab, {width: 100, height: 50}, 'drawn');
});

test('the mouse turns the layer by its handle', async ({page}) => {
  const lab = await openLab(page, 'rotation');
  const start = await middleOf(handle(lab));
  const center = await middleOf(lab.getByTestId('drawn'));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(center.x - 80, center.y, {steps: 5});
  await page.mouse.up();
  await expect(handle(lab)).toHaveAttribute('aria-valuenow', '90');
  await expectBounds(lab, {angle: 90});
});

test('arrow keys turn it by one degree, with Shift by ten, and round past 180', async ({page}) => {
  const lab = await openLab(page, 'rotation');
  await handle(lab).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(handle(lab)).toHaveAttribute('aria-valuenow', '41');
  await expectBounds(lab, {angle: 41});
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(handle(lab)).toHaveAttribute('aria-valuenow', '-179');
  await expectBounds(lab, {angle: -179});
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a finger turns the layer and the page stays where it is', async ({page}) => {
    const lab = await openLab(page, 'rotation');
    // Away from the navbar, which covers what is at the top of the window.
    await lab.getByTestId('drawn').evaluate((element) => element.scrollIntoView({block: 'center'}));
    const scrolled = await page.evaluate(() => window.scrollY);
    const center = await middleOf(lab.getByTestId('drawn'));
    await swipe(page, await middleOf(handle(lab)), {x: center.x + 60, y: center.y});
    await expect(handle(lab)).toHaveAttribute('aria-valuenow', '-90');
    await expectBounds(lab, {angle: -90});
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });
});
