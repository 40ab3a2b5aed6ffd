import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {shellRoot} from '@site/scripts/test/shell-site';
import {brand} from '../../config/brand';
import {saveData} from '../lib/loaded';
import {wake} from '../lib/test';
import {chunkWith, expect, type Folder, hydrated, test, visit} from './shell';

/** A host without our rules answers an address that ends in .html with the not-found page; the client must find the page itself. */
async function onPlainHost(page: Page): Promise<void> {
  const notFound = readFileSync(path.join(shellRoot('first'), 'docs/404.html'), 'utf8');
  await page.route(/\.html$/, (route) => route.fulfill({status: 404, contentType: 'text/html', body: notFound}));
}

const chunkOfPageTwo = (locale: Folder) => chunkWith('Text of page two', locale);
const chunkOfHome = (locale: Folder) => chunkWith('The first page.', locale);

/** The router waits for a page before it shows it; only a reader who leaves the crash page of the shell sees one that is not there yet. */
async function goHomeFromACrash(page: Page, locale: Folder): Promise<void> {
  await saveData(page);
  await visit(page, `/docs/${locale}section/two`);
  await page.getByRole('button', {name: 'Break the navbar'}).click();
  await expect(page.getByText('The navbar item broke on purpose')).toBeVisible();
  await page.locator('.navbar').getByRole('link', {name: brand.name}).click();
}

async function expectRed(box: Locator): Promise<void> {
  const color = await box.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
}

test.use({
  expectedMessages:
    /404 \(Not Found\)|on purpose|navbar item failed|ChunkLoadError|Loading chunk|Failed to load resource|Minified React error|onRecoverableError|Hydration/,
});

test('an address that ends in .html finds its page on a host that does not know it', async ({page}) => {
  await onPlainHost(page);
  await page.goto('/docs/section/two.html');
  await expect(page.getByRole('heading', {level: 1, name: 'Page two'})).toBeVisible();
});

test('a page that is slow to load shows a spinner after a delay, then the page', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(chunkOfHome(''), async (route) => {
    await held;
    await route.continue();
  });
  await goHomeFromACrash(page, '');
  await expect(page.getByRole('status', {name: 'Loading the page'})).toBeVisible();
  release();
  await expect(page.getByRole('heading', {level: 1, name: 'Shell home'})).toBeVisible();
});

for (const [locale, retry, text] of [
  ['', 'Retry', 'This page could not be loaded.'],
  ['ko/', '다시 시도', '페이지를 불러오지 못했습니다.'],
] as const) {
  test(`a page that cannot be loaded shows the error in a red box, and ${retry} reloads the page`, async ({page}) => {
    let broken = true;
    await page.route(chunkOfHome(locale), (route) => (broken ? route.abort() : route.continue()));
    await goHomeFromACrash(page, locale);
    const box = page.getByRole('alert');
    await expect(box).toContainText(text);
    await expect(box).toContainText('ChunkLoadError');
    await expectRed(box);
    broken = false;
    const reloaded = page.waitForEvent('domcontentloaded');
    await box.getByRole('button', {name: retry}).click();
    await reloaded;
    await expect(page.getByRole('heading', {level: 1, name: 'Shell home'})).toBeVisible();
    await hydrated(page);
  });
}

for (const {locale, what, files, text, retry} of [
  {locale: '', what: "the page's own text", files: chunkOfPageTwo, text: 'This page did not load completely.', retry: 'Retry'},
  {locale: '', what: 'the main script', files: () => /\/main\.[^/]+\.js$/, text: 'This page did not load completely.', retry: 'Retry'},
  {locale: 'ko/', what: 'all scripts', files: () => /\.js$/, text: '페이지를 완전히 불러오지 못했습니다.', retry: '다시 시도'},
] as const) {
  test(`a first load of /docs/${locale}section/two without ${what} says so, can be read, and ${retry} reloads it`, async ({page}) => {
    let broken = true;
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.route(files(locale), (route) => (broken ? route.abort() : route.continue()));
    await page.goto(`/docs/${locale}section/two`);
    const box = page.getByRole('alert');
    await expect(box).toContainText(text);
    await expect(box).toBeInViewport({ratio: 1});
    await expectRed(box);
    await expect(page.getByText('Text of page two')).toBeVisible();
    expect(loads).toBe(1);

    broken = false;
    await box.getByRole('button', {name: retry}).click();
    await hydrated(page);
    await expect(page.getByText('Text of page two')).toBeVisible();
    await expect(box).toHaveCount(0);
    expect(loads).toBe(2);
  });
}

test('links work on a page whose scripts did not load', async ({page}) => {
  await page.route(/\/main\.[^/]+\.js$/, (route) => route.abort());
  await page.goto('/docs/');
  await wake(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('article').getByRole('link', {name: 'Page two'}).click();
  await expect(page).toHaveURL(/section\/two$/);
  await expect(page.getByText('Text of page two')).toBeVisible();
});

test('a third-party script that fails is not a failure of the page', async ({page}) => {
  await page.route(/googletagmanager/, (route) => route.abort());
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The page must not be hydrated yet when the other script fails.
  await page.route(/\/main\.[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/docs/section/two', {waitUntil: 'commit'});
  await failed;
  await expect(page.getByText('Text of page two')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  release();
  await hydrated(page);
});
