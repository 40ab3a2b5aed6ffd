import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import puppeteer, {type Browser, type KeyInput, type LaunchOptions} from 'puppeteer-core';
import {endWithUs} from '../../lib/process';
import {asScript, type Driver} from './driver';

/** Remarks of the browsers that say nothing about the site. */
const noise = [
  /was preloaded using link preload but not used/,
  // Firefox, of a page that is left while its fonts or pictures are on their way.
  /NS_BINDING_ABORTED/,
];

async function grantClipboard(browser: Browser): Promise<void> {
  const protocol = await browser.target().createCDPSession();
  await protocol.send('Browser.grantPermissions', {permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite']});
}

/** Chromium over its own protocol, Firefox over WebDriver BiDi. */
export async function puppeteerDriver(options: LaunchOptions): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'engine-'));
  const browser = await puppeteer.launch({
    ...options,
    userDataDir: profile,
    defaultViewport: null,
    timeout: 60_000,
    protocolTimeout: 60_000,
  });
  const end = endWithUs(browser.process()?.pid, profile);
  // Pages of a visible browser may write to the clipboard when a button is pressed; a headless one asks for leave.
  if (options.browser === 'chrome') await grantClipboard(browser);
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  const heard: string[] = [];
  const keep = (text: string) => !noise.some((pattern) => pattern.test(text)) && heard.push(text);
  page.on('console', (message) => keep(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => keep(`error: ${error instanceof Error ? error.message : String(error)}`));

  return {
    version: await browser.version(),
    open: async (address) => void (await page.goto(address, {waitUntil: 'load', timeout: 60_000})),
    reload: async () => void (await page.reload({waitUntil: 'load', timeout: 60_000})),
    back: async () => void (await page.evaluate(() => history.back())),
    evaluate: (work, ...args) => page.evaluate(asScript(work, args)) as never,
    async pointer(steps) {
      for (const step of steps) {
        if ('move' in step) await page.mouse.move(step.move.x, step.move.y);
        else if ('down' in step) await page.mouse.down();
        else await page.mouse.up();
      }
    },
    async press(...keys) {
      for (const key of keys) {
        const held = key.length > 1 ? key.split('+') : [key];
        const last = held.pop() as KeyInput;
        for (const modifier of held) await page.keyboard.down(modifier as KeyInput);
        await page.keyboard.press(last);
        for (const modifier of held) await page.keyboard.up(modifier as KeyInput);
      }
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({width, height}),
    messages: () => heard.splice(0),
    screenshot: async () => Buffer.from(await page.screenshot()),
    pdf: () => page.pdf({timeout: 30_000}),
    async close() {
      // One that has crashed or hangs does not answer.
      await Promise.race([browser.close().catch(() => {}), new Promise((resolve) => setTimeout(resolve, 5_000))]);
      await end();
    },
  };
}
