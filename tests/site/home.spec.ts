import {targets} from '@site/data/targets';
import {expect, test} from '../lib/test';

test('the home page names every target with its status and leads to its page', async ({page}) => {
  await page.goto('/docs/');
  for (const {name, status, path} of targets) {
    const link = page.getByRole('main').locator(`a[href="/docs${path}"]`).filter({hasText: status});
    await expect(link, name).toContainText(name);
  }
});

test('the home page leads on by role, by question and by section', async ({page}) => {
  await page.goto('/docs/');
  const main = page.getByRole('main');
  for (const role of ['Designers', 'Developers', 'Teams']) await expect(main.getByRole('heading', {name: role})).toBeVisible();
  await main.getByRole('link', {name: "What doesn't work?"}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Known issues'})).toBeVisible();
});

test('the home page shows a design beside its code', async ({page}) => {
  await page.goto('/docs/');
  await expect(page.getByRole('main').getByText('--as-h2').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('export function HeroCard').first()).toBeVisible();
});

for (const width of [320, 390, 768, 1440]) {
  test(`the home page does not scroll sideways at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('/docs/');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
