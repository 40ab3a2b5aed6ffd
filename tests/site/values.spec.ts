import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import type {Layer} from '@site/core/layers/layer';
import {parseLayers} from '@site/core/layers/parse';
import {within} from '@site/core/layers/style';
import {originWithin, valuesOf} from '@site/core/layers/values';
import {root} from '@site/scripts/lib/paths';
import {axeFindingsInContent} from '../lib/axe';
import {expect, test, visit} from '../lib/test';

const tutorial = '/docs/getting-started/intro';
const [, heroCard = ''] = /```layers\n([\s\S]*?)\n```/.exec(readFileSync(path.join(root, 'docs/getting-started/intro.mdx'), 'utf8')) ?? [];

/** The row of values of a layer: its name starts with the name of the layer, its flags follow. */
const row = (page: Page, name: string): Locator =>
  page
    .getByRole('table')
    .first()
    .locator('tbody tr')
    .filter({has: page.locator(`th >> text=/^${name}/`)})
    .first();

const drawn = (page: Page, name: string): Locator => page.locator(`[data-layer="${name}"]`).first();

/** Every value that the fence gives a layer, in order. */
function expectedValues(source: string): string[][] {
  const rows: string[][] = [];
  const read = (layer: Layer, parent: Parameters<typeof valuesOf>[1], origin: {x: number; y: number}) => {
    rows.push([layer.name, ...valuesOf(layer, parent, origin).map(([, text]) => text)]);
    for (const child of layer.children) read(child, within(layer, parent), originWithin(layer, origin));
  };
  for (const layer of parseLayers(source)) read(layer, {flow: 'root', painted: false}, {x: 0, y: 0});
  return rows;
}

/** The values that a table on the page gives each layer. */
const shownValues = (page: Page): Promise<string[][]> =>
  page
    .locator('table', {has: page.locator('dl')})
    .first()
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows
        .filter((each) => each.checkVisibility({visibilityProperty: true}))
        .map((each) => [
          each.querySelector('th')?.textContent.trim().split(' --')[0] ?? '',
          ...[...each.querySelectorAll('dd')].map((dd) => dd.textContent.trim()),
        ]),
    );

test('the page says everything that is needed to draw the hero card again, and the size that it comes to', async ({page}) => {
  await visit(page, tutorial);
  await page.getByRole('button', {name: 'All layers'}).first().click();
  const shown = await shownValues(page);
  expect(shown.map((values) => values.map((value) => value.replace(/^(Hug|Fill) \(\d+\)$/, '$1')))).toEqual(expectedValues(heroCard));
  await expect(row(page, 'Hero card')).toContainText('Hug (324)');
  await expect(row(page, 'Photo')).toContainText('Fill (280)');
  expect(await axeFindingsInContent(page)).toEqual([]);
});

test('the words of the buttons over the values and of the link to the playground are on one line', async ({page}) => {
  await visit(page, tutorial);
  const wordsOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().top);
  };
  const button = await page.getByRole('button', {name: 'Copy layers'}).first().evaluate(wordsOf);
  expect(await page.getByRole('link', {name: 'Open in the playground'}).first().evaluate(wordsOf)).toBe(button);
});

test('pointing at a layer, in the drawing or in the tree, shows its values and marks both', async ({page}) => {
  await visit(page, tutorial);
  const tree = page.getByRole('tree', {name: 'Layers'}).first();
  await expect(row(page, 'Hero card')).toBeVisible();
  await expect(row(page, 'Price')).toBeHidden();
  await drawn(page, 'Price').hover();
  await expect(row(page, 'Price')).toBeVisible();
  await expect(row(page, 'Hero card')).toBeHidden();
  await expect(tree.getByRole('treeitem', {name: 'Price'})).toHaveAttribute('aria-selected', 'true');
  await tree.getByRole('treeitem', {name: 'Book --as-button'}).hover();
  await expect(row(page, 'Book')).toContainText('10 vertical, 16 horizontal');
  const frame = await drawn(page, 'Book').evaluate((shape) => getComputedStyle(shape, '::after').outlineStyle);
  expect(frame).toBe('solid');
  // A click stays; a mouse that goes away does not take it along.
  await drawn(page, 'Title').click();
  await page.mouse.move(0, 0);
  await expect(row(page, 'Title')).toBeVisible();
});

test('by keyboard the tree is one stop, arrows walk it, and screen readers hear the values', async ({page}) => {
  await visit(page, tutorial);
  const tree = page.getByRole('tree', {name: 'Layers'}).first();
  await tree.getByRole('treeitem', {name: 'Hero card'}).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const text = tree.getByRole('treeitem', {name: 'Text', exact: true});
  await expect(text).toBeFocused();
  await expect(row(page, 'Text')).toBeVisible();
  await expect(text).toHaveAccessibleDescription(/Width ?Fill.*Gap ?6/);
  await page.keyboard.press('ArrowRight');
  const title = tree.getByRole('treeitem', {name: 'Title --as-h2'});
  await expect(title).toBeFocused();
  await expect(title).toHaveAttribute('aria-level', '3');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'All layers'}).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(title).toBeFocused();
});

test('the layers are copied as the text they are written in', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, tutorial);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', {name: 'Copy layers'}).first().click();
  await expect.poll(copied).toBe(heroCard);
  await page.evaluate(() => navigator.clipboard.writeText('Something else.'));
  // Selected by hand, rows are the lines they stand for.
  await page.getByRole('tree', {name: 'Layers'}).first().selectText();
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(copied).toBe(heroCard);
});

test.describe('on a phone, in Korean', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('a tap on the drawing shows the values, and nothing moves', async ({page}) => {
    await visit(page, '/docs/ko/getting-started/intro');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await drawn(page, 'Price').tap();
    await expect(row(page, 'Price')).toBeVisible();
    await expect(row(page, 'Price')).toContainText('행간');
    await expect(row(page, 'Price')).toContainText('22');
    expect(await height()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the values are a table', async ({page}) => {
    await page.goto(tutorial);
    const values = page.locator('table', {has: page.locator('dl')}).first();
    await expect(values.getByRole('rowheader')).toHaveCount(9);
    for (const name of ['Hero card', 'Price', 'Label']) await expect(row(page, name)).toBeVisible();
    await expect(page.getByRole('button', {name: 'Copy layers'})).toHaveCount(0);
  });
});

test('on paper the values are a table', async ({page}) => {
  await visit(page, tutorial);
  await page.emulateMedia({media: 'print'});
  expect(await shownValues(page)).toEqual(expectedValues(heroCard));
});
