import type {Page} from '@playwright/test';
import {expect, test, visit} from './shell';

const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const drawer = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
const inertElements = (page: Page) => page.locator('[inert]:not([role="dialog"] *)');

const hasFocus = (page: Page) =>
  drawer(page).evaluate((dialog) => dialog.contains(document.activeElement) && document.activeElement !== dialog);

test.describe('the drawer, at 400 % zoom on a desktop screen', () => {
  test.use({viewport: {width: 320, height: 256}});

  test('is a dialog for the keyboard: focus goes in, stays in and is given back, and the rest is inert', async ({page}) => {
    await visit(page, '/docs/section/one');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeInViewport();
    await expect(drawer(page)).toHaveAttribute('aria-modal', 'true');
    await expect(drawer(page).getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    for (const covered of ['main', '.theme-layout-footer', '.navbar__inner', '.theme-announcement-bar'])
      await expect(page.locator(`[inert] ${covered}, ${covered}[inert]`), `${covered} is inert`).toHaveCount(1);

    const visited = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < 15; press += 1) {
        await page.keyboard.press(key);
        expect(await hasFocus(page), `${key} number ${press + 1}`).toBe(true);
        visited.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      }
    expect([...visited].join()).toContain('Page two');

    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expect(inertElements(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the backdrop closes the drawer and gives the focus back', async ({page}) => {
    await visit(page, '/docs/section/one');
    await toggle(page).tap();
    await expect(drawer(page)).toBeInViewport({ratio: 1});
    await page.touchscreen.tap(380, 500);
    await expect(drawer(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expect(inertElements(page)).toHaveCount(0);
  });

  test('the drawer has its name in Korean', async ({page}) => {
    await visit(page, '/docs/ko/section/one');
    await page.locator('.navbar__toggle').tap();
    await expect(page.getByRole('dialog', {name: '메뉴'})).toBeInViewport();
  });
});
