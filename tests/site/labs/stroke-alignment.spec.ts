import type {Locator, Page} from '@playwright/test';
import {type Align, geometry, initial, layer, type Setting, type Technique} from '../../../src/labs/stroke-alignment/model';
import {choose, openLab, type} from '../../lib/labs';
import {paintedArea} from '../../lib/pixels';
import {expect, test} from '../../lib/test';

const aligns: Record<Align, string> = {inside: 'Inside', center: 'Center', outside: 'Outside'};
const techniques: Record<Technique, string> = {border: 'border', outline: 'outline', shadow: 'box-shadow'};
const combinations = (Object.keys(techniques) as Technique[]).flatMap((technique) =>
  (Object.keys(aligns) as Align[]).map((align) => ({technique, align})),
);

async function set(lab: Locator, {technique, align}: Pick<Setting, 'technique' | 'align'>) {
  await choose(lab, 'Stroke in the design', aligns[align]);
  await choose(lab, 'Written in CSS as', techniques[technique]);
}

/** Left edge of the layer of the design: where its neighbor ends. */
async function leftEdge(lab: Locator) {
  return lab.getByTestId('before').evaluate((element) => {
    const box = element.getBoundingClientRect();
    return {x: box.right, y: box.top + box.height / 2};
  });
}

/** Whether the middle row of the layer is painted in the color of the stroke, by distance from the layer's left edge. */
async function strokeAt(page: Page, lab: Locator) {
  await lab.locator('svg').evaluateAll((drawings) => {
    for (const drawing of drawings) if (drawing instanceof SVGElement) drawing.style.visibility = 'hidden';
  });
  await lab.getByTestId('drawn').scrollIntoViewIfNeeded();
  const edge = await leftEdge(lab);
  const reach = 40;
  const picture = await paintedArea(page, {x: edge.x - reach, y: edge.y, width: layer.width + 2 * reach, height: 1});
  const wanted = [1, 3, 5].map((start) => Number.parseInt(layer.color.slice(start, start + 2), 16));
  return (distance: number) => {
    const pixel = picture.at(distance + reach, 0);
    return pixel.every((channel, index) => Math.abs(channel - (wanted[index] ?? 0)) <= 3);
  };
}

test('every way to write it paints the stroke where the design has it', async ({page}) => {
  test.slow();
  const lab = await openLab(page, 'stroke-alignment');
  for (const combination of combinations) {
    await set(lab, combination);
    const {painted, hole} = geometry({...initial, ...combination});
    const isStroke = await strokeAt(page, lab);
    const right = painted.x + painted.width;
    const name = `${combination.align} as ${combination.technique}`;
    for (const inside of [painted.x + 1.5, hole.x - 1.5, hole.x + hole.width + 1.5, right - 1.5]) {
      expect(isStroke(inside), `${name}: stroke at ${inside}`).toBe(true);
    }
    for (const outside of [painted.x - 1.5, hole.x + 1.5, hole.x + hole.width - 1.5, right + 1.5]) {
      expect(isStroke(outside), `${name}: no stroke at ${outside}`).toBe(false);
    }
  }
});

test('neighbors and content stay where they are, whatever the stroke', async ({page}) => {
  const lab = await openLab(page, 'stroke-alignment');
  for (const combination of combinations) {
    await set(lab, combination);
    const wanted = geometry({...initial, ...combination});
    const [before, after, content] = await Promise.all(
      ['before', 'after', 'content'].map((id) => lab.getByTestId(id).evaluate((element) => element.getBoundingClientRect().toJSON())),
    );
    expect(after.left - before.right).toBeCloseTo(layer.width, 1);
    expect(content.left - before.right).toBeCloseTo(wanted.content.x, 1);
    expect(content.width).toBeCloseTo(wanted.content.width, 1);
    expect(content.height).toBeCloseTo(wanted.content.height, 1);
  }
});

test('a stroke that is included in the layout takes room from the content', async ({page}) => {
  const lab = await openLab(page, 'stroke-alignment');
  await lab.getByRole('checkbox', {name: 'Strokes included in layout'}).check();
  for (const technique of ['border', 'outline', 'shadow'] as const) {
    await set(lab, {technique, align: 'inside'});
    await expect.poll(async () => (await lab.getByTestId('content').boundingBox())?.width).toBeCloseTo(128 - 2 * 12, 1);
  }
  await choose(lab, 'Stroke in the design', 'Outside');
  await expect(lab.getByRole('checkbox')).toBeDisabled();
});

test('the radius of a border grows by the part outside and square corners stay square', async ({page}) => {
  const lab = await openLab(page, 'stroke-alignment');
  await set(lab, {technique: 'border', align: 'outside'});
  await expect(lab.getByTestId('drawn')).toHaveCSS('border-top-left-radius', '28px');
  await type(lab, 'Corner radius', 0);
  await expect(lab.getByTestId('drawn')).toHaveCSS('border-top-left-radius', '0px');
});

test('arrow keys change alignment and weight', async ({page}) => {
  const lab = await openLab(page, 'stroke-alignment');
  await lab.getByRole('radio', {name: 'Inside'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(lab.getByRole('radio', {name: 'Center'})).toBeChecked();
  await lab.getByRole('slider', {name: 'Stroke weight'}).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(lab.getByTestId('drawn')).toHaveCSS('border-top-width', '14px');
  await expect(lab.getByTestId('drawn')).toHaveCSS('margin-left', '-7px');
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a tap changes the alignment', async ({page}) => {
    const lab = await openLab(page, 'stroke-alignment');
    await choose(lab, 'Written in CSS as', 'outline', 'touch');
    await choose(lab, 'Stroke in the design', 'Center', 'touch');
    await expect(lab.getByTestId('drawn')).toHaveCSS('outline-offset', '-6px');
  });
});
