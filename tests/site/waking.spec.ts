import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {webRoot} from '@site/scripts/lib/paths';
import {asleep} from '../lib/asleep';
import {openLab} from '../lib/labs';
import {plainHost} from '../lib/plain-host';
import {expect, hydrated, test} from '../lib/test';

const packagePage = '/docs/cli/';
const tablePage = '/docs/wg/feat-vector-network/';
const firstTabs = (page: Page) => page.getByRole('tablist').filter({hasText: 'pnpm'}).first();

test('a remembered package manager is shown by a page that is asleep', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.package-manager', 'yarn'));
  const {asked} = await asleep(page, packagePage);
  const panel = page.locator('[data-choice-panel="package-manager:yarn"]').first();
  await expect(panel).toBeVisible();
  await expect(page.locator('[data-choice-panel="package-manager:npm"]').first()).toBeHidden();
  expect(asked).toEqual([]);
});

test('a tab that is pressed before the app is there is chosen once it is, and arrow keys go on from tab to tab', async ({page}) => {
  const {release} = await asleep(page, packagePage);
  const tabs = firstTabs(page);
  await tabs.getByRole('tab', {name: 'npm', exact: true}).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  release();
  await expect(tabs.getByRole('tab', {name: 'yarn'})).toBeFocused();
  await expect(tabs.getByRole('tab', {name: 'yarn'})).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await tabs.getByRole('tab', {name: 'bun'}).click();
  await hydrated(page);
  await expect(tabs.getByRole('tab', {name: 'bun'})).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.package-manager'))).toBe('bun');
});

test('a menu that is pressed early is open before React has taken over the text', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  const {release} = await asleep(page, '/docs/getting-started/cookbook');
  await page.evaluate(() => {
    const isOpen = () => document.querySelector('.navbar-sidebar--show [role=dialog]') !== null;
    document.addEventListener('whole', () => Object.assign(window, {wasOpen: isOpen()}), {once: true});
  });
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  release();
  await hydrated(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => (window as {wasOpen?: boolean}).wasOpen)).toBe(true);
});

for (const address of ['/docs/concepts/handoff', '/docs/1.0/concepts/layouts/constraints', '/docs/ko/cli/']) {
  test(`${address} names the scripts that it needs, so that they come while the others run`, async ({page}) => {
    const {asked, release} = await asleep(page, address);
    const named = await page
      .locator('script[data-app]')
      .evaluate(({dataset: {app, data, around, text}}) => [app, data, around, text].flatMap((names) => names?.split(' ') ?? []));
    release();
    await hydrated(page);
    expect(new Set(asked.map((url) => new URL(url).pathname))).toEqual(new Set(named));
  });
}

test('code that is copied before the app is there is in the clipboard once it is', async ({context, page}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {release} = await asleep(page, '/docs/getting-started/configuration');
  const block = page.locator('[data-language]').first();
  await block.getByRole('button', {name: 'Copy code'}).click();
  release();
  await expect(block.getByRole('status')).toHaveText('Copied');
  expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeGreaterThan(5);
});

test('what is typed into a filter before the app is there filters once it is, and can be typed on', async ({page}) => {
  const {release} = await asleep(page, tablePage);
  const field = page.getByRole('searchbox', {name: 'Filter this table'}).first();
  await field.pressSequentially('las');
  release();
  await hydrated(page);
  await expect(field).toHaveValue('las');
  await expect(field).toBeFocused();
  const count = page.getByRole('status').filter({hasText: 'rows'}).first();
  await expect(count).not.toHaveText(/^(\d+) of \1 rows$/);
  await page.keyboard.type('so');
  await expect(field).toHaveValue('lasso');
});

test('a press on the picture of a lab reaches the handle that the lab has in that place', async ({page}) => {
  const lab = await openLab(page, 'kappa');
  const handle = lab.getByRole('slider').first();
  const [frame, box] = [await lab.boundingBox(), await handle.boundingBox()];
  if (!frame || !box) throw new Error('The lab has no handle to press.');
  const {release} = await asleep(page, page.url());
  await lab.evaluate((element) => element.scrollIntoView({block: 'center'}));
  const now = await lab.boundingBox();
  if (!now) throw new Error('The picture of the lab is not there.');
  await page.mouse.click(now.x + box.x - frame.x + box.width / 2, now.y + box.y - frame.y + box.height / 2);
  await expect(lab).toHaveAttribute('data-phase', 'waiting');
  release();
  await expect(lab).toHaveAttribute('data-phase', 'ready');
  await expect(handle).toBeFocused();
});

test('a version that is chosen before the app is there is opened and remembered once it is', async ({page}) => {
  const {release} = await asleep(page, '/docs/concepts/layouts/constraints');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Next'}).hover();
  await page.getByRole('link', {name: '1.0', exact: true}).click();
  release();
  await expect(page).toHaveURL('/docs/1.0/concepts/layouts/constraints');
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('1.0');
});

test('a layer that is pressed before the app is there is chosen once it is, and the arrow keys go on from it', async ({page}) => {
  const {release} = await asleep(page, '/docs/');
  const layers = page.getByRole('tree').first().getByRole('treeitem');
  await layers.nth(1).click();
  await layers.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  release();
  await expect(layers.nth(2)).toBeFocused();
  await expect(layers.nth(2)).toHaveAttribute('aria-selected', 'true');
});

test('the version of the banner on an old page is remembered, also when its link is followed before the app is there', async ({page}) => {
  const {release} = await asleep(page, '/docs/1.0/concepts/layouts/constraints');
  await page.locator('.theme-doc-version-banner').getByRole('link').click();
  release();
  await expect(page).toHaveURL('/docs/concepts/layouts/constraints');
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
});

test('the switch of a flag that is pressed before the app is there shows the code without the flag once it is', async ({page}) => {
  const {release} = await asleep(page, '/docs/@designto-code/flags/--module');
  const pair = page.locator('[data-pair]').first();
  const without = pair.getByRole('switch', {name: 'Without the flag --module'});
  const code = pair.getByText("import {OrderTotal} from './order-total';").first();
  await without.click();
  release();
  await hydrated(page);
  await expect(without).toBeChecked();
  await expect(code).toBeHidden();
  await expect(pair.getByRole('status').filter({hasText: /^Lines the flag changes here: \d+$/})).toBeVisible();
  await without.uncheck();
  await expect(code).toBeVisible();
});

test('the playground is nothing without the app, and wakes its page', async ({page}) => {
  const {release} = await asleep(page, '/docs/getting-started/playground');
  release();
  await expect(page.getByRole('textbox', {name: 'Layers'})).toBeVisible();
});

test('a page that wakes while its text is still arriving waits for the end of it', async ({page}) => {
  const html = readFileSync(path.join(webRoot, 'docs/cli/index.html'), 'utf8');
  const half = html.indexOf('</nav>');
  let sendTheRest = () => {};
  const files = plainHost(webRoot);
  const server = createServer((request, response) => {
    if (request.url !== '/docs/cli/?from=elsewhere') return void files(request, response);
    response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).write(html.slice(0, half));
    sendTheRest = () => response.end(html.slice(half));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/docs/cli/?from=elsewhere`, {waitUntil: 'commit'});
  // A query wakes a page at once: its scripts are there long before the rest of it.
  await page.waitForFunction((main) => performance.getEntriesByType('resource').some(({name}) => name.includes(main)), '/assets/js/main.');
  sendTheRest();
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  server.closeAllConnections();
  server.close();
});
