import {readdirSync} from 'node:fs';
import path from 'node:path';
import {webRoot} from '@site/scripts/lib/paths';
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

    test('sends the security headers, with hashes instead of unsafe-inline for scripts', async ({request}) => {
      for (const pathname of ['/docs/', '/docs/ko/cli/reference', script, '/docs/no/such/page']) {
        const headers = (await request.get(pathname)).headers();
        const policy = headers['content-security-policy'] ?? '';
        const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? '';
        expect(scripts, pathname).toMatch(/'sha256-/);
        expect(scripts, pathname).not.toMatch(/unsafe/);
        expect(policy).toContain("default-src 'none'");
        expect(policy).toContain("frame-ancestors 'none'");
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
        expect(headers['permissions-policy']).toContain('camera=()');
      }
    });

    test('sends compressed files to those who accept them', async ({request}) => {
      for (const pathname of ['/docs/', '/docs/cli/reference', script, '/docs/no/such/page']) {
        const headers = (await request.get(pathname, {headers: {'accept-encoding': 'gzip'}})).headers();
        expect(headers['content-encoding'], pathname).toBe('gzip');
        expect(headers.vary?.toLowerCase(), pathname).toContain('accept-encoding');
        const plain = (await request.get(pathname, {headers: {'accept-encoding': 'identity'}})).headers();
        expect(plain['content-encoding'], pathname).toBeUndefined();
      }
    });

    test('has hashed files cached for a year and the rest revalidated', async ({request}) => {
      expect((await request.get(script)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      for (const pathname of ['/docs/', '/docs/cli/reference', '/docs/sitemap.xml', '/docs/no/such/page']) {
        expect((await request.get(pathname)).headers()['cache-control'], pathname).toBe('no-cache');
      }
      const {etag} = (await request.get('/docs/', {headers: {'accept-encoding': 'gzip'}})).headers();
      expect(etag).toBeTruthy();
      const again = await request.get('/docs/', {headers: {'if-none-match': etag ?? '', 'accept-encoding': 'gzip'}});
      expect(again.status()).toBe(304);
    });

    test('answers an unknown path with 404 and the not-found page of the language', async ({request}) => {
      const english = await request.get('/docs/no/such/page');
      expect(english.status()).toBe(404);
      expect(await english.text()).toContain('Page Not Found');
      const korean = await request.get('/docs/ko/no/such/page');
      expect(korean.status()).toBe(404);
      expect(await korean.text()).toContain('페이지를 찾을 수 없습니다.');
      expect((await request.get('/elsewhere')).status()).toBe(404);
    });

    test('redirects to clean addresses, keeping the query', async ({request}) => {
      for (const [asked, clean] of [
        ['/', '/docs/'],
        ['/docs', '/docs/'],
        ['/docs/cli/index', '/docs/cli/'],
        ['/docs/cli/index.html?a=1', '/docs/cli/?a=1'],
        ['/docs/cli/reference.html?a=1', '/docs/cli/reference?a=1'],
        ['/docs/ko/index.html', '/docs/ko/'],
      ]) {
        const response = await request.get(asked as string, {maxRedirects: 0});
        expect(response.status(), asked).toBe(301);
        expect(new URL(response.headers().location ?? '', 'http://localhost').href, asked).toBe(`http://localhost${clean}`);
      }
    });

    test('serves nothing from hidden folders', async ({request}) => {
      expect((await request.get('/.deploy/headers.json')).status()).toBe(404);
      expect((await request.get('/docs/..%2f.deploy/headers.json')).status()).not.toBe(200);
    });

    test('serves pages that run under the policy without a complaint', async ({page}) => {
      await visit(page, '/docs/@designto-code/flags/--as-button');
      await visit(page, '/docs/');
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Reference'}).click();
      await expect(page).toHaveURL(/\/docs\/reference\/$/);
    });
  });
}
