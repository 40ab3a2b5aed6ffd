import type {Locator} from '@playwright/test';
import {initial, type Operation, result, type State, stage} from '../../../src/labs/boolean-operations/model';
import {choose, middleOf, openLab, swipe, type} from '../../lib/labs';
import {expect, test} from '../../lib/test';

/** The area the browser fills for the printed SVG path: a count of the pixels whose middle lies inside of it. */
async function filledArea(lab: Locator): Promise<number> {
  const code = (await lab.getByTestId('output-svg').locator('code').textContent()) ?? '';
  return lab.evaluate(
    (element, {markup, width, height}) => {
      const parsed = new DOMParser().parseFromString(markup.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'), 'image/svg+xml');
      const svg = document.importNode(parsed.documentElement, true);
      element.append(svg);
      const path = svg.querySelector('path');
      if (!path) throw new Error('The printed SVG has no path.');
      // isPointInFill heeds the fill-rule that is printed.
      let inside = 0;
      for (let x = 0.5; x < width; x += 1) {
        for (let y = 0.5; y < height; y += 1) if (path.isPointInFill(new DOMPoint(x, y))) inside += 1;
      }
      svg.remove();
      return inside;
    },
    {markup: code, ...stage},
  );
}

/** The clip-path the browser computes for the drawn element, as written in the printed CSS. */
async function expectPrinted(lab: Locator) {
  const printed = (await lab.getByTestId('output-css').locator('code').textContent())?.match(/clip-path: (.*);/)?.[1];
  const computed = await lab.getByTestId('drawn').evaluate((element, value) => {
    const probe = document.createElement('div');
    probe.style.clipPath = value ?? '';
    element.append(probe);
    const both = [getComputedStyle(probe).clipPath, getComputedStyle(element).clipPath];
    probe.remove();
    return both;
  }, printed);
  expect(computed[0]).toMatch(/^path\(/);
  expect(computed[1]).toBe(computed[0]);
}

const near = (found: number, wanted: number) => expect(Math.abs(found - wanted)).toBeLessThan(Math.max(60, wanted * 0.01));
const expected = (change: Partial<State>) => result({...initial, ...change}).area;

test('the browser fills the area that the model computes, for every operation', async ({page}) => {
  test.slow();
  const lab = await openLab(page, 'boolean-operations');
  const named: [string, Operation][] = [
    ['Union', 'union'],
    ['Subtract', 'subtract'],
    ['Intersect', 'intersect'],
    ['Exclude', 'exclude'],
  ];
  for (const [label, operation] of named) {
    await choose(lab, 'Operation', label);
    await expectPrinted(lab);
    near(await filledArea(lab), expected({operation}));
  }
});

test('subtract takes the upper shape from the lower one, so the order matters', async ({page}) => {
  const lab = await openLab(page, 'boolean-operations');
  await choose(lab, 'Bottom layer', 'Shape B');
  near(await filledArea(lab), expected({bottom: 'b'}));
  await expect(lab.getByTestId('output-flutter')).toContainText('bottom = Path()..addOval');
});

test('a ring is drawn with a hole', async ({page}) => {
  const lab = await openLab(page, 'boolean-operations');
  await choose(lab.getByRole('group', {name: 'Shape A', exact: true}), 'Kind', 'Circle');
  await type(lab.getByRole('group', {name: 'Shape B', exact: true}), 'Width', 60);
  const b = lab.getByRole('slider', {name: 'Shape B', exact: true});
  await b.focus();
  for (let i = 0; i < 7; i += 1) await b.press('Shift+ArrowLeft');
  await expect(lab.getByTestId('holes')).toHaveText('1');
  near(await filledArea(lab), Math.PI * (80 ** 2 - 30 ** 2));
});

test('the mouse drags a shape', async ({page}) => {
  const lab = await openLab(page, 'boolean-operations');
  const shape = lab.getByTestId('shape-b');
  const before = Number(await shape.getAttribute('aria-valuenow'));
  await shape.scrollIntoViewIfNeeded();
  const from = await middleOf(shape);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 30, from.y + 10, {steps: 4});
  await page.mouse.up();
  expect(Number(await shape.getAttribute('aria-valuenow'))).toBeLessThan(before);
  await expectPrinted(lab);
});

test('the arrow keys move a shape, ten steps with Shift', async ({page}) => {
  const lab = await openLab(page, 'boolean-operations');
  const shape = lab.getByRole('slider', {name: 'Shape A', exact: true});
  await shape.focus();
  await shape.press('ArrowRight');
  await shape.press('Shift+ArrowDown');
  await expect(shape).toHaveAttribute('aria-valuetext', '151, 140');
  near(await filledArea(lab), expected({a: {...initial.a, x: 151, y: 140}}));
});

test('shapes that do not meet have nothing in common', async ({page}) => {
  const lab = await openLab(page, 'boolean-operations');
  await choose(lab, 'Operation', 'Intersect');
  await type(lab.getByRole('group', {name: 'Shape A', exact: true}), 'Width', 60);
  await type(lab.getByRole('group', {name: 'Shape B', exact: true}), 'Width', 40);
  await expect(lab.getByTestId('pieces')).toHaveText('0');
  await expect(lab.getByTestId('drawn')).toHaveCSS('clip-path', 'inset(50%)');
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a finger drags a shape and taps an operation', async ({page}) => {
    const lab = await openLab(page, 'boolean-operations');
    await choose(lab, 'Operation', 'Union', 'touch');
    const shape = lab.getByTestId('shape-a');
    await shape.scrollIntoViewIfNeeded();
    const before = await shape.getAttribute('aria-valuetext');
    await shape.scrollIntoViewIfNeeded();
    const from = await middleOf(shape);
    await swipe(page, from, {x: from.x + 20, y: from.y + 20});
    await expect(shape).not.toHaveAttribute('aria-valuetext', before ?? '');
    await expectPrinted(lab);
  });
});
