import type {Page} from '@playwright/test';
import {bodiesOf} from '../../lib/loaded';
import {expect, hydrated, test} from '../../lib/test';

const block = (page: Page, text: string) => page.locator('[data-language]').filter({hasText: text}).first();

test.beforeEach(async ({page}) => {
  await page.goto('/docs/kitchen-sink');
  await hydrated(page);
});

test('the copy button copies the code after the change, and says so', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const diff = block(page, 'hero-card.css');
  await diff.getByRole('button', {name: 'Copy code'}).click();
  await expect(diff.getByRole('status')).toHaveText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe('.hero-card {\n  display: flex;\n  gap: 8px;\n  padding: 16px;\n}');
});

test('code that is selected by hand reads as it was written', async ({page}) => {
  const text = await block(page, 'hero-card.tsx')
    .locator('pre')
    .evaluate((pre) => {
      window.getSelection()?.selectAllChildren(pre);
      return window.getSelection()?.toString();
    });
  expect(text?.trimEnd().split('\n').slice(0, 4)).toEqual([
    "import styles from './hero-card.module.css';",
    '',
    "export function HeroCard({title = 'Hello'}: {title?: string}) {",
    '  return (',
  ]);
});

test('long lines wrap when the reader asks, and scroll again', async ({page}) => {
  const long = block(page, 'DecoratedBox');
  const overflow = () => long.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  const wrap = long.getByRole('button', {name: 'Wrap long lines'});
  expect(await overflow()).toBeGreaterThan(0);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBe(0);
  await wrap.click();
  expect(await overflow()).toBeGreaterThan(0);
});

test('a block that scrolls is scrolled by keyboard; one that fits is not a tab stop', async ({page}) => {
  const scroller = block(page, 'DecoratedBox').getByRole('group', {name: 'Code, Dart'});
  await scroller.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scroller.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
  await expect(block(page, 'hero-card.css').locator('pre')).not.toHaveAttribute('tabindex');
  await expect(block(page, 'hero-card.css').getByRole('group')).toHaveCount(0);
});

test('each color mode has its own colors', async ({page}) => {
  const keyword = block(page, 'hero-card.tsx').locator('.k').first();
  const colors = () =>
    keyword.evaluate((node) => [getComputedStyle(node).color, getComputedStyle(node.closest('[data-language]') ?? node).backgroundColor]);
  const shown = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await page.reload();
    shown.push(await colors());
  }
  const [light, dark] = shown;
  expect(dark?.[0]).not.toBe(light?.[0]);
  expect(dark?.[1]).not.toBe(light?.[1]);
});

test('lines that are pointed at stand out over their whole width', async ({page}) => {
  const tsx = block(page, 'hero-card.tsx');
  await expect(tsx.locator('.mark')).toHaveCount(3);
  const [mark, pre] = await Promise.all([tsx.locator('.mark').first().boundingBox(), tsx.locator('pre').boundingBox()]);
  expect(mark?.width).toBe(pre?.width);
});

test('no highlighter is sent to the reader', async ({page}) => {
  const scripts = bodiesOf(page, ['script']);
  await page.reload();
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(0);
  // Prism's grammars cannot do without the first word, Shiki not without the second.
  for (const script of await Promise.all(scripts)) expect(/lookbehind\s*:|codeToTokens/.exec(script)?.[0]).toBeUndefined();
});
