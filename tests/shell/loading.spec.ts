import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {shellRoot} from '@site/scripts/test/shell-site';
import {expect, hydrated, pageChunk, test} from './shell';

/** A host without our rules answers an address that ends in .html with the not-found page; the client must find the page itself. */
async function onPlainHost(page: Page, locale: '' | 'ko/' = ''): Promise<void> {
  const notFound = readFileSync(path.join(shellRoot('first'), 'docs', locale, '404.html'), 'utf8');
  await page.route(/\.html$/, (route) => route.fulfill({status: 404, contentType: 'text/html', body: notFound}));
}

test.use({
  expectedMessages:
    /404 \(Not Found\)|ChunkLoadError|Loading chunk|Failed to load resource|Minified React error|onRecoverableError|Hydration/,
});

test('an address that ends in .html finds its page on a host that does not know it', async ({page}) => {
  await onPlainHost(page);
  await page.goto('/docs/section/two.html');
  await expect(page.getByRole('heading', {level: 1, name: 'Page two'})).toBeVisible();
});

test('a page that is slow to load shows a spinner after a delay, then the page', async ({page}) => {
  await onPlainHost(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pageChunk, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/docs/section/two.html');
  await expect(page.getByRole('status', {name: 'Loading the page'})).toBeVisible();
  release();
  await expect(page.getByRole('heading', {level: 1, name: 'Page two'})).toBeVisible();
});

for (const [locale, retry, text] of [
  ['', 'Retry', 'This page could not be loaded.'],
  ['ko/', '다시 시도', '페이지를 불러오지 못했습니다.'],
] as const) {
  test(`a page that cannot be loaded shows the error in a red box, and ${retry} reloads the page`, async ({page}) => {
    await onPlainHost(page, locale);
    let broken = true;
    await page.route(pageChunk, (route) => (broken ? route.abort() : route.continue()));
    await page.goto(`/docs/${locale}section/two.html`);
    const box = page.getByRole('alert');
    await expect(box).toContainText(text);
    await expect(box).toContainText('ChunkLoadError');
    const [red = 0, green = 0, blue = 0] =
      (await box.evaluate((element) => getComputedStyle(element).backgroundColor)).match(/\d+/g)?.map(Number) ?? [];
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    broken = false;
    const reloaded = page.waitForEvent('domcontentloaded');
    await box.getByRole('button', {name: retry}).click();
    await reloaded;
    await expect(page.getByRole('heading', {level: 1, name: 'Page two'})).toBeVisible();
    await hydrated(page);
  });
}
