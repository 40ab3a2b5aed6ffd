import type {AddressInfo} from 'node:net';
import {chromium, type Page} from '@playwright/test';
import type {ScreenFacts} from '@site/data/search';
import {webRoot} from '@site/scripts/lib/paths';
import {createSiteServer} from '@site/scripts/serve/server';
import {findChromium} from '@site/scripts/test/chromium';
import {hydrated} from '@site/tests/lib/test';
import {readGolden} from '@site/tests/search/golden';
import {middle, rounded} from './measure';
import type {Language} from './peers';

type Watched = {answered: number; tasks: number[]};

/** Notes when the list of results changes after a keystroke, and every long task. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = {answered: 0, tasks: []};
    Object.assign(window, {watched});
    let typed = 0;
    document.addEventListener('input', () => {
      typed = performance.now();
      watched.answered = 0;
    });
    new MutationObserver((changes) => {
      // What is only said to screen readers, and the preview of the section, come later, on purpose.
      const seen = changes.some(
        ({target}) => !(target instanceof Element ? target : target.parentElement)?.closest('[role="status"], [aria-live], aside'),
      );
      if (seen) watched.answered ||= performance.now() - typed;
    }).observe(document.querySelector('[role="dialog"]') ?? document.body, {subtree: true, childList: true, characterData: true});
    new PerformanceObserver((list) => watched.tasks.push(...list.getEntries().map(({duration}) => duration))).observe({type: 'longtask'});
  });
}

/** Waits until the page has answered the last input; it need not, where the results stay the same. */
async function answered(page: Page): Promise<number | undefined> {
  const handle = page.waitForFunction(() => (window as unknown as {watched: Watched}).watched.answered, undefined, {timeout: 1000});
  return handle.then((value) => value.jsonValue()).catch(() => undefined);
}

/** Types all but the last letter, waits for its results, types the last. */
async function lastKeystroke(page: Page, query: string): Promise<number[]> {
  const box = page.getByRole('combobox');
  await box.fill(query.slice(0, -1));
  await answered(page);
  await box.pressSequentially(query.slice(-1));
  const time = await answered(page);
  return time === undefined ? [] : [time];
}

/** A reader's browser on the built site: bytes to the first results, and how soon results follow a keystroke. */
export async function measureScreen(locale: Language): Promise<ScreenFacts> {
  const server = createSiteServer(webRoot).listen(0);
  const browser = await chromium.launch({executablePath: findChromium(), chromiumSandbox: false});
  try {
    const base = `http://localhost:${(server.address() as AddressInfo).port}/docs/${locale === 'en' ? '' : `${locale}/`}`;
    // Brotli would be smaller still; the goals and the peers are counted in gzip.
    const page = await browser.newPage({extraHTTPHeaders: {'Accept-Encoding': 'gzip'}});
    await page.goto(`${base}getting-started/intro`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    let bytes = 0;
    server.on('request', ({url}, response) => {
      // The text of the pages streams in behind the first results.
      if (/\/text-[^/]+\.json$/.test(url ?? '')) return;
      response.on('finish', () => {
        bytes += Number(response.getHeader('Content-Length') ?? 0);
      });
    });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('auto');
    await page.getByRole('option').first().waitFor();
    const kilobytes = rounded(bytes / 1000);
    await page.locator('[role="listbox"][data-complete="true"]').waitFor();
    await watch(page);
    const times: number[] = [];
    for (const {query} of readGolden(locale).slice(0, 40)) times.push(...(await lastKeystroke(page, query)));
    const tasks = await page.evaluate(() => (window as unknown as {watched: Watched}).watched.tasks);
    return {kilobytes, median: rounded(middle(times)), worst: rounded(Math.max(...times)), longestTask: rounded(Math.max(0, ...tasks))};
  } finally {
    await browser.close();
    server.close();
  }
}
