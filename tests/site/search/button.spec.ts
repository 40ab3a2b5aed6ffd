import {bodiesOf, saveData} from '../../lib/loaded';
import {expect, test, visit} from '../../lib/test';
import {box, button, dialog, indexFiles, openSearch, options, somePage} from './search';

/** Scripts and index files asked for since the page was there. */
function watchRequests(page: import('@playwright/test').Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => (request.resourceType() === 'script' || indexFiles.test(request.url())) && asked.push(request.url()));
  return asked;
}

test.describe('the first load', () => {
  test('brings nothing of the search but its button', async ({page}) => {
    const bodies = bodiesOf(page, ['script', 'stylesheet']);
    const styles: string[] = [];
    page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()));
    // Prefetched pages are not the first load.
    await saveData(page);
    await visit(page, somePage);
    const all = (await Promise.all(bodies)).join('\n');
    expect(styles.filter((url) => url.includes('search-dialog'))).toEqual([]);
    expect(all).toContain('search.label');
    for (const part of ['Unable to fetch results', 'No recent searches', '__DOCSEARCH_RECENT_SEARCHES__', 'x-algolia-api-key']) {
      expect(all, part).not.toContain(part);
    }
  });

  for (const [way, approach] of [
    ['hover', (page: import('@playwright/test').Page) => button(page).hover()],
    ['focus', (page: import('@playwright/test').Page) => button(page).focus()],
    ['touch', (page: import('@playwright/test').Page) => button(page).dispatchEvent('touchstart')],
  ] as const) {
    test(`the code comes on ${way}`, async ({page}) => {
      await visit(page, '/docs/support/privacy-policy');
      await page.waitForLoadState('networkidle');
      const asked = watchRequests(page);
      await approach(page);
      await expect.poll(() => asked.some((url) => indexFiles.test(url))).toBe(true);
      expect(asked.some((url) => url.endsWith('.js'))).toBe(true);
      await expect(dialog(page)).toHaveCount(0);
    });
  }
});

test.describe('opening', () => {
  test('the button opens the dialog, which has the focus in its box', async ({page}) => {
    await visit(page, somePage);
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(dialog(page)).toContainText('No recent searches');
    for (const hint of ['to select', 'to navigate', 'to close', 'Search by']) await expect(dialog(page)).toContainText(hint);
  });

  for (const key of ['Control+k', 'Meta+k']) {
    test(`${key} opens and closes`, async ({page}) => {
      await visit(page, somePage);
      await page.keyboard.press(key);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press(key);
      await expect(dialog(page)).toHaveCount(0);
    });
  }

  test('the shortcut also works with a Korean layout, whose K is another letter', async ({page}) => {
    await visit(page, somePage);
    await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', {key: 'ㅏ', code: 'KeyK', metaKey: true})));
    await expect(dialog(page)).toBeVisible();
  });

  test('/ opens, except while something is being typed', async ({page}) => {
    await visit(page, somePage);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'afterbegin',
        '<input aria-label="i"><textarea aria-label="t"></textarea><select aria-label="s"><option>o</option></select><div contenteditable aria-label="c" role="textbox">x</div>',
      );
    });
    for (const name of ['i', 't', 's', 'c']) {
      await page.locator(`[aria-label="${name}"]`).focus();
      await page.keyboard.press('/');
      await expect(dialog(page)).toHaveCount(0);
    }
    expect(await page.locator('input[aria-label="i"]').inputValue()).toBe('/');
    await page.locator('[aria-label="c"]').blur();
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeVisible();
    await expect(box(page)).toHaveValue('');
  });

  test('selected text becomes the query, cut to 64 characters', async ({page}) => {
    await visit(page, somePage);
    const text = await page
      .locator('article p')
      .first()
      .evaluate((paragraph) => {
        getSelection()?.selectAllChildren(paragraph);
        return getSelection()?.toString() ?? '';
      });
    expect(text.length).toBeGreaterThan(64);
    await page.keyboard.press('Control+k');
    await expect(box(page)).toHaveValue(text.replace(/\s+/g, ' ').trim().slice(0, 64));
    // It is selected in the box, so that a query of one's own replaces it.
    await page.keyboard.type('layout');
    await expect(box(page)).toHaveValue('layout');
  });

  test('the box takes 64 characters and no more', async ({page}) => {
    await openSearch(page);
    await expect(box(page)).toHaveAttribute('maxlength', '64');
    await box(page).pressSequentially('a'.repeat(70), {delay: 0});
    await expect(box(page)).toHaveValue('a'.repeat(64));
  });
});

test.describe('while the code is on its way', () => {
  test('the button says so, and what is typed reaches the box', async ({page}) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await visit(page, somePage);
    await page.waitForLoadState('networkidle');
    await page.route(/assets\/js\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.type('flags');
    await expect(dialog(page)).toHaveCount(0);
    release();
    await expect(dialog(page)).toBeVisible();
    await expect(box(page)).toHaveValue('flags');
    await expect(options(page).first()).toBeVisible();
  });

  test.describe('and never arrives', () => {
    test.use({expectedMessages: /Failed to load resource|ChunkLoadError|Loading (?:CSS )?chunk/});

    test('a message says so, and the next attempt works', async ({page}) => {
      await visit(page, somePage);
      await page.waitForLoadState('networkidle');
      await page.route(/assets\/js\/.*\.js$/, (route) => route.abort());
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('alert')).toContainText('Search could not be loaded.');
      await page.unroute(/assets\/js\/.*\.js$/);
      await page.keyboard.press('Control+k');
      await expect(dialog(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
});

test.describe('closing', () => {
  test('Escape closes and gives the focus back to where it was', async ({page}) => {
    await visit(page, somePage);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('a link that had the focus has it again', async ({page}) => {
    await visit(page, somePage);
    const link = page.locator('article').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('Back closes the dialog, and the page underneath stays', async ({page}) => {
    await visit(page, '/docs/cli/');
    await page.locator('article').getByRole('link').first().click();
    await expect(page).not.toHaveURL('/docs/cli/');
    const address = page.url();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.evaluate(() => history.back());
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/docs/cli/');
  });

  test('a click beside the dialog closes it, a click inside does not', async ({page}) => {
    await openSearch(page);
    await dialog(page).getByText('No recent searches').click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('Cancel is there up to 768 px, and closes', async ({page}) => {
    await page.setViewportSize({width: 769, height: 800});
    await openSearch(page);
    const cancel = dialog(page).getByRole('button', {name: 'Cancel'});
    await expect(cancel).toBeHidden();
    await page.setViewportSize({width: 768, height: 800});
    await cancel.click();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('Tab wraps around inside the dialog, in both directions', async ({page}) => {
    await openSearch(page);
    await box(page).fill('auto layout');
    await expect(options(page).first()).toBeVisible();
    const focused = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(true);
    }
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await focused()).toBe(true);
    }
  });

  test('the page behind does not scroll while the dialog is open', async ({page}) => {
    await openSearch(page);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });
});
