import type {Page} from '@playwright/test';
import {expect, test, visit} from '../lib/test';

/** A table, a pair, highlighted code, a design, pills and tabs. */
const rich = '/docs/@designto-code/flags/--width';

/** Opens a page as a reader of this color mode has it, then puts it on paper. */
async function print(page: Page, path: string, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({media: 'screen', colorScheme});
  await visit(page, path);
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await page.emulateMedia({media: 'print', colorScheme});
}

/** Every token of the site, and the colors of every element that is shown. Infima's own tokens only matter where an element shows them. */
function inks(): {tokens: Record<string, string>; elements: string[]} {
  const tokens: Record<string, string> = {};
  for (const [name, values] of document.documentElement.computedStyleMap()) {
    if (/^--(?!ifm-)/.test(name)) tokens[name] = [...values].join();
  }
  const shown = [...document.querySelectorAll('article *')].filter((element) => element.checkVisibility());
  const elements = shown.map((element) => {
    const {color, backgroundColor, backgroundImage, borderTopColor, borderLeftColor, fill, stroke} = getComputedStyle(element);
    return [element.tagName, color, backgroundColor, backgroundImage, borderTopColor, borderLeftColor, fill, stroke].join(' ');
  });
  return {tokens, elements};
}

test('a page from a dark system is printed like one from a light system: black on white', async ({page}) => {
  await print(page, rich, 'light');
  const light = await page.evaluate(inks);
  await print(page, rich, 'dark');
  const dark = await page.evaluate(inks);
  expect(Object.keys(dark.tokens).length).toBeGreaterThan(100);
  expect(dark.tokens).toEqual(light.tokens);
  expect(dark.elements.length).toBeGreaterThan(300);
  expect(dark.elements).toEqual(light.elements);
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('on paper the shell is left out, words with a hover card are not, and lists keep their marks', async ({page}) => {
  await print(page, '/docs/concepts/layouts/autolayout', 'light');
  for (const shell of ['.navbar', '.footer', '.theme-doc-sidebar-container', '.pagination-nav'])
    await expect(page.locator(shell)).toBeHidden();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('article').getByRole('button', {name: 'auto layout'}).first()).toBeVisible();
  const indents = await page
    .locator('.markdown > ul')
    .evaluateAll((lists) => lists.map((list) => Number.parseFloat(getComputedStyle(list).paddingLeft)));
  expect(Math.min(...indents)).toBeGreaterThan(10);
});

test('a table goes on on the next page, between two rows and under its headings', async ({page}) => {
  await print(page, '/docs/cli/reference', 'light');
  const tables = await page.locator('article table').evaluateAll((all) =>
    all.map((table) => {
      const broken = (selector: string) => getComputedStyle(table.querySelector(selector) ?? table).breakInside;
      const head = table.querySelector('thead');
      return [getComputedStyle(table).display, broken('table'), broken('tbody tr'), head && getComputedStyle(head).display].join();
    }),
  );
  expect(tables.length).toBeGreaterThan(10);
  expect([...new Set(tables)]).toEqual(['table,auto,avoid,table-header-group']);
});
