import type {Page} from '@playwright/test';
import {announcement} from '@site/config/announcement';
import {brand} from '@site/config/brand';
import {storageKeys} from '@site/data/storage-keys';
import {expect, languages, test, visit} from '../lib/test';
import {settled} from './search/search';

/** Everything this browser keeps for the site, by name. */
const written = (page: Page): Promise<{localStorage: string[]; sessionStorage: string[]; cookie: string[]}> =>
  page.evaluate(() => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    cookie: document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] || []),
  }));

/** What the table of a page says: names by the place they are kept in. */
async function listed(page: Page, path: string): Promise<{key: string; store: string}[]> {
  await visit(page, path);
  const rows = page.getByRole('region', {name: /^(?:Entries in your browser|브라우저에 저장되는 항목)$/}).locator('tbody tr');
  return rows.evaluateAll((all) =>
    all.map((row) => ({
      key: row.querySelector('th')?.textContent ?? '',
      store: row.querySelector('td')?.textContent ?? '',
    })),
  );
}

const main = (page: Page) => page.getByRole('navigation', {name: 'Main'});

/** A reader who does everything that a page remembers. */
async function walk(page: Page): Promise<void> {
  await visit(page, '/docs/kitchen-sink');
  await page.getByRole('banner').getByRole('button', {name: 'Close'}).click();
  await page.getByRole('tablist', {name: 'Target'}).first().getByRole('tab', {name: 'Flutter'}).click();
  await page.getByRole('tablist', {name: 'Package manager'}).first().getByRole('tab', {name: 'pnpm'}).click();

  // From a short page on: the kitchen sink is long, and the search beside it slow.
  await visit(page, '/docs/concepts/handoff');
  // A page found by search and opened is a recent one; saved, it is a favorite. Another one keeps the recent list filled.
  for (const [words, title] of [
    ['auto layout', 'Auto layout'],
    ['constraints', 'Constraints'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: 'Search docs'}).fill(words);
    await settled(page);
    await expect(page.locator('[role="option"][aria-selected="true"]')).toContainText(title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1, name: title, exact: true})).toBeVisible();
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('button', {name: 'Save this search: Constraints'}).click();
  await expect(page.getByRole('group', {name: 'Favorite'}).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', {name: 'Search'})).toHaveCount(0);

  // Things that could be remembered, but are not: an open category, a hidden sidebar, a filter, a lab.
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await sidebar.getByRole('button', {name: 'Code targets', exact: true}).click();
  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  await visit(page, '/docs/@designto-code/flags/');
  await page.getByRole('searchbox', {name: 'Filter this table'}).first().fill('width');

  await visit(page, '/docs/concepts/layouts/constraints');
  await main(page).getByRole('button', {name: 'Next'}).hover();
  await page.getByRole('link', {name: '1.0', exact: true}).click();
  await expect(page).toHaveURL('/docs/1.0/concepts/layouts/constraints');
}

test('the cookies policy lists what the site writes, and nothing else', async ({page}) => {
  await walk(page);
  const found = await written(page);
  const rows = await listed(page, '/docs/support/cookies-policy');
  const named = (store: string) => rows.filter((row) => row.store === store).map(({key}) => key);

  expect(found.localStorage.toSorted()).toEqual(named('localStorage').toSorted());
  expect(found.sessionStorage).toEqual(named('sessionStorage'));
  expect(found.cookie).toEqual([]);
});

test('a first visit alone writes only what the table says it writes', async ({page}) => {
  await visit(page, '/docs/getting-started/intro');
  const onFirstVisit = announcement ? storageKeys.filter((entry) => entry.needs === 'announcement').map(({key}) => key) : [];
  await expect.poll(async () => (await written(page)).localStorage.toSorted()).toEqual(onFirstVisit.toSorted());
  expect(await written(page)).toMatchObject({sessionStorage: [], cookie: []});
});

test('both policies have the same list in both languages, without services that are switched off', async ({page}) => {
  const lists = [];
  for (const {base} of languages) {
    for (const name of ['cookies-policy', 'privacy-policy']) {
      const rows = await listed(page, `${base}support/${name}`);
      lists.push(rows.map(({key}) => key));
    }
  }
  for (const list of lists) expect(list).toEqual(lists[0]);
  expect(lists[0]?.length).toBeGreaterThan(5);
  expect(lists[0]?.filter((key) => /_ga|Algolia/.test(key))).toEqual([]);
  expect(lists[0]?.includes('theme')).toBe(brand.colorSwitch);
});

test('the policies name the company, the mail address and no analytics when there is none', async ({page}) => {
  await visit(page, '/docs/support/privacy-policy');
  const text = page.getByRole('main');
  await expect(text).toContainText('The site is configured without analytics');
  await expect(text).toContainText('Search runs inside your browser');
  await expect(text).not.toContainText('Google Analytics');
  await expect(text).toContainText(`${brand.company} runs this site`);
  await expect(text.getByRole('link', {name: brand.privacyEmail}).first()).toHaveAttribute('href', `mailto:${brand.privacyEmail}`);
});
