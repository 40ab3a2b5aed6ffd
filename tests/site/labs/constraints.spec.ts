import type {Locator} from '@playwright/test';
import {choose, declarations, dragBy, openLab, printed, type Rect} from '../../lib/labs';
import {expect, test} from '../../lib/test';

/** The drawn child inside its frame, and a fresh box that has nothing but the printed declarations. */
async function drawnAndProbed(lab: Locator): Promise<{drawn: Rect; probed: Rect; frame: Rect}> {
  const css = await printed(lab, 'CSS');
  return lab.getByTestId('drawn-frame').evaluate(
    (frame, [frameCss, childCss]) => {
      const child = frame.querySelector('[data-testid="drawn"]');
      if (!child || !(frame instanceof HTMLElement)) throw new Error('Nothing is drawn.');
      const {width: drawnWidth} = frame.getBoundingClientRect();
      // The stage is scaled to fit; geometry is compared in design pixels.
      const scale = drawnWidth / frame.offsetWidth;
      const inside = (element: Element, parent: Element) => {
        const a = element.getBoundingClientRect();
        const b = parent.getBoundingClientRect();
        return {x: (a.x - b.x) / scale, y: (a.y - b.y) / scale, width: a.width / scale, height: a.height / scale};
      };
      const probeFrame = document.createElement('div');
      const probe = document.createElement('div');
      probeFrame.style.cssText = frameCss;
      probeFrame.style.width = `${frame.offsetWidth}px`;
      probeFrame.style.height = `${frame.offsetHeight}px`;
      probe.style.cssText = childCss;
      probeFrame.append(probe);
      frame.parentElement?.append(probeFrame);
      const result = {
        drawn: inside(child, frame),
        probed: inside(probe, probeFrame),
        frame: {x: 0, y: 0, width: frame.offsetWidth, height: frame.offsetHeight},
      };
      probeFrame.remove();
      return result;
    },
    [declarations(css, '.frame'), declarations(css, '.child')] as const,
  );
}

function expectSame(a: Rect, b: Rect): void {
  for (const key of ['x', 'y', 'width', 'height'] as const) expect(a[key], key).toBeCloseTo(b[key], 1);
}

const drawnAt200 = {x: 24, y: 24, width: 96, height: 56};

test('dragging the right edge with the mouse keeps the right distance of a child held right', async ({page}) => {
  const lab = await openLab(page, 'constraints');
  await choose(lab, 'Horizontal', 'Right');
  await dragBy(page, lab.getByRole('slider', {name: 'Right edge of the frame'}), 50, 0);
  const {drawn, probed, frame} = await drawnAndProbed(lab);
  expect(frame.width).toBeGreaterThan(220);
  expect(frame.width - drawn.x - drawn.width).toBeCloseTo(80, 1);
  expectSame(drawn, probed);
});

test('every constraint on either axis is drawn as its printed CSS says and as the design tool would place it', async ({page}) => {
  const lab = await openLab(page, 'constraints');
  const corner = lab.getByRole('slider', {name: 'Corner of the frame'});
  await corner.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowRight');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Shift+ArrowDown');
  await choose(lab, 'Horizontal', 'Scale');
  await lab.getByLabel('The child is artwork').check();
  const pairs = [
    ['Left', 'Bottom'],
    ['Right', 'Center'],
    ['Center', 'Top and bottom'],
    ['Left and right', 'Scale'],
    ['Scale', 'Top'],
  ] as const;
  const place = (name: string, start: number, size: number, before: number, now: number) =>
    ({
      Left: [start, size],
      Top: [start, size],
      Right: [start + now - before, size],
      Bottom: [start + now - before, size],
      Center: [start + (now - before) / 2, size],
      'Left and right': [start, size + now - before],
      'Top and bottom': [start, size + now - before],
      Scale: [(start * now) / before, (size * now) / before],
    })[name] ?? [];
  for (const [horizontal, vertical] of pairs) {
    await choose(lab, 'Horizontal', horizontal);
    await choose(lab, 'Vertical', vertical);
    const {drawn, probed, frame} = await drawnAndProbed(lab);
    expect(frame).toMatchObject({width: 250, height: 180});
    expectSame(drawn, probed);
    const [x, width] = place(horizontal, drawnAt200.x, drawnAt200.width, 200, 250);
    const [y, height] = place(vertical, drawnAt200.y, drawnAt200.height, 140, 180);
    expectSame(drawn, {x: x ?? -1, y: y ?? -1, width: width ?? -1, height: height ?? -1});
  }
});

test('scale that is not artwork is written as stretch, away from where the design tool puts the child', async ({page}) => {
  const lab = await openLab(page, 'constraints');
  await choose(lab, 'Horizontal', 'Scale');
  await lab.getByRole('spinbutton', {name: 'Frame width'}).fill('300');
  await page.keyboard.press('Enter');
  const {drawn} = await drawnAndProbed(lab);
  expect(drawn.x).toBeCloseTo(24, 2);
  expect(drawn.width).toBeCloseTo(196, 2);
  expect(Number(await lab.getByTestId('expected').getAttribute('width'))).toBeCloseTo(144, 1);
});

test('the arrow keys move an edge by one pixel and with Shift by ten', async ({page}) => {
  const lab = await openLab(page, 'constraints');
  const edge = lab.getByRole('slider', {name: 'Bottom edge of the frame'});
  await edge.focus();
  await page.keyboard.press('ArrowDown');
  await expect(edge).toHaveAttribute('aria-valuetext', '141px');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(edge).toHaveAttribute('aria-valuetext', '131px');
  await lab.getByRole('button', {name: 'Reset this demonstration'}).click();
  await expect(lab.getByRole('slider', {name: 'Bottom edge of the frame'})).toHaveAttribute('aria-valuetext', '140px');
});

test.describe('with a finger', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the corner follows and the page does not scroll', async ({page}) => {
    const lab = await openLab(page, 'constraints');
    const corner = lab.getByRole('slider', {name: 'Corner of the frame'});
    await corner.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await dragBy(page, corner, 40, 30, 'touch');
    const {drawn, probed, frame} = await drawnAndProbed(lab);
    expect(frame.width).toBeGreaterThan(220);
    expect(frame.height).toBeGreaterThan(155);
    expectSame(drawn, probed);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
});
