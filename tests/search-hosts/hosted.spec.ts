import type {Page, Route} from '@playwright/test';
import {ports} from '../lib/ports';
import {expect, test, visit} from '../lib/test';
import {answer} from './answers';

const home = `http://localhost:${ports.searchHosted}/docs/`;
const main = 'shellapp-dsn.algolia.net';
const fallbacks = [1, 2, 3].map((number) => `shellapp-${number}.algolianet.com`);

test.use({expectedMessages: /\[search\]|Failed to load resource/});

type Event = {eventType: string; eventName: string; index: string; objectIDs: string[]; positions?: number[]; queryID?: string};

/** Plays the service: answers searches, and keeps the events. */
async function service(page: Page, failing: (host: string) => boolean = () => false): Promise<{asked: string[]; events: Event[]}> {
  const asked: string[] = [];
  const events: Event[] = [];
  const headers = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'};
  await page.route(/algolia(?:net)?\.(?:net|com)\//, async (route: Route) => {
    const {host} = new URL(route.request().url());
    if (route.request().method() === 'OPTIONS') return route.fulfill({status: 204, headers});
    asked.push(host);
    if (failing(host)) return route.fulfill({status: 500, headers, body: '{}'});
    return route.fulfill({headers, contentType: 'application/json', body: answer(JSON.parse(route.request().postData() ?? '{}'))});
  });
  await page.route(/insights\.algolia\.io/, async (route: Route) => {
    if (route.request().method() !== 'OPTIONS') events.push(...JSON.parse(route.request().postData() ?? '{}').events);
    return route.fulfill({status: 200, headers, body: '{}'});
  });
  return {asked, events};
}

async function find(page: Page, query: string): Promise<void> {
  await visit(page, home);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
  await expect(page.getByRole('option').first()).toBeVisible();
}

test('the service is asked on its own hosts: the near one first, then the others in any order', async ({page}) => {
  const {asked} = await service(page, (host) => host !== fallbacks[1]);
  await find(page, 'word');
  expect(asked[0]).toBe(main);
  expect(asked.at(-1)).toBe(fallbacks[1]);
  for (const host of asked.slice(1)) expect(fallbacks).toContain(host);
});

test('events: what was seen, once it stayed; what was chosen, with its place in the answer', async ({page}) => {
  const {events} = await service(page);
  await find(page, 'word');
  await expect.poll(() => events.length).toBe(1);
  expect(events[0]).toMatchObject({eventType: 'view', eventName: 'Items Viewed', index: 'shell'});
  expect(events[0]?.objectIDs).toHaveLength(8);
  await page.getByRole('option').nth(2).click();
  await expect.poll(() => events.length).toBe(2);
  expect(events[1]).toMatchObject({
    eventType: 'click',
    eventName: 'Item Selected',
    objectIDs: ['id-3'],
    positions: [3],
    queryID: 'query-id-1',
  });
});

test('the first result, opened by a click, is reported with position 1', async ({page}) => {
  const {events} = await service(page);
  await find(page, 'word');
  await page.getByRole('option').first().click();
  await expect.poll(() => events.some(({eventType}) => eventType === 'click')).toBe(true);
  expect(events.find(({eventType}) => eventType === 'click')).toMatchObject({objectIDs: ['id-1'], positions: [1]});
});

test('nothing comes from a content delivery network, and no cookie is set', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).host));
  await service(page);
  await find(page, 'word');
  await page.getByRole('option').first().click();
  expect(new Set(scripts)).toEqual(new Set([new URL(home).host]));
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('the footer names the service', async ({page}) => {
  await service(page);
  await find(page, 'word');
  await expect(page.getByRole('dialog')).toContainText('Search by Algolia');
});
