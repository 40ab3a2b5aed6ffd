import {expect, type Page} from '@playwright/test';

/** The text of what the page loads from now on, of these types. */
export function bodiesOf(page: Page, types: ('script' | 'stylesheet')[]): Promise<string>[] {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    // Prefetched chunks are not scripts yet, and their bodies may be gone.
    if (types.some((type) => type === response.request().resourceType())) bodies.push(response.text());
  });
  return bodies;
}

type Connection = {effectiveType: string; saveData: boolean; downlink?: number; rtt?: number};

/** What the browser says of its connection from the next page on. */
export async function connect(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', {get: () => value, configurable: true});
  }, connection);
}

/** A reader who saves data: linked pages are not prefetched. */
export const saveData = (page: Page) => connect(page, {effectiveType: '4g', saveData: true});

/** Waits until what is far below the first screen is drawn too (config/wake). */
export const allDrawn = (page: Page) => expect(page.locator('html:not([data-undrawn])'), 'all of the page is drawn').toHaveCount(1);

/**
 * The browser is idle whenever it is asked from the next page on: what is below the screen is drawn at once, not a part with each picture
 * (config/wake). For tests of many pages; how the parts come is the matter of first-load.spec.ts.
 */
export const alwaysIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = (work) => window.setTimeout(work, 0, {didTimeout: false, timeRemaining: () => 50});
  });
