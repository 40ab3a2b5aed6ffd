import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {deployFolder, webRoot} from '@site/scripts/lib/paths';
import {nginx, startNginx} from '../lib/nginx';
import {ports} from '../lib/ports';
import {expect, test, visit} from '../lib/test';

const script = `/docs/assets/js/${readdirSync(path.join(webRoot, 'docs/assets/js')).find((name) => /^main\.[0-9a-f]+\.js$/.test(name))}`;

const servers = [
  {name: 'the server of npm start', port: ports.site, start: async () => () => {}, missing: false},
  {name: 'nginx with deploy/nginx.conf', port: ports.nginx, start: () => startNginx(ports.nginx), missing: !nginx},
];

for (const server of servers) {
  test.describe(server.name, () => {
    test.describe.configure({mode: 'serial'});
    test.skip(server.missing, 'nginx is not installed, and only root can install it');
    test.use({baseURL: `http://localhost:${server.port}`});
    let stop = () => {};
    test.beforeAll(async () => {
      if (!server.missing) stop = await server.start();
    });
    test.afterAll(() => stop());

    // What needs no browser is asked of both servers in scripts/serve/serving.test.ts, on a tiny site.
    test('sends the headers of the build, with hashes instead of unsafe-inline for scripts', async ({request}) => {
      for (const pathname of ['/docs/', '/docs/ko/cli/reference', script, '/docs/no/such/page']) {
        const headers = (await request.get(pathname)).headers();
        const policy = headers['content-security-policy'] ?? '';
        const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? '';
        expect(scripts, pathname).toMatch(/'sha256-/);
        expect(scripts, pathname).not.toMatch(/unsafe/);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['cache-control']).toBe(pathname === script ? 'public, max-age=31536000, immutable' : 'no-cache');
      }
    });

    test('leads to the published address of each page by one redirect', async ({request}) => {
      test.slow();
      const addresses: string[] = JSON.parse(readFileSync(path.join(deployFolder(webRoot), 'addresses.json'), 'utf8'));
      expect(addresses.length).toBeGreaterThan(560);
      for (const address of addresses) {
        expect((await request.head(address, {maxRedirects: 0})).status(), address).toBe(200);
        const other = `${address
          .replace('@', '%40')
          .replace(/\/$/, '')
          .toUpperCase()
          .replace(/^\/DOCS/, '/docs')}/index.html?a=1`;
        const response = await request.head(other, {maxRedirects: 0});
        expect([response.status(), response.headers().location], other).toEqual([301, `${address}?a=1`]);
      }
    });

    test('keeps query and hash on the way to the published address, and the page is hydrated there', async ({page}) => {
      await visit(page, '/docs/%40designto-code/flags//--AS-H3/?a=1#example');
      await expect(page).toHaveURL('/docs/@designto-code/flags/--as-h3?a=1#example');
      await expect(page.getByRole('heading', {level: 1})).toContainText('--as-h3');
    });

    test.describe('for a malformed address', () => {
      test.use({expectedMessages: /400 \(Bad Request\)/});

      test('sends a not-found page that is hydrated', async ({page}) => {
        await visit(page, '/docs/%E0%A4%A');
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
      });
    });

    test('serves pages that run under the policy without a complaint', async ({page}) => {
      await visit(page, '/docs/@designto-code/flags/--as-button');
      await visit(page, '/docs/');
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Reference'}).click();
      await expect(page).toHaveURL(/\/docs\/reference\/$/);
    });
  });
}
