import type {Page} from '@playwright/test';
import {expect, languages, test} from '../lib/test';

/** What can be measured of the look. */

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function open(page: Page, path: string, width: number, height = 900): Promise<void> {
  await page.setViewportSize({width, height});
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

for (const {locale, base} of languages) {
  test(`in ${locale} the first screen of the home page shows the product, and the page is short`, async ({page}) => {
    await open(page, base, 1440);
    expect(await heightOf(page)).toBeLessThanOrEqual(4000);
    const main = page.getByRole('main');
    const code = await main.getByText('export function HeroCard').first().boundingBox();
    expect(code && code.y + code.height).toBeLessThan(900);
    const photo = main.locator('[data-layer="Photo"] img');
    await expect(photo).toHaveJSProperty('complete', true);
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const all = main.getByRole('button', {expanded: false}).first();
    const before = await heightOf(page);
    await all.click();
    await expect(main.getByRole('button', {expanded: true})).toBeVisible();
    expect(await heightOf(page)).toBeGreaterThan(before);

    await open(page, base, 390, 844);
    expect(await heightOf(page)).toBeLessThanOrEqual(6000);
  });
}

const tables = [
  '/docs/@designto-code/flags/',
  '/docs/reference/open-type-features',
  '/docs/reference/open-type-variable-axes',
  '/docs/editor/shortcuts/',
  '/docs/reference/glossary',
  '/docs/cli/reference',
];

/** Flags and keys that are broken across lines, and tables that hide columns without a sign. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const broken = [...document.querySelectorAll('.markdown table :is(code, kbd)')]
      .filter((element) => /^(?:--)?\S+$/.test(element.textContent ?? '') && element.closest('table')?.checkVisibility())
      .filter((element) => /^--[\w-]+$/.test(element.textContent ?? '') || element.tagName === 'KBD')
      .filter((element) => element.getClientRects().length > 1)
      .map((element) => `${element.textContent} is broken`);
    const hidden = [...document.querySelectorAll('.markdown :is(section:has(> table), table)')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible')
      .filter((element) => !getComputedStyle(element).backgroundImage.includes('gradient'))
      .map((element) => `${element.getAttribute('aria-label') ?? 'a table'} hides columns without a shade`);
    const outside = [...document.querySelectorAll('.markdown section[data-fit="page"]')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `${element.getAttribute('aria-label')} is wider than its column`);
    return [...broken, ...hidden, ...outside];
  });

for (const path of tables) {
  test(`${path}: no flag or key is broken, and no column is hidden without a sign`, async ({page}) => {
    for (const width of [1440, 1280, 768, 390]) {
      await open(page, path, width);
      expect(await faults(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('the heads of a long table stay in sight', async ({page}) => {
  await open(page, '/docs/@designto-code/flags/', 1440);
  const table = page.getByRole('region', {name: 'Flags', exact: true});
  await table.getByRole('row').nth(40).scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader').first()).toBeInViewport();
  await expect(page.getByRole('searchbox', {name: 'Filter this table'})).toBeInViewport();
});

test('text, tables, code and pictures of a page end at one edge', async ({page}) => {
  for (const path of ['/docs/concepts/layouts/constraints', '/docs/code/with-react/', '/docs/cli/', '/docs/@designto-code/flags/--width']) {
    await open(page, path, 1440);
    const edges = await page.evaluate(() => {
      const parts = [...document.querySelectorAll('.markdown > :not(header, [data-lab], [data-wide])')];
      return [...new Set(parts.filter((part) => part.checkVisibility()).map((part) => Math.round(part.getBoundingClientRect().right)))];
    });
    expect(edges, path).toHaveLength(1);
  }
});

test('an entry of the navbar is current on every page, and only the category being read is open', async ({page, request}) => {
  const pages = ['/docs/', '/docs/@designto-code/flags/--width', '/docs/together/changelog', '/docs/support/privacy-policy', '/docs/wg/'];
  for (const path of pages) expect(await (await request.get(path)).text(), path).toContain('navbar__link--active');

  await open(page, '/docs/@designto-code/flags/--is-native-android-ui', 1280, 700);
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await expect(sidebar.locator('> .theme-doc-sidebar-item-category:not(.menu__list-item--collapsed)')).toHaveCount(1);
  await expect(sidebar.locator('.menu__link--active', {hasText: '--is-native-android-ui'})).toBeInViewport();
});
