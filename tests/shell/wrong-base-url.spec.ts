import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {shellRoot} from '@site/scripts/test/shell-site';
import sirv from 'sirv';
import {expect, test} from './shell';

test.use({expectedMessages: /404 \(Not Found\)|MIME type/});

let server: Server;

test.afterEach(() => server.close());

test('a site served from another path than its base URL says that it did not load properly', async ({page}) => {
  const files = sirv(path.join(shellRoot('first'), 'docs'));
  server = createServer((request, response) => files(request, response, () => void response.writeHead(404).end()));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  const banner = page.getByText('Your Docusaurus site did not load properly.');
  await expect(banner).toBeVisible();
  expect(await banner.evaluate((element) => getComputedStyle(element.parentElement ?? element).borderTopColor)).toBe('rgb(255, 0, 0)');
});
