import type {Page} from '@playwright/test';
import {axeFindings} from '../lib/axe';
import {layoutShift, watchLayoutShifts} from '../lib/layout-shift';
import {expect, test, visit} from '../lib/test';

const pages = ['/docs/kitchen-sink', '/docs/', '/docs/ko/kitchen-sink', '/docs/ko/'];

/** Walks down the page as a reader does, until every lab has come. */
async function wakeLabs(page: Page): Promise<void> {
  for (const lab of await page.locator('[data-lab]').all()) {
    await lab.scrollIntoViewIfNeeded();
    await expect(lab).toHaveAttribute('data-phase', 'ready', {timeout: 20_000});
  }
}

for (const pathname of pages) {
  test(`nothing on ${pathname} moves by itself, from the first paint to the last lab`, async ({page}) => {
    await watchLayoutShifts(page);
    await visit(page, pathname);
    await page.evaluate(() => document.fonts.ready);
    await wakeLabs(page);
    expect(await layoutShift(page)).toBe(0);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the kitchen sink and its tables with every lab awake in ${colorScheme} mode`, async ({page}) => {
    test.slow();
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await visit(page, '/docs/kitchen-sink-tables');
    expect(await axeFindings(page)).toEqual([]);
    await visit(page, '/docs/kitchen-sink');
    await wakeLabs(page);
    expect(await axeFindings(page)).toEqual([]);
  });
}
