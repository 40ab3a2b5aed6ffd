import type {Browser, Page} from '@playwright/test';
import {expect, test, visit} from '../lib/test';

type Trace = {traceEvents: {name: string; args: {elementCount?: number}}[]};

/** How many elements the browser gives their styles again because of a change. */
async function styledAgain(browser: Browser, page: Page, change: () => void): Promise<number> {
  await browser.startTracing(page, {categories: ['-*', 'devtools.timeline']});
  await page.evaluate(change);
  // Whoever asks for a size gets it with all styles up to date.
  await page.evaluate(() => document.body.offsetHeight);
  const {traceEvents} = JSON.parse(String(await browser.stopTracing())) as Trace;
  return traceEvents.filter(({name}) => name === 'UpdateLayoutTree').reduce((sum, {args}) => sum + (args.elementCount ?? 0), 0);
}

for (const address of ['/docs/', '/docs/concepts/layouts/autolayout', '/docs/cli/reference']) {
  test(`a class that changes at the top of ${address}, as it does with every page, leaves the styles of the page alone`, async ({
    page,
    browser,
  }) => {
    await visit(page, address);
    await page.evaluate(() => document.body.offsetHeight);
    const elements = await page.locator('body *').count();
    const styled = await styledAgain(browser, page, () => document.documentElement.classList.toggle('docs-doc-id-another'));
    expect(styled).toBeLessThan(elements / 5);
  });
}
