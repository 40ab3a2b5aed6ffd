import {expect, test, visit} from '../../lib/test';

const address = '/docs/@designto-code/flags/--module';

test('the code of a pair is shown without its flag, by keyboard, and what is shown is what is copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, address);
  const pair = page.locator('[data-pair]').first();
  const panel = pair.getByRole('tabpanel', {name: 'React'});
  const without = pair.getByRole('switch', {name: 'Without the flag --module'});
  await expect(panel.getByText("import {OrderTotal} from './order-total';")).toBeVisible();
  await expect(panel.getByText('order-total.tsx')).toBeVisible();

  await without.focus();
  await page.keyboard.press('Space');
  await expect(without).toBeChecked();
  await expect(pair.getByRole('status').filter({hasText: /^Lines the flag changes here: \d+$/})).toBeVisible();
  await expect(panel.getByText("import {OrderTotal} from './order-total';")).toBeHidden();
  await expect(panel.getByText('order-total.tsx')).toBeHidden();
  await panel.getByRole('button', {name: 'Copy code'}).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("styles['box-4']");
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('OrderTotal');

  await page.keyboard.press('Shift+Tab');
  await without.press('Space');
  await expect(panel.getByText("import {OrderTotal} from './order-total';")).toBeVisible();
  await expect(without).not.toBeChecked();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the switch of a Korean page works as well', async ({page}) => {
    await page.goto(`/docs/ko${address.slice('/docs'.length)}`);
    const pair = page.locator('[data-pair]').first();
    const code = pair.getByText("import {OrderTotal} from './order-total';");
    await expect(code).toBeVisible();
    await pair.getByRole('switch', {name: '--module 플래그 없이 보기'}).check();
    await expect(code).toBeHidden();
  });
});
