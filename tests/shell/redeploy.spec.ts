import {createServer, type RequestListener, type Server} from 'node:http';
import {siteListener} from '@site/scripts/serve/server';
import {shellRoot} from '@site/scripts/test/shell-site';
import {listening} from '../lib/listening';
import {saveData} from '../lib/loaded';
import {expect, test, visit} from './shell';

test.use({expectedMessages: /ChunkLoadError|Loading chunk|Failed to load resource|MIME type/});

let server: Server;
let deployed: RequestListener;
let origin: string;

test.beforeEach(async () => {
  deployed = siteListener(shellRoot('first'));
  server = createServer((request, response) => deployed(request, response));
  origin = `http://localhost:${await listening(server)}`;
});

test.afterEach(() => server.close());

test('a reader who clicks after a redeploy ends on the right page of the new deploy', async ({page}) => {
  // Data-saver keeps the old chunks from being fetched before the deploy.
  await saveData(page);
  await visit(page, `${origin}/docs/`);
  deployed = siteListener(shellRoot('second'));
  await page.locator('article').getByRole('link', {name: 'Page two'}).click();
  await expect(page).toHaveURL(`${origin}/docs/section/two`);
  await expect(page.getByText('Text of page two, second deploy.')).toBeVisible();
  await page.getByRole('link', {name: 'Shell home'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'Shell home'})).toBeVisible();
});
