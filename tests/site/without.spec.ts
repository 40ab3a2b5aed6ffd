import {expect, test, visit} from '../lib/test';

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
});

test.describe('with storage blocked', () => {
  test.use({expectedMessages: /browser storage is not available/});

  test('a warning is logged, and pages, menus and the announcement work', async ({page}) => {
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
    await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
    await expect(page.getByText('You are reading the docs of the coming release.')).toBeHidden();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Reference'}).click();
    await expect(page).toHaveURL('/docs/reference/');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Next'}).hover();
    await page.getByRole('link', {name: '1.0', exact: true}).click();
    await expect(page).toHaveURL(/\/docs\/1\.0\//);
  });
});
