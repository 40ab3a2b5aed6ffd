import type {Locator, Page} from '@playwright/test';
import {initial, type MaskPaint, type MaskType, stage, strengthAt} from '../../../src/labs/mask/model';
import {choose, middleOf, openLab, swipe} from '../../lib/labs';
import {type Pixel, paintedArea} from '../../lib/pixels';
import {expect, test} from '../../lib/test';

/** The color on the stage at a place in the stage's own coordinates. */
async function colorAt(page: Page, lab: Locator, x: number, y: number): Promise<Pixel> {
  const box = await lab.getByRole('group', {name: 'A group of layers with a mask'}).boundingBox();
  if (!box) throw new Error('The stage is not drawn.');
  const scale = box.width / stage.width;
  const picture = await paintedArea(page, {x: box.x + x * scale, y: box.y + y * scale, width: 1, height: 1});
  return picture.at(0, 0);
}

/** Where a layer is on the stage, however far the page has been scrolled. */
async function placeOf(lab: Locator, layer: string): Promise<{x: number; y: number}> {
  const [stageBox, box] = await Promise.all([
    lab.getByRole('group', {name: 'A group of layers with a mask'}).boundingBox(),
    lab.getByTestId(`layer-${layer}`).boundingBox(),
  ]);
  if (!stageBox || !box) throw new Error(`The layer ${layer} is not drawn.`);
  return {x: box.x - stageBox.x, y: box.y - stageBox.y};
}

const types: Record<MaskType, string> = {alpha: 'Alpha', vector: 'Vector', luminance: 'Luminance'};
const paints: Record<MaskPaint, string> = {solid: 'Black', fade: 'Black to clear', light: 'Black to white'};

// On the photo, inside the mask, away from the handle, over nothing but the paper.
const place = {x: 236, y: 150};
const height = (place.y - initial.mask.y) / initial.mask.height;

test('what remains at a point is what the model says, for every type and fill', async ({page}) => {
  test.slow();
  const lab = await openLab(page, 'mask');
  const look = async (type: MaskType, paint: MaskPaint) => {
    await choose(lab, 'Mask type', types[type]);
    await choose(lab, 'Fill of the mask', paints[paint]);
    return colorAt(page, lab, place.x, place.y);
  };
  const whole = await look('vector', 'solid');
  const none = await look('luminance', 'solid');
  expect(whole).not.toEqual(none);
  for (const type of ['alpha', 'vector', 'luminance'] as const) {
    for (const paint of ['solid', 'fade', 'light'] as const) {
      const found = await look(type, paint);
      const kept = strengthAt({type, paint}, height);
      const wanted = whole.map((channel, i) => channel * kept + (none[i] ?? 0) * (1 - kept));
      const off = Math.max(...found.map((channel, i) => Math.abs(channel - (wanted[i] ?? 0))));
      expect(off, `${type}, ${paint}: painted ${found.join(' ')}, expected ${wanted.map(Math.round).join(' ')}`).toBeLessThanOrEqual(4);
    }
  }
});

test('the printed CSS is what the browser computes for the wrapper', async ({page}) => {
  const lab = await openLab(page, 'mask');
  for (const shape of ['Ellipse', 'Rounded', 'Star']) {
    await choose(lab, 'Shape of the mask', shape);
    for (const type of ['Alpha', 'Vector', 'Luminance']) {
      await choose(lab, 'Mask type', type);
      const code = (await lab.getByTestId('output-css').locator('code').textContent()) ?? '';
      const body = code.match(/\.masked \{([^}]*)\}/)?.[1] ?? '';
      const pairs = await lab.getByTestId('drawn').evaluate((element, text) => {
        const probe = document.createElement('div');
        probe.style.cssText = text;
        element.parentElement?.append(probe);
        const names = ['left', 'top', 'width', 'height', 'clip-path', 'mask-image', 'mask-mode'];
        const read = (e: Element) => names.map((name) => getComputedStyle(e).getPropertyValue(name));
        const both = [read(probe), read(element)];
        probe.remove();
        return both;
      }, body);
      expect(pairs[1]).toEqual(pairs[0]);
      expect(pairs[0]?.[5]).toMatch(type === 'Vector' ? /^none$/ : /^linear-gradient/);
    }
  }
});

test('the outline cuts, and outside of it nothing of the masked layers is left', async ({page}) => {
  const lab = await openLab(page, 'mask');
  await choose(lab, 'Mask type', 'Vector');
  // On the photo but outside of the ellipse; then all masking is taken away.
  const outside = {x: 298, y: 190};
  const cut = await colorAt(page, lab, outside.x, outside.y);
  await lab.getByRole('button', {name: 'Move Mask up'}).click();
  await lab.getByRole('button', {name: 'Move Mask up'}).click();
  await expect(lab.getByTestId('drawn')).toHaveCount(0);
  expect(await colorAt(page, lab, outside.x, outside.y)).not.toEqual(cut);
});

test('layers listed above the mask are masked, those below are not', async ({page}) => {
  const lab = await openLab(page, 'mask');
  const wrapper = lab.getByTestId('drawn');
  await expect(wrapper.getByTestId('layer-photo')).toHaveCount(1);
  await expect(wrapper.getByTestId('layer-panel')).toHaveCount(0);
  const before = await placeOf(lab, 'photo');
  await lab.getByRole('button', {name: 'Move Mask down'}).focus();
  await page.keyboard.press('Enter');
  await expect(wrapper.getByTestId('layer-panel')).toHaveCount(1);
  await expect(lab.getByTestId('output-html')).toContainText('<div class="masked">\n    <div class="panel">');
  // Counted from the wrapper's corner, the photo is still where it was.
  expect(await placeOf(lab, 'photo')).toEqual(before);
  await expect(lab.getByRole('button', {name: 'Move Mask down'})).toBeFocused();
});

test('the arrow keys move the mask and leave the layers where they are', async ({page}) => {
  const lab = await openLab(page, 'mask');
  const before = await placeOf(lab, 'photo');
  const handle = lab.getByRole('slider', {name: 'Mask'});
  await handle.focus();
  await handle.press('Shift+ArrowRight');
  await handle.press('ArrowDown');
  await expect(lab.getByTestId('drawn')).toHaveCSS('left', `${initial.mask.x + 10}px`);
  await expect(lab.getByTestId('drawn')).toHaveCSS('top', `${initial.mask.y + 1}px`);
  expect(await placeOf(lab, 'photo')).toEqual(before);
});

test('the mouse drags the mask', async ({page}) => {
  const lab = await openLab(page, 'mask');
  await lab.getByTestId('handle').scrollIntoViewIfNeeded();
  const from = await middleOf(lab.getByTestId('handle'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 40, from.y, {steps: 4});
  await page.mouse.up();
  await expect(lab.getByTestId('drawn')).not.toHaveCSS('left', `${initial.mask.x}px`);
});

test.describe('by touch', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a finger drags the mask and taps its place in the list', async ({page}) => {
    const lab = await openLab(page, 'mask');
    const handle = lab.getByTestId('handle');
    await handle.scrollIntoViewIfNeeded();
    const from = await middleOf(handle);
    await swipe(page, from, {x: from.x - 30, y: from.y});
    await expect(lab.getByTestId('drawn')).not.toHaveCSS('left', `${initial.mask.x}px`);
    await lab.getByRole('button', {name: 'Move Mask down'}).tap();
    await expect(lab.getByTestId('drawn').getByTestId('layer-panel')).toHaveCount(1);
  });
});
