import type {Page} from '@playwright/test';

type Watched = {layoutShifts: number[]};

/**
 * Counts what moves by itself from the next page on; what follows a reader's click or key does not count, unless `afterInput`: the first
 * half second of a page is put down to the click that led to it.
 */
export async function watchLayoutShifts(page: Page, {afterInput = false} = {}): Promise<void> {
  await page.addInitScript((all) => {
    const layoutShifts: number[] = [];
    Object.assign(window, {layoutShifts} satisfies Watched);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[]) {
        if (all || !entry.hadRecentInput) layoutShifts.push(entry.value);
      }
    }).observe({type: 'layout-shift', buffered: true});
  }, afterInput);
}

/** The cumulative layout shift of the open page, to three decimals. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as Watched).layoutShifts);
  return Number(shifts.reduce((sum, shift) => sum + shift, 0).toFixed(3));
}
