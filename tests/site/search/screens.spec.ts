import {brand} from '@site/config/brand';
import {expect, test} from '../../lib/test';
import {box, dialog, find, indexFiles, openSearch, options, seeAll, settled, somePage, textFiles} from './search';

test('results are grouped by section, each with the passage that was found, and say how many there are', async ({page}) => {
  await openSearch(page);
  await find(page, 'layout');
  const groups = page.getByRole('listbox').getByRole('group');
  expect(await groups.count()).toBeGreaterThan(1);
  await settled(page);
  for (const option of await options(page).all()) expect(await option.locator('mark').count()).toBeGreaterThan(0);
  await expect(dialog(page).getByRole('link', {name: /^See all \d+ results$/})).toBeVisible();
  await expect(dialog(page).getByRole('status').last()).toHaveText(/^\d+ results$/);
});

test('See all leads to the results page with the query', async ({page}) => {
  await openSearch(page);
  await find(page, 'layout & flags');
  await seeAll(page);
  await expect(page).toHaveURL('/docs/search?q=layout+%26+flags');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "layout & flags"');
});

test('a misspelled query is corrected, and the dialog says so', async ({page}) => {
  await openSearch(page);
  await find(page, 'constarints');
  await expect(dialog(page)).toContainText('Showing results for “constraints”');
});

test('nothing found: suggestions, and a link that reports the query', async ({page}) => {
  await openSearch(page);
  await box(page).fill('constraqqqxzv');
  await expect(dialog(page)).toContainText('No results for "constraqqqxzv"');
  await expect(dialog(page)).toContainText('Believe this query should return results?');
  const link = dialog(page).getByRole('link', {name: 'Let us know.'});
  const href = new URL((await link.getAttribute('href')) ?? '');
  expect(href.href.startsWith(`${brand.repositoryUrl}/issues/new?`)).toBe(true);
  expect(href.searchParams.get('title')).toContain('constraqqqxzv');
  await expect(dialog(page)).toContainText('Try searching for');
  const suggestions = dialog(page).getByRole('listitem').getByRole('button');
  expect(await suggestions.count()).toBeLessThanOrEqual(3);
  const suggestion = (await suggestions.first().textContent()) ?? '';
  await suggestions.first().click();
  await expect(box(page)).toHaveValue(suggestion);
  await expect(options(page).first()).toBeVisible();
});

test('nothing found here: a way out to all versions and to the other language', async ({page}) => {
  // Only the coming release has a page on vector networks.
  await openSearch(page, '/docs/1.0/getting-started/intro');
  await box(page).fill('kappa');
  await dialog(page)
    .getByRole('button', {name: /^All versions \(\d+\)$/})
    .click();
  await expect(options(page).first()).toHaveAttribute('href', /kappa/);
  await expect(dialog(page)).toContainText('All versions');
  await dialog(page).getByRole('button', {name: 'Search where I am reading'}).click();
  await expect(dialog(page)).toContainText('No results for "kappa"');
});

test.describe('the index cannot be had', () => {
  test.use({expectedMessages: /\[search\]|Failed to load resource/});

  test('the error stays, says what to do, and a retry recovers', async ({page}) => {
    await page.route(indexFiles, (route) => route.abort());
    await openSearch(page);
    await box(page).fill('layout');
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results', {timeout: 20_000});
    await expect(alert).toContainText('You might want to check your network connection.');
    // The library's own answer to a failed search, an empty list, would come a moment later: with the next key at the latest.
    await page.keyboard.press('ArrowDown');
    await expect(alert).toContainText('Unable to fetch results');
    await expect(dialog(page)).not.toContainText('No results for');
    const again = alert.getByRole('button', {name: 'Try again'});
    await expect(again).toHaveAttribute('aria-busy', 'false');
    await page.unroute(indexFiles);
    await again.click();
    await expect(options(page).first()).toBeVisible({timeout: 20_000});
    await expect(alert).toHaveCount(0);
  });

  for (const [state, answer] of [
    ['damaged', {body: '{"format":1,"lang'}],
    ['missing', {status: 404, body: 'no'}],
    ['of another format', {body: '{"format":99}'}],
  ] as const) {
    test(`an index file that is ${state} gives the error, never a blank`, async ({page}) => {
      await page.route(/search-index\/titles/, (route) => route.fulfill({contentType: 'application/json', ...answer}));
      await openSearch(page);
      await box(page).fill('layout');
      await expect(dialog(page).getByRole('alert')).toContainText('Unable to fetch results', {timeout: 20_000});
      await dialog(page).getByText('Details').click();
      await expect(dialog(page).getByRole('alert')).toContainText(/search index/i);
    });
  }

  test('a damaged text file leaves the titles to answer; the dialog says so, on screen and aloud, and a retry brings the text', async ({
    page,
  }) => {
    await page.route(textFiles, (route) => route.fulfill({contentType: 'application/json', body: '{"format":1'}));
    await openSearch(page);
    await find(page, 'auto layout');
    await expect(options(page).first()).toContainText('Auto layout');
    const sentence = 'Only titles were searched: the text of the pages could not be loaded.';
    await expect(dialog(page).getByRole('paragraph').filter({hasText: sentence})).toBeVisible();
    await expect(dialog(page).getByRole('status').last()).toHaveText(sentence);
    await expect(dialog(page).getByRole('link', {name: 'See all results', exact: true})).toBeVisible();
    await page.unroute(textFiles);
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(dialog(page).getByRole('link', {name: /^See all \d+ results$/})).toBeVisible();
    await expect(dialog(page).getByRole('paragraph').filter({hasText: sentence})).toHaveCount(0);
  });
});

test('while the text of the pages is on its way there is no number, on screen or aloud', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(textFiles, async (route) => {
    await held;
    await route.continue();
  });
  await openSearch(page);
  await find(page, 'layout');
  const said = dialog(page).getByRole('status').last();
  await expect(said).toHaveText('Titles first; the text is still being read…');
  await expect(dialog(page).getByRole('link', {name: 'See all results', exact: true})).toBeVisible();
  release();
  await expect(dialog(page).getByRole('link', {name: /^See all \d+ results$/})).toBeVisible();
  await expect(said).toHaveText(/^\d+ results$/);
});

test('what is said: the same number again for another query, nothing for spaces', async ({page}) => {
  await openSearch(page);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, {said});
    const region = document.querySelector('dialog [role="status"]:last-child');
    if (region)
      new MutationObserver(() => region.textContent && said.push(region.textContent)).observe(region, {
        childList: true,
        subtree: true,
        characterData: true,
      });
  });
  const said = () => page.evaluate(() => (window as unknown as {said: string[]}).said.filter((text) => /^\d+ results?$/.test(text)));
  await find(page, 'kappa');
  await expect.poll(async () => (await said()).length).toBe(1);
  await box(page).fill('kapp');
  await expect.poll(async () => (await said()).length).toBe(2);
  await box(page).fill('   ');
  await expect(dialog(page)).toContainText('No recent searches');
  await expect(dialog(page).getByRole('status').last()).toBeEmpty();
});

test('waiting longer than 300 ms is shown, and ends', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/search-index\/titles/, async (route) => {
    await held;
    await route.continue();
  });
  await openSearch(page);
  await box(page).fill('layout');
  await expect(dialog(page).getByText('Searching…')).toBeVisible();
  release();
  await expect(options(page).first()).toBeVisible();
  await expect(dialog(page).getByText('Searching…')).toHaveCount(0);
});

test('on the Korean site every screen is in Korean', async ({page}) => {
  await openSearch(page, '/docs/ko/getting-started/intro');
  await expect(box(page)).toHaveAttribute('placeholder', '문서 검색');
  await expect(dialog(page)).toContainText('최근 검색이 없습니다');
  await box(page).fill('쀍쒧뷁');
  await expect(dialog(page)).toContainText('“쀍쒧뷁”에 대한 결과가 없습니다');
  await expect(dialog(page).getByRole('link', {name: '알려 주세요.'})).toBeVisible();
  await find(page, '레이아웃');
  await expect(dialog(page).getByRole('link', {name: /^결과 \d+개 모두 보기$/})).toBeVisible();
});

test('everything works without any other origin', async ({page, baseURL}) => {
  const foreign: string[] = [];
  page.on(
    'request',
    (request) => !request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:') && foreign.push(request.url()),
  );
  await openSearch(page, somePage);
  await find(page, 'flags');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  expect(foreign).toEqual([]);
});
