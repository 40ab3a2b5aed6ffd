import {rmSync} from 'node:fs';
import path from 'node:path';
import {listening} from '@site/tests/lib/listening';
import {nginx, startNginx} from '@site/tests/lib/nginx';
import {type RawAnswer, rawGet} from '@site/tests/lib/raw-request';
import {hashedScript, tinySite} from '@site/tests/lib/tiny-site';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {freePort} from '../lib/free-port';
import {createSiteServer} from './server';

/** The same requests, sent to both servers as raw bytes: they have to give the same answers. */

const page = '/docs/cli/reference';
const flag = '/docs/@designto-code/flags/--as-h3';
const digits = '/docs/img/digits.txt';

const redirects: [asked: string, published: string][] = [
  ['/', '/docs/'],
  ['//', '/docs/'],
  ['///', '/docs/'],
  ['/?q=a', '/docs/?q=a'],
  ['/docs', '/docs/'],
  ['/docs?q=a', '/docs/?q=a'],
  ['/docs//', '/docs/'],
  ['/docs/index', '/docs/'],
  ['/docs/cli', '/docs/cli/'],
  ['/docs//cli/?a=1&b=%2F', '/docs/cli/?a=1&b=%2F'],
  ['/docs/cli//reference', page],
  ['/docs/cli/index', '/docs/cli/'],
  ['/docs/cli/index/?a=1', '/docs/cli/?a=1'],
  ['/docs/cli/index.html?a=1', '/docs/cli/?a=1'],
  ['/docs/cli/index/index.html', '/docs/cli/'],
  ['/docs/CLI/', '/docs/cli/'],
  ['/docs/Cli/Reference.HTML', page],
  [`${page}/?a=1`, `${page}?a=1`],
  [`${page}.html`, page],
  [`${page}/index`, page],
  ['/docs/./cli/../cli/reference', page],
  ['/docs/cli%2Freference', page],
  ['/docs/%63li/', '/docs/cli/'],
  ['/docs/search/?q=grid', '/docs/search?q=grid'],
  ['/docs/%40designto-code/flags/--as-h3?a=1', `${flag}?a=1`],
  ['/docs/%40designto-code/flags/%2D%2Das-h3/', flag],
  ['/docs/ko/%40designto-code/flags/--as-h3', '/docs/ko/@designto-code/flags/--as-h3'],
  ['/docs/ko', '/docs/ko/'],
  ['/docs/ko/CLI/index.html', '/docs/ko/cli/'],
  ['http://localhost/docs/cli', '/docs/cli/'],
  ['http://localhost', '/docs/'],
];

/** The body is given by its title, or by its text where it has none. */
const answers: [target: string, status: number, body: string][] = [
  ['/docs/', 200, '/docs/'],
  ['/docs/?q=a', 200, '/docs/'],
  [page, 200, page],
  [flag, 200, flag],
  ['/docs/ko/cli/', 200, '/docs/ko/cli/'],
  [digits, 200, '0123456789'],
  ['/docs//img/%64igits.txt', 200, '0123456789'],
  ['/docs/img/empty.txt', 200, ''],
  ['/docs/no/such/page', 404, '/docs/404.html'],
  ['/docs/no/such/page.html', 404, '/docs/404.html'],
  ['/docs/ko/no/such/page', 404, '/docs/ko/404.html'],
  ['/elsewhere', 404, '/docs/404.html'],
  ['/docsx/index.html', 404, '/docs/404.html'],
  ['/docs/404', 404, '/docs/404.html'],
  ['/docs/404.html', 404, '/docs/404.html'],
  ['/docs/404.html/', 404, '/docs/404.html'],
  ['/docs/ko/404.html', 404, '/docs/ko/404.html'],
  ['/docs/img', 404, '/docs/404.html'],
  ['/docs/img/', 404, '/docs/404.html'],
  [`${digits}/`, 404, '/docs/404.html'],
  ['/docs/cli%0A', 404, '/docs/404.html'],
  ['/.deploy/headers.json', 404, '/docs/404.html'],
  ['/docs/..%2f.deploy/headers.json', 404, '/docs/404.html'],
  ['/docs/%2e%2e/.deploy/headers.json', 404, '/docs/404.html'],
  ['/\\', 404, '/docs/404.html'],
  ['/docs/..\\..\\.deploy\\headers.json', 404, '/docs/404.html'],
  ['/docs/%E0%A4', 404, '/docs/404.html'],
  // Malformed: a percent sign without its digits, a zero byte, a way out of the root, a host that is none.
  ['/docs/%E0%A4%A', 400, '/docs/404.html'],
  ['/docs/100%', 400, '/docs/404.html'],
  ['/docs/%00', 400, '/docs/404.html'],
  ['/..', 400, '/docs/404.html'],
  ['/docs/../../etc/passwd', 400, '/docs/404.html'],
  ['http://[', 400, '/docs/404.html'],
  ['http://a:b/', 400, '/docs/404.html'],
  ['*', 400, '/docs/404.html'],
];

const ranges: [range: string, status: number, contentRange: string | undefined, body: string | undefined][] = [
  ['bytes=0-4', 206, 'bytes 0-4/10', '01234'],
  ['bytes=0-0', 206, 'bytes 0-0/10', '0'],
  ['bytes=5-', 206, 'bytes 5-9/10', '56789'],
  ['bytes=-5', 206, 'bytes 5-9/10', '56789'],
  ['bytes=-99', 206, 'bytes 0-9/10', '0123456789'],
  ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
  ['bytes=1-2,99-', 206, 'bytes 1-2/10', '12'],
  ['bytes=10-5', 416, 'bytes */10', undefined],
  ['bytes=5-3', 416, 'bytes */10', undefined],
  ['bytes=99-', 416, 'bytes */10', undefined],
  ['bytes=-0', 416, 'bytes */10', undefined],
  ['bytes=-', 416, 'bytes */10', undefined],
  ['bytes=x', 416, 'bytes */10', undefined],
  ['bytes=1-2x', 416, 'bytes */10', undefined],
  ['bytes=99999999999999999999999-', 416, 'bytes */10', undefined],
  ['bytes=1-2,4-5', 200, undefined, '0123456789'],
  ['items=0-4', 200, undefined, '0123456789'],
  ['bytes=', 200, undefined, '0123456789'],
];

const once = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cache-control',
];

let root: string;
beforeAll(async () => {
  root = await tinySite();
});
afterAll(() => rmSync(path.dirname(root), {recursive: true}));

const servers = [
  {
    name: 'the server of npm start',
    missing: false,
    async start() {
      const server = createSiteServer(root);
      return {port: await listening(server), stop: () => void server.close()};
    },
  },
  {
    name: 'nginx with deploy/nginx.conf',
    missing: !nginx,
    async start() {
      const port = await freePort();
      return {port, stop: await startNginx(port, root)};
    },
  },
];

describe.each(servers)('$name', ({missing, start}) => {
  describe.skipIf(missing)('answers', () => {
    let port: number;
    let stop: () => void;
    beforeAll(async () => {
      ({port, stop} = await start());
    });
    afterAll(() => stop());

    async function ask(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> {
      const answer = await rawGet(port, target, headers, method);
      if (!answer) throw new Error(`${method} ${target}: no answer`);
      for (const name of once) expect(answer.headers[name], `${name} of ${method} ${target}`).toHaveLength(1);
      return answer;
    }

    it.each(redirects)('%s with one redirect to %s', async (asked, published) => {
      const {status, headers} = await ask(asked);
      expect({status, location: headers.location}).toEqual({status: 301, location: [published]});
      expect((await ask(published)).status).toBe(200);
    });

    it.each(answers)('%s with status %d and the body of "%s"', async (target, status, text) => {
      const answer = await ask(target);
      expect({status: answer.status, text: /<title>([^<]*)/.exec(answer.body)?.[1] ?? answer.body}).toEqual({status, text});
      expect(answer.headers['content-type']?.[0]).toMatch(/charset=utf-8$/);
    });

    it('a page as Markdown, and what robots may read, as text', async () => {
      const twin = await ask('/docs/cli.md');
      expect([twin.status, twin.headers['content-type'], twin.body]).toEqual([200, ['text/markdown; charset=utf-8'], '# Command line']);
      const robots = await ask('/robots.txt');
      expect([robots.status, robots.headers['content-type']]).toEqual([200, ['text/plain; charset=utf-8']]);
      expect(robots.body).toContain('/docs/ko/sitemap.xml');
      expect((await ask('/docs/none.md')).status).toBe(404);
    });

    it('addresses made of a thousand endings as any other that has no page', async () => {
      for (const ending of ['/index', '/.html', '.html', '/']) {
        expect((await ask(`/docs/x${ending.repeat(1000)}x`)).status, ending).toBe(404);
      }
    });

    it.each(ranges)('Range: %s with status %d', async (range, status, contentRange, body) => {
      const answer = await ask(digits, {Range: range});
      expect({status: answer.status, contentRange: answer.headers['content-range']?.[0]}).toEqual({status, contentRange});
      if (body !== undefined) expect(answer.body).toBe(body);
    });

    it('a range only as long as the file is the one that was meant', async () => {
      const {etag, 'last-modified': modified} = (await ask(digits)).headers;
      for (const [condition, status] of [
        [etag, 206],
        [modified, 206],
        [['"another"'], 200],
      ] as const) {
        expect((await ask(digits, {Range: 'bytes=0-4', 'If-Range': condition?.[0] ?? ''})).status).toBe(status);
      }
    });

    it('conditional requests: 304 for what the reader has, 412 for what is no longer so', async () => {
      const {headers} = await ask(page);
      const etag = headers.etag?.[0] ?? '';
      const modified = headers['last-modified']?.[0] ?? '';
      const longAgo = new Date(0).toUTCString();
      for (const [condition, status] of [
        [{'If-None-Match': etag}, 304],
        [{'If-None-Match': `W/${etag}`}, 304],
        [{'If-None-Match': `"another", ${etag}`}, 304],
        [{'If-None-Match': '*'}, 304],
        [{'If-None-Match': '"another"'}, 200],
        [{'If-Modified-Since': modified}, 304],
        [{'If-Modified-Since': longAgo}, 200],
        [{'If-None-Match': etag, 'If-Modified-Since': longAgo}, 200],
        [{'If-None-Match': etag, Range: 'bytes=9999-'}, 304],
        [{'If-Match': etag}, 200],
        [{'If-Match': '"another"'}, 412],
        [{'If-Unmodified-Since': modified}, 200],
        [{'If-Unmodified-Since': longAgo}, 412],
      ] as [Record<string, string>, number][]) {
        expect((await ask(page, condition)).status, JSON.stringify(condition)).toBe(status);
      }
      expect((await ask('/docs/no/such/page', {'If-None-Match': '*', Range: 'bytes=0-4'})).status).toBe(404);
    });

    it('compressed to those who accept it, and to nobody else', async () => {
      for (const [accepted, encoding] of [
        ['gzip', 'gzip'],
        ['GZIP', 'gzip'],
        ['deflate, gzip;q=0.5', 'gzip'],
        ['gzip;q=0', undefined],
        ['gzip; q=0.000', undefined],
        ['identity', undefined],
        ['gzipx', undefined],
      ] as const) {
        for (const target of [page, hashedScript, '/docs/no/such/page']) {
          const {headers} = await ask(target, {'Accept-Encoding': accepted});
          expect(headers['content-encoding']?.[0], `${accepted} ${target}`).toBe(encoding);
          expect(headers.vary, target).toEqual(['Accept-Encoding']);
        }
      }
      expect((await ask(page, {'Accept-Encoding': 'gzip', Range: 'bytes=0-4'})).status).toBe(200);
    });

    it('HEAD as GET, without the body', async () => {
      for (const target of [page, '/docs/cli', '/docs/no/such/page', digits]) {
        const [get, head] = [await ask(target), await ask(target, {}, 'HEAD')];
        expect(head.body).toBe('');
        expect([head.status, head.headers['content-length'], head.headers.location]).toEqual([
          get.status,
          get.headers['content-length'],
          get.headers.location,
        ]);
      }
    });

    it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('405 to %s, wherever it goes', async (method) => {
      for (const target of [page, '/docs/cli', '/docs/no/such/page']) expect((await ask(target, {}, method)).status).toBe(405);
    });

    it('with a year of caching for names that carry a hash, and none for the rest', async () => {
      for (const target of [hashedScript, '/docs/ko/assets/js/main.0123abcd.js']) {
        expect((await ask(target)).headers['cache-control']).toEqual(['public, max-age=31536000, immutable']);
      }
      for (const target of ['/docs/', '/docs/cli', digits, '/docs/assets/js/gone.0123abcd.js', '/docs/100%']) {
        expect((await ask(target)).headers['cache-control'], target).toEqual(['no-cache']);
      }
    });
  });
});
