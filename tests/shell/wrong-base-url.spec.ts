import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {shellRoot} from '@site/scripts/test/shell-site';
import {listening} from '../lib/listening';
import {plainHost} from '../lib/plain-host';
import {expect, test} from './shell';

test.use({expectedMessages: /404 \(Not Found\)|MIME type/});

let server: Server;

test.afterEach(() => server.close());

test('a site served from another path than its base URL says that it did not load properly', async ({page}) => {
  server = createServer(plainHost(path.join(shellRoot('first'), 'docs')));
  await page.goto(`http://localhost:${await listening(server)}/`);
  const banner = page.getByText('Your Docusaurus site did not load properly.');
  await expect(banner).toBeVisible();
  expect(await banner.evaluate((element) => getComputedStyle(element.parentElement ?? element).borderTopColor)).toBe('rgb(255, 0, 0)');
});
