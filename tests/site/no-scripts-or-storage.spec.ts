import {announcement} from '../../config/announcement';
import {expect, languages, test, visit} from '../lib/test';
import {find, openSearch, settled} from './search/search';

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('content is readable and links work', async ({page}) => {
    await page.goto('/docs/concepts/layouts/autolayout');
    await expect(page.getByRole('heading', {level: 1, name: 'Auto layout'})).toBeVisible();
    await expect(page.locator('article p').first()).toBeVisible();
    await page.locator('article').getByRole('link', {name: 'Constraints'}).first().click();
    await expect(page).toHaveURL('/docs/concepts/layouts/constraints');
    await expect(page.getByRole('heading', {level: 1, name: 'Constraints'})).toBeVisible();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Reference'}).click();
    await expect(page).toHaveURL('/docs/reference/');
  });

  for (const {locale, base} of languages) {
    for (const width of [390, 1280]) {
      test(`in ${locale}, at ${width} px, the other parts of the site and a closed group of the sidebar are one click away`, async ({
        page,
      }) => {
        await page.setViewportSize({width, height: 844});
        await page.goto(`${base}getting-started/intro`);
        const sidebar = page.locator('.theme-doc-sidebar-container');
        await expect(sidebar.locator('[aria-current="page"]')).toBeVisible();
        const group = sidebar.getByRole('button', {expanded: false}).first();
        const name = (await group.textContent()) ?? '';
        await group.click();
        await expect(page).not.toHaveURL(/intro/);
        await expect(sidebar.getByRole('button', {name, expanded: true})).toBeVisible();
        await expect(sidebar.locator('[aria-current="page"]')).toBeVisible();
        // What only scripts can do is not offered.
        for (const dead of ['.navbar__toggle', '.menu__caret', '.theme-doc-toc-mobile', '[class*="collapseSidebarButton"]'])
          await expect(page.locator(dead).filter({visible: true})).toHaveCount(0);
        await page.locator(`.navbar a[href="${base}reference/"]`).click();
        await expect(page).toHaveURL(`${base}reference/`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }
  }
});

test.describe('with storage blocked', () => {
  test.use({expectedMessages: /browser storage is not available/});

  test('a warning is logged, and pages, menus, the announcement and search work', async ({page}) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await visit(page, '/docs/');
    expect(warnings.join()).toContain('browser storage is not available');
    // An owner may have none.
    if (announcement?.isCloseable) {
      const bar = page.locator('.theme-announcement-bar');
      await expect(bar).toBeVisible();
      await bar.getByRole('button', {name: 'Close'}).click();
      await expect(bar).toBeHidden();
    }
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Reference'}).click();
    await expect(page).toHaveURL('/docs/reference/');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Next'}).hover();
    await page.getByRole('link', {name: '1.0', exact: true}).click();
    await expect(page).toHaveURL(/\/docs\/1\.0\//);
    await openSearch(page);
    await find(page, 'constraints');
    await settled(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toContainText(/constraint/i);
  });
});
