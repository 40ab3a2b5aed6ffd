import type {Locator} from '@playwright/test';
import {choose, declarations, dragBy, openLab, printed, type Rect} from '../../lib/labs';
import {expect, test} from '../../lib/test';

interface Geometry {
  frame: Rect;
  items: Rect[];
}

/** The drawn frame and items, and the same items in a fresh frame that has nothing but the printed declarations. */
async function drawnAndProbed(lab: Locator): Promise<{drawn: Geometry; probed: Geometry}> {
  const css = await printed(lab, 'CSS');
  return lab.getByTestId('drawn').evaluate(
    (frame, [frameCss, itemCss]) => {
      if (!(frame instanceof HTMLElement)) throw new Error('Nothing is drawn.');
      const scale = frame.getBoundingClientRect().width / frame.offsetWidth;
      const measure = (element: Element) => {
        const origin = element.getBoundingClientRect();
        const inside = (box: DOMRect) => ({
          x: (box.x - origin.x) / scale,
          y: (box.y - origin.y) / scale,
          width: box.width / scale,
          height: box.height / scale,
        });
        return {frame: inside(origin), items: [...element.children].map((child) => inside(child.getBoundingClientRect()))};
      };
      const probe = frame.cloneNode(true);
      if (!(probe instanceof HTMLElement) || !(probe.firstElementChild instanceof HTMLElement)) throw new Error('Nothing to probe.');
      probe.style.cssText = frameCss;
      probe.firstElementChild.style.cssText = itemCss;
      frame.parentElement?.append(probe);
      const result = {drawn: measure(frame), probed: measure(probe)};
      probe.remove();
      return result;
    },
    [declarations(css, '.frame'), declarations(css, '.item-a')] as const,
  );
}

function expectSame(drawn: Geometry, probed: Geometry): void {
  for (const [index, rect] of [drawn.frame, ...drawn.items].entries()) {
    const other = [probed.frame, ...probed.items][index];
    for (const key of ['x', 'y', 'width', 'height'] as const) expect(rect[key], `${index} ${key}`).toBeCloseTo(other?.[key] ?? -1, 1);
  }
}

const at = (items: readonly Rect[], index: number): Rect => {
  const item = items[index];
  if (!item) throw new Error(`No item ${index}.`);
  return item;
};

test('gap and padding are the distances the reader sees', async ({page}) => {
  const lab = await openLab(page, 'auto-layout');
  await lab.getByRole('slider', {name: 'Gap', exact: true}).fill('20');
  await lab.getByRole('spinbutton', {name: 'Horizontal padding'}).fill('8');
  await page.keyboard.press('Enter');
  const {drawn, probed} = await drawnAndProbed(lab);
  expectSame(drawn, probed);
  const [a, b] = [at(drawn.items, 0), at(drawn.items, 1)];
  expect(a.x).toBeCloseTo(8, 1);
  expect(b.x - a.x - a.width).toBeCloseTo(20, 1);
  expect(drawn.frame.height).toBeCloseTo(56 + 2 * 16, 1);
});

test('alignment, spreading and direction are drawn as printed', async ({page}) => {
  const lab = await openLab(page, 'auto-layout');
  await choose(lab, 'Along the direction', 'Spread');
  let {drawn, probed} = await drawnAndProbed(lab);
  expectSame(drawn, probed);
  const last = at(drawn.items, 2);
  expect(drawn.frame.width - last.x - last.width).toBeCloseTo(16, 1);

  await choose(lab, 'Direction', 'Vertical');
  await choose(lab, 'Along the direction', 'Start');
  await choose(lab, 'Across it', 'End');
  ({drawn, probed} = await drawnAndProbed(lab));
  expectSame(drawn, probed);
  for (const item of drawn.items) expect(drawn.frame.width - item.x - item.width).toBeCloseTo(16, 1);
});

test('an item that fills takes the room that is left, and a frame that hugged becomes fixed', async ({page}) => {
  const lab = await openLab(page, 'auto-layout');
  await choose(lab, 'Frame width', 'Hug');
  let {drawn, probed} = await drawnAndProbed(lab);
  expectSame(drawn, probed);
  expect(drawn.frame.width).toBeCloseTo(64 + 48 + 72 + 2 * 12 + 2 * 16, 1);

  await choose(lab, 'Width of item A', 'Fill');
  await expect(lab.getByRole('group', {name: 'Frame width'}).getByRole('radio', {name: 'Fixed'})).toBeChecked();
  ({drawn, probed} = await drawnAndProbed(lab));
  expectSame(drawn, probed);
  expect(at(drawn.items, 0).width).toBeCloseTo(260 - 48 - 72 - 2 * 12 - 2 * 16, 1);
});

test('dragging the edge of a wrapping frame breaks the line', async ({page}) => {
  const lab = await openLab(page, 'auto-layout');
  await lab.getByRole('checkbox', {name: 'Wrap'}).check();
  await dragBy(page, lab.getByRole('slider', {name: 'Right edge of the frame'}), -90, 0);
  const {drawn, probed} = await drawnAndProbed(lab);
  expectSame(drawn, probed);
  expect(at(drawn.items, 2).y).toBeGreaterThan(at(drawn.items, 0).y + 20);
});

test('the keyboard resizes the frame, and a frame that hugs becomes fixed', async ({page}) => {
  const lab = await openLab(page, 'auto-layout');
  const edge = lab.getByRole('slider', {name: 'Bottom edge of the frame'});
  await edge.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(edge).toHaveAttribute('aria-valuetext', '98px');
  await expect(lab.getByRole('group', {name: 'Frame height'}).getByRole('radio', {name: 'Fixed'})).toBeChecked();
  const {drawn, probed} = await drawnAndProbed(lab);
  expectSame(drawn, probed);
});

test.describe('with a finger', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('an edge follows and a choice is tapped', async ({page}) => {
    const lab = await openLab(page, 'auto-layout');
    await dragBy(page, lab.getByRole('slider', {name: 'Right edge of the frame'}), -60, 0, 'touch');
    const start = lab.getByRole('group', {name: 'Across it'}).getByRole('radio', {name: 'Start'});
    await start.tap();
    await expect(start).toBeChecked();
    const {drawn, probed} = await drawnAndProbed(lab);
    expect(drawn.frame.width).toBeLessThan(220);
    expect(at(drawn.items, 2).y).toBeCloseTo(16, 1);
    expectSame(drawn, probed);
  });
});
