import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {chromium} from '@playwright/test';
import {freePort} from '@site/scripts/lib/free-port';
import {bin} from '@site/scripts/lib/paths';
import {findChromium} from '@site/scripts/test/chromium';
import {expect, it, onTestFinished} from 'vitest';
import {page as pageText, siteCopy} from './site-copy';
import {makeHome, smallSite} from './small-site';

it('while writing, a page is compiled when it is opened; its error is shown on it, and the page comes by itself once it is mended', async () => {
  const site = siteCopy({...smallSite, broken: 'Before.\n\n<Broken'});
  makeHome(site);
  const port = await freePort();
  // The runner of the tests says `test`.
  const {NODE_ENV: _, ...env} = process.env;
  const server = spawn(process.execPath, [bin('tsx'), 'scripts/dev.ts', '--port', String(port)], {cwd: site.root, env});
  onTestFinished(async () => {
    if (server.exitCode !== null) return;
    server.kill();
    await once(server, 'exit');
  });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text) => {
      printed += text;
    });
  }
  const browser = await chromium.launch({executablePath: findChromium(), chromiumSandbox: false});
  onTestFinished(() => browser.close());
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(240_000);
    await expect.poll(() => printed, {timeout: 240_000}).toContain('compiled');
    await page.goto(`http://localhost:${port}/docs/guide`);
    await page.getByRole('heading', {level: 1, name: 'guide'}).waitFor();
    expect(printed).not.toContain('broken.mdx');
    await page.goto(`http://localhost:${port}/docs/broken`);
    await page.frameLocator('#webpack-dev-server-client-overlay').getByText('broken.mdx').first().waitFor();
    site.write('docs/broken.mdx', pageText('mended', 'After.'));
    await page.getByRole('heading', {level: 1, name: 'mended'}).waitFor();
  } catch (error) {
    throw new Error(`${(error as Error).message}\nThe server has printed: ${printed}`);
  }
}, 600_000);
