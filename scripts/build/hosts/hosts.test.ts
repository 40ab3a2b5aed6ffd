import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {createSiteServer} from '@site/scripts/serve/server';
import {cloudfront} from '@site/tests/lib/hosts/cloudfront';
import {cloudflare, netlify} from '@site/tests/lib/hosts/netlify';
import {type Exception, type Host, type HostAnswer, type Row, table} from '@site/tests/lib/hosts/table';
import {vercel} from '@site/tests/lib/hosts/vercel';
import {listening} from '@site/tests/lib/listening';
import {nginx, startNginx} from '@site/tests/lib/nginx';
import {rawGet} from '@site/tests/lib/raw-request';
import {tinySite} from '@site/tests/lib/tiny-site';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {freePort} from '../../lib/free-port';
import {deployFolder} from '../../lib/paths';
import {forever} from './description';

let site: string;
let headers: Record<string, string>;
beforeAll(async () => {
  site = await tinySite();
  headers = JSON.parse(readFileSync(path.join(deployFolder(site), 'headers.json'), 'utf8'));
});
afterAll(() => rmSync(path.dirname(site), {recursive: true}));

const isAsked = /^no-cache$|max-age=0/;

function compare(row: Row, answer: HostAnswer): void {
  expect({status: answer.status, file: answer.file, location: answer.location}).toEqual({
    status: row.status,
    file: row.file,
    location: row.location,
  });
  if (row.kept === 'year') expect(answer.headers['cache-control']).toBe(forever);
  if (row.kept === 'asked') expect(answer.headers['cache-control']).toMatch(isAsked);
  // A redirect has nothing to run.
  if (row.status < 300 || row.status >= 400) {
    for (const [name, value] of Object.entries(headers)) expect(answer.headers[name.toLowerCase()], name).toBe(value);
  }
}

const toSlash = 'Cloudflare gives the address of a folder a slash; the page puts it right (src/client/published-address.ts)';

const hosts: {name: string; host: () => Host; exceptions: Exception[]}[] = [
  {name: 'Netlify', host: () => netlify(site), exceptions: []},
  {
    name: 'Cloudflare Pages',
    host: () => cloudflare(site),
    exceptions: [
      {target: '/docs/cli/reference', status: 308, location: '/docs/cli/reference/', file: undefined, kept: undefined, because: toSlash},
      {
        target: '/docs/@designto-code/flags/--as-h3',
        status: 308,
        location: '/docs/@designto-code/flags/--as-h3/',
        file: undefined,
        kept: undefined,
        because: toSlash,
      },
      ...['/elsewhere', '/.deploy/headers.json'].map((target) => ({
        target,
        file: undefined,
        because: 'Above what is missing there is no 404.html outside of /docs/',
      })),
    ],
  },
  {name: 'Vercel', host: () => vercel(site), exceptions: []},
  {
    name: 'S3 and CloudFront',
    host: () => cloudfront(site, deployFolder(site)),
    exceptions: [{target: '/docs/ko/no/such/page', file: '/docs/404.html', because: 'A distribution has one error page'}],
  },
];

describe.each(hosts)('$name', ({host, exceptions}) => {
  it.each(table)('answers $target with $status', (row) => {
    const {because: _, ...other} = exceptions.find(({target}) => target === row.target) ?? {because: ''};
    compare({...row, ...other}, host()(row.target));
  });
});

const servers = [
  {
    name: 'the server of npm start',
    missing: false,
    async start() {
      const server = createSiteServer(site);
      return {port: await listening(server), stop: () => void server.close()};
    },
  },
  {
    name: 'nginx',
    missing: !nginx,
    async start() {
      const port = await freePort();
      return {port, stop: await startNginx(port, site)};
    },
  },
];

describe.each(servers)('$name', ({missing, start}) => {
  describe.skipIf(missing)('as the hosts', () => {
    let port: number;
    let stop: () => void;
    beforeAll(async () => {
      ({port, stop} = await start());
    });
    afterAll(() => stop());

    it.each(table)('answers $target with $status', async (row) => {
      const answer = await rawGet(port, row.target);
      if (!answer) throw new Error(`${row.target}: no answer`);
      const first = Object.fromEntries(Object.entries(answer.headers).map(([name, values]) => [name, values?.[0] ?? '']));
      const isRight = row.file !== undefined && answer.body === readFileSync(path.join(site, row.file), 'utf8');
      compare(row, {status: answer.status, file: isRight ? row.file : undefined, location: first.location, headers: first});
    });
  });
});

it('what only the server has to know is not among what is published', () => {
  expect(existsSync(path.join(site, '.deploy'))).toBe(false);
  expect(readdirSync(site).sort()).toEqual(['_headers', '_redirects', 'docs', 'robots.txt', 'vercel.json']);
});

it('keeps to the limits of the hosts', () => {
  const lines = readFileSync(path.join(site, '_headers'), 'utf8').split('\n');
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  for (const name of ['cloudfront-request.js', 'cloudfront-response.js']) {
    expect(readFileSync(path.join(deployFolder(site), name)).length).toBeLessThan(10_000);
  }
});
