import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {plainHash} from '@site/core/playground/hash';
import {asleep} from '../lib/asleep';
import {axeFindingsInContent} from '../lib/axe';
import {layoutShift, watchLayoutShifts} from '../lib/layout-shift';
import {bodiesOf} from '../lib/loaded';
import {expect, test, visit} from '../lib/test';

const playground = '/docs/getting-started/playground';

const editor = (page: Page) => page.getByRole('textbox', {name: 'Layers'});
const code = (page: Page) => page.getByRole('region', {name: 'Code'});
const design = (page: Page) => page.getByRole('region', {name: 'Design'});

/** Opens the playground and waits until there is code. */
async function open(page: Page, hash = ''): Promise<void> {
  await visit(page, playground + hash);
  await expect(page.locator('[data-phase="ready"]').locator('pre code').first()).toBeVisible();
}

test('what is typed becomes a tree, a drawing and code at once, and a mistake keeps the last good result', async ({page}) => {
  await open(page);
  await expect(design(page).getByRole('treeitem', {name: 'Hero card'})).toBeVisible();
  await editor(page).fill('Ticket 240xhug fill=#ffffff auto=column gap=8 padding=16\n  Train "Night train" size=16 line=24');
  await expect(design(page).getByRole('treeitem', {name: 'Ticket'})).toBeVisible();
  await expect(design(page).locator('[data-layer="Train"]')).toHaveText('Night train');
  await expect(code(page)).toContainText('Night train');
  await expect(code(page)).toContainText('240px');
  // The lines that come from a layer light up with it.
  await design(page).locator('[data-layer="Train"]').hover();
  await expect(code(page).locator('[data-lit]').first()).toBeVisible();

  await editor(page).fill('Ticket 240xhug auto=column\n  Train "Night train" fil=#fff');
  const mistake = page.getByRole('button', {name: 'Line 2'}).locator('..');
  await expect(mistake).toContainText('"fil=#fff"');
  await expect(mistake).toContainText('one of the attributes');
  await expect(editor(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(code(page)).toContainText('240px');
  await page.getByRole('button', {name: 'Line 2'}).click();
  await expect(editor(page)).toBeFocused();
  expect(
    await editor(page).evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd)),
  ).toContain('fil=');
  expect(await axeFindingsInContent(page)).toEqual([]);
});

test('on a wide screen the layers stay in sight beside their code', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page);
  await code(page).locator('pre').last().scrollIntoViewIfNeeded();
  await expect(editor(page)).toBeInViewport();
});

test('a design is shared by its address, with its target', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, plainHash('Shared 100x50 fill=#2449d8'));
  await expect(design(page).getByRole('treeitem', {name: 'Shared'})).toBeVisible();
  await page.getByLabel('Target').selectOption('flutter');
  await expect(code(page)).toContainText('shared.dart');
  await page.getByRole('button', {name: 'Copy link'}).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/#target=flutter&z=[\w-]+$/);
  const link = await copied();
  // The address follows by itself.
  await expect(page).toHaveURL(link);
  const other = await context.newPage();
  await other.goto(link);
  await expect(code(other)).toContainText('shared.dart');
  await expect(editor(other)).toHaveValue('Shared 100x50 fill=#2449d8');
  await expect(other.getByLabel('Target')).toHaveValue('flutter');
});

test('a damaged address is said to be damaged, and the hero card is there', async ({page}) => {
  await open(page, '#z=iVBORw0KGgo');
  await expect(page.getByRole('alert')).toContainText('cannot be read');
  await expect(editor(page)).toHaveValue(/^Hero card/);
  await editor(page).fill('Card 10x10');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('examples are designs to start from, and code is saved as files', async ({page}) => {
  await open(page);
  const examples = page.getByLabel('Start from');
  await expect(examples.locator('optgroup[label="Flags"] option').nth(50)).toBeAttached();
  await page.getByLabel('Target').selectOption('html');
  await examples.selectOption({label: '--as-button'});
  await expect(code(page)).toContainText('<button');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download'}).click();
  const archive = await saving;
  expect(archive.suggestedFilename()).toMatch(/^[\w-]+\.zip$/);
  expect(readFileSync(await archive.path()).subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'));
  await page.getByLabel('Target').selectOption('flutter');
  await expect(code(page)).toContainText('.dart');
  const single = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download'}).click();
  expect((await single).suggestedFilename()).toMatch(/^\w+\.dart$/);
});

test('by keyboard the editor is entered and left with Tab, and Enter keeps the level', async ({page}) => {
  await open(page, plainHash('Card 100x100'));
  await page.getByRole('button', {name: 'Download'}).focus();
  await page.keyboard.press('Tab');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+]');
  await page.keyboard.type('A 10x10');
  await page.keyboard.press('Enter');
  await page.keyboard.type('B 10x10');
  await expect(editor(page)).toHaveValue('Card 100x100\n  A 10x10\n  B 10x10');
  await page.keyboard.press('ControlOrMeta+[');
  await expect(editor(page)).toHaveValue('Card 100x100\n  A 10x10\nB 10x10');
  await expect(design(page).getByRole('treeitem', {name: 'B'})).toHaveAttribute('aria-level', '1');
  await page.keyboard.press('Tab');
  await expect(editor(page)).not.toBeFocused();
});

test('hostile and very long designs give a message or a result, never markup', async ({page}) => {
  const hostile = 'Card "<img src=x onerror=alert(1)>" size=14 line=20';
  await open(page, plainHash(hostile));
  await expect(code(page)).toContainText('onerror');
  await expect(page.locator('article img[src="x"]')).toHaveCount(0);
  await editor(page).fill('\tCard');
  await expect(page.getByRole('button', {name: 'Line 1'}).locator('..')).toContainText('a tab');
  const deep = Array.from({length: 101}, (_, depth) => `${'  '.repeat(depth)}Frame auto=row`);
  await editor(page).fill(deep.join('\n'));
  await expect(page.getByRole('button', {name: 'Line 101'}).locator('..')).toContainText('at most 100 levels');
  // By its address: typing so much at once keeps the browser itself busy.
  const long = `Frame 100x100 auto=column\n${Array.from({length: 9999}, (_, index) => `  Box ${index} 10x10`).join('\n')}`;
  await page.evaluate((hash) => window.location.assign(hash), plainHash(long));
  await expect(design(page)).toContainText('more than 1000 layers');
  await expect(code(page)).toContainText('the first 1000 lines are shown');
  // What is shown stays small, so that the next letter is not kept waiting.
  expect(await code(page).locator('.line').count()).toBeLessThanOrEqual(2000);
  await editor(page).press('ControlOrMeta+End');
  await page.keyboard.type(' fill=#fff');
  await expect(editor(page)).toHaveValue(/Box 9998 10x10 fill=#fff$/);
});

test.describe('before the playground runs', () => {
  for (const [width, hash, shown] of [
    [1440, '', true],
    [390, '', true],
    [1440, plainHash('Shared 100x50'), false],
  ] as const) {
    test(`at ${width} px with the address "${hash}" the hero card is ${shown ? 'there, and nothing moves' : 'not shown'}`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await watchLayoutShifts(page);
      const {release} = await asleep(page, playground + hash);
      await expect(design(page).locator('[data-layer="Title"]')).toBeVisible({visible: shown});
      await expect(code(page).getByText('export function HeroCard').first()).toBeVisible({visible: shown});
      await page.evaluate(() => document.fonts.ready);
      const heightOf = () => page.locator('[data-phase]').evaluate((frame) => frame.getBoundingClientRect().height);
      const before = await heightOf();
      await page.locator('[data-phase]').scrollIntoViewIfNeeded();
      release();
      await expect(page.locator('[data-phase="ready"]')).toBeVisible();
      if (!shown) return expect(editor(page)).toHaveValue('Shared 100x50');
      expect(await heightOf()).toBe(before);
      expect(await layoutShift(page)).toBe(0);
    });
  }
});

test.describe('on a phone, in Korean', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('everything is in Korean, and nothing scrolls sideways', async ({page}) => {
    await visit(page, '/docs/ko/getting-started/playground');
    const field = page.getByRole('textbox', {name: '레이어'});
    await expect(field).toHaveValue(/^Hero card/);
    await expect(page.getByRole('region', {name: '코드'}).locator('pre code').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await field.fill('Card fill=red');
    await expect(page.getByRole('button', {name: '1번째 줄'})).toBeVisible();
    await expect(page.getByText('필요한 내용', {exact: true})).toBeVisible();
    expect(await axeFindingsInContent(page)).toEqual([]);
  });
});

test('a pair opens in the playground, which no other page loads', async ({page}) => {
  const bodies = bodiesOf(page, ['script', 'stylesheet']);
  await visit(page, '/docs/');
  const scripts = await Promise.all(bodies);
  expect(scripts.filter((body) => body.includes('playground.damaged'))).toEqual([]);
  // The test must not end while one is being read.
  page.removeAllListeners('response');
  const link = page.getByRole('link', {name: 'Open in the playground'}).first();
  await link.click();
  await expect(editor(page)).toHaveValue(/^Hero card/);
  expect(new URL(page.url()).pathname).toBe(playground);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a sentence says so and leads to the designs, and the first of them is there', async ({page}) => {
    await page.goto(playground);
    await expect(page.getByText('The playground needs JavaScript.')).toBeVisible();
    await expect(page.getByLabel('Start from')).toBeHidden();
    await expect(code(page)).toContainText('export function HeroCard');
    await expect(page.locator('article').getByRole('link', {name: 'Worked examples'})).toBeVisible();
  });
});
