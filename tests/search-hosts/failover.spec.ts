import type {Page} from '@playwright/test';
import {remoteSearch, searchHostNames} from '@site/scripts/test/shell-site';
import {ports} from '../lib/ports';
import {expect, test, visit} from '../lib/test';
import {LocalHosts} from './local-hosts';

const home = `http://localhost:${ports.searchOrigin}/docs/`;
const key = remoteSearch.SEARCH_API_KEY;
const hosts = new LocalHosts();

// The hosts have one port each, which the browser was started with.
test.describe.configure({mode: 'serial'});
test.use({expectedMessages: /\[search\]|Failed to load resource|404 \(Not Found\)|ERR_/});

test.beforeAll(() => hosts.start());
test.afterAll(() => hosts.stop());
test.beforeEach(() => hosts.reset());

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const box = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const alert = (page: Page) => dialog(page).getByRole('alert');

async function open(page: Page): Promise<void> {
  await visit(page, home);
  // The shell's announcement may have the focus of a click: the shortcut works from anywhere.
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  hosts.asked.length = 0;
}

test('one question goes to the first host, with the credentials in its address and the filters of the page', async ({page}) => {
  await open(page);
  await box(page).fill('word');
  await expect(options(page).first()).toContainText('word 1');
  expect(hosts.order()).toEqual([0]);
  const [{url, body} = {url: new URL(home), body: undefined}] = hosts.asked;
  expect(decodeURIComponent(url.pathname)).toBe('/1/indexes/*/queries');
  expect(url.searchParams.get('x-algolia-api-key')).toBe(key);
  expect(url.searchParams.get('x-algolia-application-id')).toBe(remoteSearch.SEARCH_APP_ID);
  const attributes = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);
  expect(body).toEqual({
    requests: [
      {
        query: 'word',
        indexName: 'shell',
        attributesToRetrieve: ['hierarchy.lvl0', ...attributes, 'content', 'type', 'url'],
        attributesToSnippet: [...attributes, 'content'].map((name) => `${name}:10`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      },
    ],
  });
});

test('up to 768 px snippets have five words', async ({page}) => {
  await page.setViewportSize({width: 768, height: 800});
  await open(page);
  await box(page).fill('word');
  await expect(options(page).first()).toBeVisible();
  expect(hosts.asked[0]?.body.requests[0]?.attributesToSnippet).toContain('content:5');
});

for (const behavior of [{status: 500}, {status: 503}, {status: 300}, 'hangs up', 'says nothing'] as const) {
  const name = typeof behavior === 'object' ? `answers ${behavior.status}` : behavior;
  test(`a host that ${name} is passed over for the next one`, async ({page}) => {
    hosts.behaviors[0] = behavior;
    await open(page);
    await box(page).fill('word');
    await expect(options(page).first()).toContainText('word 1', {timeout: 15_000});
    const [first, second, ...more] = hosts.order();
    expect(first).toBe(0);
    expect([1, 2]).toContain(second);
    expect(more).toEqual([]);
  });
}

test('a failed host is left alone for 120 seconds, then asked again', async ({page}) => {
  await page.clock.install();
  hosts.behaviors[0] = {status: 500};
  await open(page);
  await box(page).fill('a');
  await expect(options(page).first()).toContainText('a 1');
  expect(hosts.order()[0]).toBe(0);
  hosts.asked.length = 0;
  hosts.behaviors[0] = 'answers';
  await box(page).fill('ab');
  await expect(options(page).first()).toContainText('ab 1');
  await page.clock.fastForward(119_000);
  await box(page).fill('abc');
  await expect(options(page).first()).toContainText('abc 1');
  expect(hosts.order()).not.toContain(0);
  await page.clock.fastForward(2_000);
  await box(page).fill('abcd');
  await expect(options(page).first()).toContainText('abcd 1');
  expect(hosts.order().at(-1)).toBe(0);
});

for (const status of [400, 403, 404, 429]) {
  test(`status ${status} is a refusal: no other host is asked, and the reader is told`, async ({page}) => {
    hosts.all({status, message: `refused with ${key}`});
    await open(page);
    await box(page).fill('word');
    await expect(alert(page)).toContainText('Unable to fetch results', {timeout: 3_000});
    await expect(alert(page)).toContainText('The search service did not accept the question.');
    expect(hosts.order()).toEqual([0]);
    await alert(page).getByText('Details').click();
    await expect(alert(page)).toContainText(`HTTP ${status}`);
    await expect(alert(page)).not.toContainText(key);
    hosts.all('answers');
    await box(page).fill('words');
    await expect(options(page).first()).toContainText('words 1');
  });
}

test('an answer that is no JSON is an error, not an empty list', async ({page}) => {
  hosts.all('answers nonsense');
  await open(page);
  await box(page).fill('word');
  await expect(alert(page)).toContainText('Unable to fetch results');
  await expect(dialog(page)).not.toContainText('No results for');
});

test('no host reachable: the error stays, the key is nowhere, and the next key press recovers', async ({page}) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(String(error.stack)));
  hosts.all('hangs up');
  await open(page);
  await box(page).fill('word');
  await expect(alert(page)).toContainText('Unable to fetch results');
  await expect(alert(page)).toContainText('You might want to check your network connection.');
  expect(new Set(hosts.order())).toEqual(new Set([0, 1, 2]));
  await alert(page).getByText('Details').click();
  await expect(alert(page)).toContainText('Unreachable hosts - your application id may be incorrect');
  await expect(dialog(page)).not.toContainText('No results for');
  expect(heard.join('\n')).toContain('Unreachable hosts - your application id may be incorrect');
  // Chromium itself writes the address of a failed request into its console; what the site writes must not hold the key.
  const ours = heard.filter((text) => text.includes('[search]')).join('\n');
  expect(ours + (await dialog(page).textContent())).not.toContain(key);
  hosts.all('answers');
  await box(page).fill('words');
  await expect(options(page).first()).toContainText('words 1');
  await expect(alert(page)).toHaveCount(0);
});

test('the results page shows the error too, and recovers', async ({page}) => {
  hosts.all({status: 500});
  await visit(page, `${home}search?q=word`);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Unable to fetch results', {timeout: 15_000});
  hosts.all('answers');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.locator('main ol > li').first()).toContainText('word 1');
});

test('the pages carry a preconnect hint to the first host, and related pages come by the recommendations call', async ({page}) => {
  await visit(page, home);
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', `http://${searchHostNames[0]}`);
  const block = page.getByRole('navigation', {name: 'Related pages'});
  await block.scrollIntoViewIfNeeded();
  await expect(block.getByRole('link', {name: /Related 2/})).toBeVisible();
  const asked = hosts.asked.find(({url}) => url.pathname.endsWith('/recommendations'));
  expect(asked?.body.requests).toEqual([
    {indexName: 'shell', model: 'related-products', objectID: '/docs/', threshold: 0, maxRecommendations: 4},
  ]);
});
