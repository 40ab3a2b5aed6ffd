import {expect, test, visit} from '../../lib/test';
import {find, indexFiles, openSearch, seeAll, textFiles} from './search';

const results = 'main ol > li';

test('without a query the page asks for one', async ({page}) => {
  await visit(page, '/docs/search');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  await expect(page.locator(results)).toHaveCount(0);
  await expect(page).toHaveTitle(/Search the documentation/);
});

test('q gives results, a title, and 20 a page; more come while scrolling', async ({page}) => {
  await visit(page, '/docs/search?q=layout');
  await expect(page).toHaveTitle(/Search results for "layout"/);
  await expect(page.getByRole('status')).toHaveText(/\d{2,} results/);
  await expect(page.locator(results).nth(19)).toBeVisible();
  await page.locator(results).last().scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator(results).count()).toBeGreaterThan(20);
});

test('typing changes the results and the address', async ({page}) => {
  await visit(page, '/docs/search?q=layout');
  await expect(page.locator(results).first()).toBeVisible();
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('constraints');
  await expect(page).toHaveURL('/docs/search?q=constraints');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "constraints"');
  await expect(page.locator(results).first()).toContainText('Constraints');
});

test('a result opens, and going back finds the query again', async ({page}) => {
  await visit(page, '/docs/search?q=constraints');
  await page.locator(results).first().getByRole('link').click();
  await expect(page).toHaveURL(/constraints/);
  await page.goBack();
  await expect(page).toHaveURL('/docs/search?q=constraints');
  await expect(page.getByRole('searchbox', {name: 'Search docs'})).toHaveValue('constraints');
  await expect(page.locator(results).first()).toBeVisible();
});

test('Back from a result finds the list as long as it was, at the place where it was left', async ({page}) => {
  await visit(page, '/docs/search?q=layout');
  await expect(page.getByRole('status')).toHaveText(/\d{2,} results/);
  for (const count of [40, 60]) {
    await page.locator(results).last().scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator(results).count()).toBeGreaterThanOrEqual(count);
  }
  const length = await page.locator(results).count();
  const chosen = page.locator(results).nth(38).getByRole('link');
  await chosen.scrollIntoViewIfNeeded();
  const place = (await chosen.boundingBox())?.y ?? 0;
  await chosen.click();
  await expect(page).not.toHaveURL(/\/docs\/search/);
  await page.goBack();
  await expect(page.locator(results)).toHaveCount(length);
  await expect.poll(async () => Math.round((await chosen.boundingBox())?.y ?? 0)).toBe(Math.round(place));
});

test('the results have a passage under their titles, and in all versions a page of another one is marked', async ({page}) => {
  await visit(page, '/docs/search?q=configuration');
  await expect(page.getByRole('status')).toHaveText(/\d{2,} results/);
  await expect(page.locator(results).getByText('1.0', {exact: true})).toHaveCount(0);
  // The path, and the passage.
  for (const at of [0, 1, 2, 3, 4]) await expect(page.locator(results).nth(at).locator('p')).toHaveCount(2);
  await page.getByRole('combobox', {name: 'Version'}).selectOption({label: 'All versions'});
  const older = page.locator(results).filter({has: page.locator('a[href^="/docs/1.0/"]')});
  await expect(older.first()).toBeVisible();
  await expect(older.first().getByText('1.0', {exact: true}).first()).toBeVisible();
});

test('while only titles have been searched there is no number; without the text the page says so, and tries again', async ({page}) => {
  await page.route(textFiles, (route) => route.fulfill({contentType: 'application/json', body: '{"format":1'}));
  await visit(page, '/docs/search?q=layout');
  await expect(page.getByRole('status')).toHaveText('Only titles were searched: the text of the pages could not be loaded.');
  await page.unroute(textFiles);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('status')).toHaveText(/^\d{2,} results$/);
  await expect(page.getByRole('button', {name: 'Try again'})).toHaveCount(0);
});

test('the version is preset to the preferred one, and can be changed to all', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '1.0'));
  await visit(page, '/docs/search?q=configuration');
  const select = page.getByRole('combobox', {name: 'Version'});
  await expect(select).toHaveValue('docs-default-1.0');
  await expect(page.locator(results).first().getByRole('link')).toHaveAttribute('href', /^\/docs\/1\.0\//);
  await expect(page.getByRole('status')).toHaveText(/^\d+ results$/);
  const inOne = Number.parseInt((await page.getByRole('status').textContent()) ?? '', 10);
  await select.selectOption({label: 'All versions'});
  await expect.poll(async () => Number.parseInt((await page.getByRole('status').textContent()) ?? '', 10)).toBeGreaterThan(inOne);
});

test('without a preference the version is the last one', async ({page}) => {
  await visit(page, '/docs/search?q=configuration');
  await expect(page.getByRole('combobox', {name: 'Version'})).toHaveValue('docs-default-current');
});

test('nothing found: says so, and offers all versions, the other language and a report', async ({page}) => {
  await visit(page, '/docs/search?q=zzqxvk');
  const main = page.getByRole('main');
  await expect(main).toContainText('No results for "zzqxvk"');
  await expect(main.getByRole('button', {name: 'Search all versions'})).toBeVisible();
  await expect(main.getByRole('link', {name: 'Search in 한국어'})).toHaveAttribute('href', '/docs/ko/search?q=zzqxvk');
  await expect(main.getByRole('link', {name: /Let us know/})).toBeVisible();
});

test.describe('the index cannot be had', () => {
  test.use({expectedMessages: /\[search\]|Failed to load resource/});

  test('an error is shown instead of an endless wait, and a retry recovers', async ({page}) => {
    await page.route(indexFiles, (route) => route.abort());
    await visit(page, '/docs/search?q=layout');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results', {timeout: 20_000});
    await expect(page.getByText('Searching…')).toHaveCount(0);
    await page.unroute(indexFiles);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator(results).first()).toBeVisible({timeout: 20_000});
    await expect(alert).toHaveCount(0);
  });
});

test('in Korean it finds Korean pages', async ({page}) => {
  await visit(page, `/docs/ko/search?q=${encodeURIComponent('레이아웃')}`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('“레이아웃” 검색 결과');
  await expect(page.locator(results).first().getByRole('link')).toHaveAttribute('href', /^\/docs\/ko\//);
});

test('search engines are asked to leave the page out', async ({page}) => {
  await page.goto('/docs/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const sitemap = await (await page.request.get('/docs/sitemap.xml')).text();
  expect(sitemap).not.toContain('/docs/search<');
});

test('the version the dialog looked in is the one the page looks in', async ({page}) => {
  await openSearch(page, '/docs/1.0/getting-started/intro');
  await find(page, 'configuration');
  await seeAll(page);
  await expect(page.getByRole('combobox', {name: 'Version'})).toHaveValue('docs-default-1.0');
});
