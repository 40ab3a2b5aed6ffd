import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {freePort} from '@site/scripts/lib/free-port';
import {root} from '@site/scripts/lib/paths';
import {findChromium} from '@site/scripts/test/chromium';
import {withChangedPage} from './own';

export interface Dev {
  /** Seconds from the command to the first page, and from asking for the other language to its page. */
  readonly first: number;
  readonly otherLanguage: number;
  /** Seconds from saving a page to seeing the change: the median of five. */
  readonly save: number;
}

/** Resolves when an address answers with a page. */
async function answers(address: string): Promise<void> {
  for (;;) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok && (await response.text()).includes('__docusaurus')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const secondsSince = (start: number) => (performance.now() - start) / 1000;

/** `npm run dev` until its first page, and what a writer waits for after saving. */
export async function measureDev(): Promise<Dev> {
  const port = await freePort();
  const origin = `http://localhost:${port}/docs`;
  const start = performance.now();
  const server = spawn(path.join(root, 'node_modules/.bin/tsx'), ['scripts/dev.ts', '--port', String(port)], {cwd: root, stdio: 'inherit'});
  const browser = await chromium.launch({executablePath: findChromium(), chromiumSandbox: false});
  try {
    await answers(`${origin}/`);
    const page = await browser.newPage();
    await page.goto(`${origin}/concepts/handoff`);
    await page.locator('h1').waitFor();
    const first = secondsSince(start);
    const saves: number[] = [];
    await withChangedPage(async (endWith) => {
      for (const at of [1, 2, 3, 4, 5]) {
        const saved = performance.now();
        endWith(`Saved ${at} times.`);
        await page.getByText(`Saved ${at} times.`).waitFor();
        saves.push(secondsSince(saved));
      }
    });
    const asked = performance.now();
    await page.goto(`${origin}/ko/concepts/handoff`, {timeout: 120_000});
    await page.locator('h1').waitFor({timeout: 120_000});
    const [, , save = 0] = saves.sort((one, other) => one - other);
    return {first, save, otherLanguage: secondsSince(asked)};
  } finally {
    await browser.close();
    server.kill();
    await once(server, 'exit');
  }
}
