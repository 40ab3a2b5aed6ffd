import type {Page} from '@playwright/test';
import {layoutShift, watchLayoutShifts} from '../../lib/layout-shift';
import {expect, hydrated, test, visit} from '../../lib/test';

const kitchenSink = '/docs/kitchen-sink';

/** The tabs below a heading: the first group after it. */
const tabsOf = (page: Page, heading: string) =>
  page
    .locator(`h2#${heading} ~ *`)
    .filter({has: page.getByRole('tablist')})
    .first();

const remember = (page: Page, target: string) =>
  page.addInitScript((id) => window.localStorage.setItem('docusaurus.tab.target', id), target);

test('the chosen target is shown from the first paint, without a hydration error or a layout shift', async ({page}) => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  await remember(page, 'flutter');
  await watchLayoutShifts(page);
  await page.goto(kitchenSink, {waitUntil: 'domcontentloaded'});
  const tabs = tabsOf(page, 'target-tabs');
  await expect(tabs.getByText('Row(')).toBeVisible();
  await hydrated(page);
  await expect(tabs.getByRole('tab', {name: 'Flutter'})).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.getByText('.card {')).toBeHidden();
  expect(messages.filter((message) => /hydrat|did not match|Minified React error/i.test(message))).toEqual([]);
  expect(await layoutShift(page)).toBe(0);
});

test('one choice changes every group, and lasts on the next page', async ({page}) => {
  await visit(page, kitchenSink);
  await tabsOf(page, 'pair').getByRole('tab', {name: 'Flutter'}).click();
  await expect(tabsOf(page, 'target-tabs').getByRole('tab', {name: 'Flutter'})).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await hydrated(page);
  await expect(tabsOf(page, 'pair').getByRole('tab', {name: 'Flutter'})).toHaveAttribute('aria-selected', 'true');
});

test('a group without the chosen target shows its first panel', async ({page}) => {
  await remember(page, 'svelte');
  await visit(page, kitchenSink);
  const tabs = tabsOf(page, 'target-tabs');
  await expect(tabs.getByRole('tab', {name: 'CSS'})).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.getByText('.card {')).toBeVisible();
});

test('the arrow keys move between targets', async ({page}) => {
  await visit(page, kitchenSink);
  const tabs = tabsOf(page, 'target-tabs');
  await tabs.getByRole('tab', {name: 'CSS'}).click();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', {name: 'Flutter'})).toBeFocused();
  await expect(tabs.getByText('Row(')).toBeVisible();
});
