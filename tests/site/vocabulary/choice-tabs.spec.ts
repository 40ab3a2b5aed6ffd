import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../../lib/test';

const url = '/docs/kitchen-sink';
const key = 'docusaurus.tab.package-manager';

const tabs = (page: Page, index: number) => page.getByRole('tablist', {name: 'Package manager'}).nth(index);
const command = (page: Page, text: string) => page.getByRole('tabpanel').getByText(text);

async function open(page: Page): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

test('a choice holds for every group of tabs, and after a reload', async ({page}) => {
  await open(page);
  await expect(command(page, 'npm create vite@latest my-app -- --template react-ts')).toBeVisible();
  await tabs(page, 0).getByRole('tab', {name: 'pnpm'}).click();
  for (const index of [0, 1]) await expect(tabs(page, index).getByRole('tab', {name: 'pnpm'})).toHaveAttribute('aria-selected', 'true');
  await expect(command(page, 'pnpm create vite@latest my-app --template react-ts')).toBeVisible();
  await open(page);
  await expect(command(page, 'pnpm create vite@latest my-app --template react-ts')).toBeVisible();
  await expect(tabs(page, 1).getByRole('tab', {name: 'pnpm'})).toHaveAttribute('aria-selected', 'true');
});

test('arrow keys, Home and End move through the tabs', async ({page}) => {
  await open(page);
  const tab = (name: string) => tabs(page, 0).getByRole('tab', {name, exact: true});
  await tab('npm').focus();
  for (const [pressed, name] of [
    ['ArrowRight', 'pnpm'],
    ['End', 'bun'],
    ['ArrowRight', 'npm'],
    ['ArrowLeft', 'bun'],
    ['Home', 'npm'],
  ] as const) {
    await page.keyboard.press(pressed);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await expect(tabs(page, 0).locator('[tabindex="0"]')).toHaveCount(1);
});

test('another window follows', async ({page, context}) => {
  const other = await context.newPage();
  await open(page);
  await open(other);
  await tabs(other, 0).getByRole('tab', {name: 'yarn'}).click();
  await expect(tabs(page, 0).getByRole('tab', {name: 'yarn'})).toHaveAttribute('aria-selected', 'true');
  await expect(command(page, 'yarn create vite@latest my-app --template react-ts')).toBeVisible();
});

test('a stored choice causes no hydration error', async ({page}) => {
  const errors: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  page.on('pageerror', (error) => void errors.push(error.message));
  await page.addInitScript((name) => localStorage.setItem(name, 'bun'), key);
  await open(page);
  await expect(tabs(page, 0).getByRole('tab', {name: 'bun'})).toHaveAttribute('aria-selected', 'true');
  expect(errors.filter((text) => /hydrat|did not match|React error #4(18|23|25)/i.test(text))).toEqual([]);
});

test('a choice nobody knows shows the first panel', async ({page}) => {
  await page.addInitScript((name) => localStorage.setItem(name, 'left-pad'), key);
  await open(page);
  await expect(command(page, 'npm create vite@latest my-app -- --template react-ts')).toBeVisible();
  await expect(tabs(page, 0).getByRole('tab', {name: 'npm', exact: true})).toHaveAttribute('aria-selected', 'true');
});

test.describe('without storage', () => {
  test.use({expectedMessages: /browser storage is not available/});

  test('tabs work where the storage is blocked', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await open(page);
    await tabs(page, 0).getByRole('tab', {name: 'bun'}).click();
    await expect(command(page, 'bun create vite@latest my-app --template react-ts')).toBeVisible();
    await expect(tabs(page, 1).getByRole('tab', {name: 'bun'})).toHaveAttribute('aria-selected', 'true');
  });
});

test('what the reader clicks stays where it is when other tabs change their height', async ({page}) => {
  await open(page);
  const tab = tabs(page, 1).getByRole('tab', {name: 'yarn'});
  await tab.scrollIntoViewIfNeeded();
  const before = await tab.boundingBox();
  await tab.click();
  expect((await tab.boundingBox())?.y).toBeCloseTo(before?.y ?? -1, 0);
});

test.describe('in the page as it is served', () => {
  test.use({expectedMessages: /Failed to load resource/});

  test('the chosen panel is there before any script of the site has run', async ({page}) => {
    await page.addInitScript((name) => localStorage.setItem(name, 'pnpm'), key);
    await page.route(/\.js(\?|$)/, (route) => route.abort());
    await page.goto(url);
    await expect(command(page, 'pnpm create vite@latest my-app --template react-ts')).toBeVisible();
    await expect(command(page, 'npm create vite@latest my-app -- --template react-ts')).toBeHidden();
    const line = (name: string) =>
      tabs(page, 0)
        .getByRole('tab', {name, exact: true})
        .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
    expect(await line('pnpm')).not.toBe(await line('npm'));
  });

  test('every panel is shown to readers without scripts', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto(url);
    for (const manager of ['pnpm', 'yarn', 'bun']) await expect(page.getByText(`${manager} create vite@latest`)).toBeVisible();
    await context.close();
  });
});
