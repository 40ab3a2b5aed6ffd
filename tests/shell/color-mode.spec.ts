import {expect, test, visit} from './shell';

const theme = 'html[data-theme]';
const toggle = /Switch between dark and light mode/;

test('the switch changes the color mode and the choice is kept under the key theme', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/docs/');
  await page.getByRole('button', {name: toggle}).click();
  await page.getByRole('button', {name: toggle}).click();
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'dark');
});

test.describe('with scripts out of reach', () => {
  test.use({expectedMessages: /ERR_FAILED/});

  test('the choice is shown before the first paint', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/docs/section/two');
    await expect(page.locator(theme)).toHaveAttribute('data-theme', 'dark');
  });
});

test('the choice is synced across tabs', async ({context, page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/docs/');
  const other = await context.newPage();
  await other.route(/googletagmanager/, (route) => route.fulfill({body: ''}));
  await visit(other, '/docs/section/two');
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'dark');
});

for (const system of ['light', 'dark'] as const) {
  test(`without a choice the color mode is the system's: ${system}`, async ({page}) => {
    await page.emulateMedia({colorScheme: system});
    await visit(page, '/docs/');
    await expect(page.locator(theme)).toHaveAttribute('data-theme', system);
  });
}

test('clearing the choice goes back to the system preference', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/docs/');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await visit(page, '/docs/');
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: toggle}).click();
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('another tab that clears the whole storage clears the choice', async ({context, page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await visit(page, '/docs/');
  const other = await context.newPage();
  await other.route(/googletagmanager/, (route) => route.fulfill({body: ''}));
  await visit(other, '/docs/section/two');
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'dark');
  await other.evaluate(() => localStorage.clear());
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'light');
});
