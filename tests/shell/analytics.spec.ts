import {expect, test, visit} from './shell';

type Entry = Record<string, unknown>;

declare global {
  interface Window {
    dataLayer: IArguments[];
  }
}

test('with an id, analytics is configured with anonymized IP and sends a page view on each route change', async ({page}) => {
  await visit(page, '/docs/');
  const entries = () => page.evaluate(() => window.dataLayer.map((entry) => JSON.parse(JSON.stringify([...entry])) as unknown[]));
  expect(await entries()).toContainEqual(['config', 'G-SHELLTEST1', {anonymize_ip: true} satisfies Entry]);
  const views = async () => (await entries()).filter(([kind, name]) => kind === 'event' && name === 'page_view').length;
  expect(await views()).toBe(0);
  await page.getByRole('link', {name: 'Far down on page one'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Page one'})).toBeVisible();
  await expect.poll(views).toBe(1);
  expect(await entries()).toContainEqual(['set', 'page_path', '/docs/section/one#far-down']);
});
