import {axeFindings} from '../../lib/axe';
import {expect, test, visit} from '../../lib/test';
import {box, dialog, favoritesKey, find, indexFiles, openSearch, recentsKey, remember, storedHit} from './search';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode axe finds nothing`, () => {
    test.use({colorScheme, contextOptions: {reducedMotion: 'reduce'}});

    test('in the dialog: results', async ({page}) => {
      await openSearch(page);
      await find(page, 'auto layout');
      expect(await axeFindings(page)).toEqual([]);
    });

    test('in the dialog: history', async ({page}) => {
      await remember(page, recentsKey, [storedHit('one'), storedHit('two')]);
      await remember(page, favoritesKey, [storedHit('three')]);
      await openSearch(page);
      await expect(page.getByRole('option')).toHaveCount(3);
      expect(await axeFindings(page)).toEqual([]);
    });

    test('in the dialog: nothing found', async ({page}) => {
      await openSearch(page);
      await box(page).fill('constraqqqxzv');
      await expect(dialog(page)).toContainText('Try searching for');
      expect(await axeFindings(page)).toEqual([]);
    });

    test('on the results page', async ({page}) => {
      await visit(page, '/docs/search?q=layout');
      await expect(page.locator('main ol > li').nth(5)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    });

    test.describe('with an error', () => {
      test.use({expectedMessages: /\[search\]|Failed to load resource/});

      test('in the dialog and on the results page', async ({page}) => {
        await page.route(indexFiles, (route) => route.abort());
        await visit(page, '/docs/search?q=layout');
        await expect(page.getByRole('alert')).toBeVisible({timeout: 20_000});
        expect(await axeFindings(page)).toEqual([]);
        await page.keyboard.press('Control+k');
        await box(page).fill('flags');
        await expect(dialog(page).getByRole('alert')).toBeVisible({timeout: 20_000});
        expect(await axeFindings(page)).toEqual([]);
      });
    });
  });
}

test('the dialog is modal and named; the box is a labeled combobox that controls a listbox', async ({page}) => {
  await openSearch(page);
  await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
  await expect(dialog(page)).toHaveJSProperty('tagName', 'DIALOG');
  await find(page, 'auto layout');
  const combobox = page.getByRole('combobox', {name: 'Search docs'});
  await expect(combobox).toHaveAttribute('aria-expanded', 'true');
  const list = page.getByRole('listbox');
  await expect(combobox).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await expect(list).toHaveAccessibleName('Search');
});

for (const width of [320, 390, 768, 1024]) {
  test(`at ${width} px nothing scrolls sideways, in the dialog or on the results page`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await visit(page, '/docs/search?q=--as-button');
    await expect(page.locator('main ol > li').first()).toBeVisible();
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.keyboard.press('Control+k');
    await find(page, 'absolutely positioned');
    expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    const box = await dialog(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(width);
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the dialog fills the screen, and everything to press is large enough', async ({page}) => {
    await remember(page, recentsKey, [storedHit('one'), storedHit('two')]);
    await visit(page, '/docs/getting-started/intro');
    await page.getByRole('button', {name: 'Search', exact: true}).tap();
    await expect(dialog(page)).toBeVisible();
    expect(await dialog(page).boundingBox()).toMatchObject({x: 0, y: 0, width: 390, height: 844});
    for (const target of await dialog(page).locator('button:visible, [role="option"]').all()) {
      const size = await target.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(40);
    }
    await dialog(page).getByRole('button', {name: 'Cancel'}).tap();
    await expect(dialog(page)).toHaveCount(0);
  });
});
