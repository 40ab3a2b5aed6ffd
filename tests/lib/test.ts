import {test as base, type ConsoleMessage, expect, type Page} from '@playwright/test';
import {connect} from './loaded';

type Options = {
  /** Console messages this test provokes on purpose; any other one fails it. */
  expectedMessages: RegExp | null;
};

/** Chromium's own remark that says nothing about the site. */
const chromiumNoise = /was preloaded using link preload but not used/;

function watch(page: Page, allowed: RegExp[], heard: string[]): void {
  const keep = (text: string) => !allowed.some((pattern) => pattern.test(text)) && heard.push(`${page.url()}: ${text}`);
  page.on('console', (message: ConsoleMessage) => keep(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => keep(`error: ${error.message}`));
}

/**
 * Playwright's test, failing on any console message or uncaught error of the page that the test did not announce. Its pages do not wake
 * by themselves (config/wake), which could happen between any two steps of a test: the connection is good, but its answers take long.
 */
export const test = base.extend<Options>({
  expectedMessages: [null, {option: true}],
  page: async ({page, expectedMessages}, use) => {
    const heard: string[] = [];
    watch(page, [chromiumNoise, ...(expectedMessages ? [expectedMessages] : [])], heard);
    await connect(page, {effectiveType: '4g', saveData: false, downlink: 10, rtt: 150});
    await use(page);
    expect(heard, 'console messages and uncaught errors').toEqual([]);
  },
});

export {expect};

/** Wakes the page, as its reader would by doing something. */
export const wake = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('wake')));

/** Wakes the page (config/wake) and resolves when React has taken it over, and all of it is drawn unless the test puts that off. */
export async function hydrated(page: Page, {isDrawn = true} = {}): Promise<void> {
  // Asked again and again, because the page may be on its way to another one.
  await page.waitForFunction((mustBeDrawn) => {
    document.dispatchEvent(new Event('wake'));
    const {hasHydrated, undrawn} = document.documentElement.dataset;
    return hasHydrated === 'true' && !(mustBeDrawn && undrawn !== undefined);
  }, isDrawn);
}

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export {languages} from './languages';
