import {expect, test, visit} from './shell';

test('Escape closes a dropdown of the navbar and gives the focus back to its button', async ({page}) => {
  await visit(page, '/docs/section/one');
  const button = page.getByRole('button', {name: 'English'});
  const item = page.getByRole('link', {name: '한국어'});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(item).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(item).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(item).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes a dropdown under the pointer, which opens again when the pointer comes back', async ({page}) => {
  await visit(page, '/docs/section/one');
  const button = page.getByRole('button', {name: 'English'});
  const item = page.getByRole('link', {name: '한국어'});
  await button.hover();
  await expect(item).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await page.getByRole('heading', {level: 1}).hover();
  await button.hover();
  await expect(item).toBeVisible();
});

test('closing the announcement leaves the focus on the navbar, which comes next', async ({page}) => {
  await visit(page, '/docs/');
  await page.getByRole('banner').getByRole('button', {name: 'Close'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('link').first()).toBeFocused();
});

test('collapsing and expanding the sidebar keeps the focus, and Tab passes the collapsed one', async ({page}) => {
  await visit(page, '/docs/section/one');
  const collapse = page.getByRole('button', {name: 'Collapse sidebar'});
  const expand = page.getByRole('button', {name: 'Expand sidebar'});
  await collapse.focus();
  await page.keyboard.press('Enter');
  await expect(expand).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(expand).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(expand).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(collapse).toBeFocused();
});

for (const [motion, steps] of [
  ['no-preference', 'in many steps'],
  ['reduce', 'at once'],
] as const) {
  test(`with prefers-reduced-motion: ${motion}, Scroll back to top goes there ${steps}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: motion});
    await visit(page, '/docs/section/one');
    await page.mouse.wheel(0, 2500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500);
    await page.mouse.wheel(0, -200);
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await expect(button).toBeVisible();
    await page.evaluate(() => {
      const root = document.documentElement;
      window.addEventListener('scroll', () => root.setAttribute('data-steps', `${Number(root.getAttribute('data-steps')) + 1}`));
    });
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const counted = Number(await page.locator('html').getAttribute('data-steps'));
    if (motion === 'reduce') expect(counted).toBeLessThanOrEqual(1);
    else expect(counted).toBeGreaterThan(5);
  });
}
