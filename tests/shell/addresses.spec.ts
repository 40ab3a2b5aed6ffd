import {createServer, type Server} from 'node:http';
import {shellRoot} from '@site/scripts/test/shell-site';
import {brand} from '../../config/brand';
import {listening} from '../lib/listening';
import {plainHost} from '../lib/plain-host';
import {expect, test, visit} from './shell';

/** On a host without our redirects, which answers what it has no file for with the not-found page. */
test.use({expectedMessages: /Failed to load resource: the server responded with a status of 404/});

let server: Server;
let origin: string;

test.beforeEach(async () => {
  server = createServer(plainHost(shellRoot('first'), 'docs/404.html'));
  origin = `http://localhost:${await listening(server)}`;
});

test.afterEach(() => server.close());

test('an address that is written in another way becomes the published one before the page is hydrated', async ({page}) => {
  for (const [asked, published, title] of [
    ['/docs/%40scope/three', '/docs/@scope/three', 'Page three'],
    ['/docs/%40scope/three/index.html', '/docs/@scope/three', 'Page three'],
    ['/docs//@scope//three/', '/docs/@scope/three', 'Page three'],
    ['/docs/section/two/', '/docs/section/two', 'Page two'],
    ['/docs/flags', '/docs/flags/', 'Flags'],
    // The host has no such files: the not-found page leads on to the page.
    ['/docs/Section/TWO', '/docs/section/two', 'Page two'],
    ['/docs/section/two/index', '/docs/section/two', 'Page two'],
    ['/docs/section/two.html', '/docs/section/two', 'Page two'],
  ] as const) {
    await visit(page, `${origin}${asked}?a=1#heading`);
    await expect(page, asked).toHaveURL(`${origin}${published}?a=1#heading`);
    await expect(page.getByRole('heading', {level: 1}), asked).toHaveText(title);
    const own = `${brand.siteUrl}${published}`;
    await expect(page.locator('head link[rel=canonical]'), asked).toHaveAttribute('href', own);
    await expect(page.locator('head meta[property="og:url"]'), asked).toHaveAttribute('content', own);
    await expect(page.locator('head link[hreflang=en]'), asked).toHaveAttribute('href', own);
  }
});

test('the not-found page is hydrated at any address', async ({page}) => {
  for (const asked of ['/docs/no/such/page', '/docs/%E0%A4%A', '/docs/%E0%A4', '/docs/100%', '/docs/404', '/docs/404.html/']) {
    await visit(page, `${origin}${asked}`);
    await expect(page.getByRole('heading', {level: 1}), asked).toHaveText('Page Not Found');
  }
});

test('a reader who goes back does not come to the address as it was written', async ({page}) => {
  await visit(page, `${origin}/docs/`);
  await visit(page, `${origin}/docs/Section/TWO`);
  await expect(page).toHaveURL(`${origin}/docs/section/two`);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/docs/`);
});
