import type {Locator} from '@playwright/test';
import {EQUAL_AREA, errors, KAPPA, MINIMAX} from '../../../src/labs/kappa/model';
import {choose, middleOf, openLab, swipe, type} from '../../lib/labs';
import {expect, test} from '../../lib/test';

/** How far the drawn curve really is from a circle of radius 110 around (180, 150), by walking along it. */
async function measured(lab: Locator): Promise<{outward: number; inward: number}> {
  return lab.getByTestId('drawn').evaluate((element) => {
    if (!(element instanceof SVGPathElement)) throw new Error('The drawn element is not a path.');
    const length = element.getTotalLength();
    let outward = 0;
    let inward = 0;
    for (let i = 0; i < 400; i += 1) {
      const {x, y} = element.getPointAtLength((length * i) / 400);
      const error = Math.hypot(x - 180, y - 150) / 110 - 1;
      outward = Math.max(outward, error);
      inward = Math.min(inward, error);
    }
    return {outward, inward};
  });
}

/** The browser walks along curves in single precision: a hundred-thousandth of the radius is what can be asked. */
async function expectModel(lab: Locator, k: number) {
  const found = await measured(lab);
  const wanted = errors(k);
  expect(Math.abs(found.outward - wanted.outward)).toBeLessThan(2e-5);
  expect(Math.abs(found.inward - wanted.inward)).toBeLessThan(2e-5);
}

test('the drawn curve is as far from the circle as the model says, for each named k', async ({page}) => {
  const lab = await openLab(page, 'kappa');
  await expectModel(lab, KAPPA);
  for (const [label, k] of [
    ['Diamond', 0],
    ['Equal area', EQUAL_AREA],
    ['Least error', MINIMAX],
    ['Rounded square', 1],
    ['Kappa κ', KAPPA],
  ] as const) {
    await choose(lab, 'Named values', label);
    await expectModel(lab, k);
  }
});

test('kappa is at most 0.0273% outside, the least error is 0.0196% to both sides', async ({page}) => {
  const lab = await openLab(page, 'kappa');
  await expect(lab.getByTestId('outward')).toHaveText('+0.0273% (0.027px)');
  await expect(lab.getByTestId('inward')).toHaveText('0% (0px)');
  await choose(lab, 'Named values', 'Least error');
  await expect(lab.getByTestId('outward')).toContainText('+0.0196%');
  await expect(lab.getByTestId('inward')).toContainText('-0.0196%');
  await choose(lab, 'Named values', 'Equal area');
  await expect(lab.getByTestId('area')).toHaveText('0%');
});

test('the printed path has handles of k times the radius', async ({page}) => {
  const lab = await openLab(page, 'kappa');
  await type(lab, 'Radius in the design', 200);
  const code = (await lab.getByTestId('output-svg').locator('code').textContent()) ?? '';
  const numbers = (code.match(/-?[\d.]+/g) ?? []).map(Number);
  expect((numbers[3] ?? 0) - (numbers[1] ?? 0)).toBeCloseTo(KAPPA * 200, 3);
  await expect(lab.getByTestId('output-flutter')).toContainText('..moveTo(400, 200)');
});

test('typing a k draws it, and leaving the field untouched keeps the exact value', async ({page}) => {
  const lab = await openLab(page, 'kappa');
  const field = lab.getByRole('spinbutton', {name: 'k', exact: true});
  await field.focus();
  await page.keyboard.press('Tab');
  await expect(lab.getByRole('radio', {name: 'Kappa κ'})).toBeChecked();
  await type(lab, 'k', 0.6);
  await expectModel(lab, 0.6);
});

test('the arrow keys change the handle', async ({page}) => {
  const lab = await openLab(page, 'kappa');
  const handle = lab.getByRole('slider', {name: 'Handle length k'});
  await handle.focus();
  await handle.press('Shift+ArrowDown');
  await expect(handle).toHaveAttribute('aria-valuetext', 'k = 0.562');
  await expectModel(lab, 0.562);
});

test('the mouse drags the handle and the plot follows', async ({page}) => {
  const lab = await openLab(page, 'kappa');
  const plot = lab.getByTestId('plot');
  const before = await plot.getAttribute('d');
  await lab.getByTestId('handle').scrollIntoViewIfNeeded();
  const from = await middleOf(lab.getByTestId('handle'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 25, {steps: 4});
  await page.mouse.up();
  await expect(plot).not.toHaveAttribute('d', before ?? '');
  const k = Number((await lab.getByTestId('handle').getAttribute('aria-valuetext'))?.replace('k = ', ''));
  expect(k).toBeGreaterThan(0.6);
  await expectModel(lab, k);
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a finger drags the handle', async ({page}) => {
    const lab = await openLab(page, 'kappa');
    const handle = lab.getByTestId('handle');
    await handle.scrollIntoViewIfNeeded();
    const from = await middleOf(handle);
    await swipe(page, from, {x: from.x, y: from.y - 30});
    await expect(handle).not.toHaveAttribute('aria-valuetext', 'k = 0.5523');
  });
});
