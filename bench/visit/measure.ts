import {gzipSync} from 'node:zlib';
import type {Browser, Page} from '@playwright/test';
import type {Visit} from '@site/data/visit';
import {type EarlyTaps, earlyTaps} from './early-taps';
import type {Site} from './peers';
import {phone} from './phone';
import {type Sent, serve} from './server';

type Seen = {lcp: number; fcp: number; cls: number; tasks: [start: number, duration: number][]};

type Run = Seen & {blocking: string[]; inlineStyles: string; tasksAfterTap: Seen['tasks']; files: Sent[]};

const median = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

const middleOf = (values: number[]) => (values.length > 0 ? Math.round(median(values)) : null);

/** So often ten links of each site are clicked. */
const clickRounds = 3;

/** Nothing asked for during this time: the visit is over. */
const quiet = 2500;

async function settled(page: Page, sent: Sent[]): Promise<void> {
  for (let before = -1; before !== sent.length; ) {
    before = sent.length;
    await page.waitForTimeout(quiet);
  }
}

/** tsx gives functions their names with this helper, which a page does not have. */
const nameHelper = 'globalThis.__name = (value) => value';

const watch = () => {
  const seen: Seen = {lcp: 0, fcp: 0, cls: 0, tasks: []};
  Object.assign(window, {seen});
  const on = (type: string, use: (entry: PerformanceEntry & {value?: number; hadRecentInput?: boolean}) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({type, buffered: true});
  on('largest-contentful-paint', ({startTime}) => {
    seen.lcp = startTime;
  });
  on('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  on('layout-shift', ({value = 0, hadRecentInput}) => {
    if (!hadRecentInput) seen.cls += value;
  });
  on('longtask', ({startTime, duration}) => seen.tasks.push([startTime, duration]));
};

/** When all is quiet, the page is tapped. */
async function firstVisit(browser: Browser, address: string, sent: Sent[]): Promise<Run> {
  const page = await phone(browser);
  await page.addInitScript(nameHelper);
  await page.addInitScript(watch);
  sent.length = 0;
  await page.goto(address, {timeout: 60_000});
  await settled(page, sent);
  const result = await page.evaluate(() => ({
    ...(window as unknown as {seen: Seen}).seen,
    blocking: (performance.getEntriesByType('resource') as (PerformanceResourceTiming & {renderBlockingStatus?: string})[])
      .filter(({name, renderBlockingStatus}) => renderBlockingStatus === 'blocking' && new URL(name).pathname.endsWith('.css'))
      .map(({name}) => new URL(name).pathname),
    inlineStyles: [...document.querySelectorAll('style')].map(({textContent}) => textContent).join('\n'),
  }));
  const files = [...sent];
  // On its heading a tap does nothing but wake the page. Not the tap of a locator: it makes the page lay itself out to see what is hit.
  const heading = await page.locator('h1').first().boundingBox();
  if (!heading) throw new Error(`${address}: no heading to tap; expected one that is shown.`);
  await page.touchscreen.tap(heading.x + heading.height / 2, heading.y + heading.height / 2);
  await settled(page, sent);
  const {tasks} = await page.evaluate(() => (window as unknown as {seen: Seen}).seen);
  await page.context().close();
  return {...result, files, tasksAfterTap: tasks.slice(result.tasks.length)};
}

type Clicks = {took: number[]; prefetchLinks: number};

/** Clicks on links of the sidebar, one after the other, on a desktop without any brake. */
async function clicks(browser: Browser, origin: string, site: Site, sent: Sent[]): Promise<Clicks> {
  const page = await browser.newPage({viewport: {width: 1350, height: 940}});
  await page.addInitScript(nameHelper);
  await page.addInitScript(() => {
    const now = () => performance.timeOrigin + performance.now();
    const heading = () => document.querySelector('h1')?.textContent ?? '';
    const look = () => {
      const kept = JSON.parse(sessionStorage.getItem('click') ?? 'null') as {start: number; old: string; took?: number} | null;
      if (!kept || kept.took !== undefined) return;
      if (heading() && heading() !== kept.old) sessionStorage.setItem('click', JSON.stringify({...kept, took: now() - kept.start}));
      else requestAnimationFrame(look);
    };
    addEventListener(
      'click',
      () => {
        sessionStorage.setItem('click', JSON.stringify({start: now(), old: heading()}));
        requestAnimationFrame(look);
      },
      true,
    );
    requestAnimationFrame(look);
  });
  await page.goto(origin + site.page);
  await settled(page, sent);
  const prefetchLinks = await page.locator('head link[rel="prefetch"]').count();
  const took: number[] = [];
  for (let at = 1; at <= 10; at += 1) {
    const links = page.locator(site.links).filter({visible: true});
    const count = await links.count();
    if (count === 0) break;
    const link = links.nth((at * 3) % count);
    await link.hover();
    await page.waitForTimeout(1000);
    await link.click();
    await page.waitForTimeout(1000);
    const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('click') ?? '{}') as {took?: number});
    if (kept.took !== undefined) took.push(kept.took);
  }
  await page.context().close();
  return {took, prefetchLinks};
}

const packedSize = (text: string) => (text ? gzipSync(text, {level: 9}).length : 0);

const kilobytes = (files: Pick<Sent, 'bytes'>[]) => Number((files.reduce((sum, {bytes}) => sum + bytes, 0) / 1000).toFixed(1));

const longest = (tasks: Seen['tasks']) => Math.max(0, ...tasks.map(([, length]) => length));

function medians(site: Site, runs: Run[]): Omit<Visit, 'earlyMenu' | 'earlySearch' | 'click' | 'prefetchLinks'> {
  const sent = runs.at(-1)?.files ?? [];
  const loaded = (extension: string) => sent.filter((file) => file.extension === extension && !file.prefetch);
  const blocking = new Set(runs[0]?.blocking);
  const middle = (of: (run: Run) => number) => Math.round(median(runs.map(of)));
  return {
    name: site.name,
    lcp: middle(({lcp}) => lcp),
    fcp: middle(({fcp}) => fcp),
    tbt: middle(({tasks, fcp}) =>
      tasks.filter(([start, length]) => start + length > fcp).reduce((sum, [, length]) => sum + length - 50, 0),
    ),
    longestTask: middle(({tasks}) => longest(tasks)),
    longestTaskAfterTap: middle(({tasksAfterTap}) => longest(tasksAfterTap)),
    cls: Number(median(runs.map(({cls}) => cls)).toFixed(3)),
    script: kilobytes(loaded('js')),
    fonts: kilobytes(loaded('woff2')),
    fontFiles: loaded('woff2').length,
    blockingStyles: kilobytes([...sent.filter((file) => blocking.has(file.path)), {bytes: packedSize(runs[0]?.inlineStyles ?? '')}]),
  };
}

/** The sites take turns, so that a busy minute of the machine does not fall on one of them. */
export async function measure(browser: Browser, sites: Site[], runs: number): Promise<Visit[]> {
  const open = await Promise.all(
    sites.map(async (site) => ({
      site,
      server: await serve(site.folder),
      runs: [] as Run[],
      early: [] as EarlyTaps[],
      took: [] as number[],
      prefetchLinks: 0,
    })),
  );
  for (let run = 0; run < runs; run += 1) {
    for (const each of open) {
      console.log(`Visiting ${each.site.name}, ${run + 1} of ${runs}…`);
      const {origin, sent} = each.server;
      each.runs.push(await firstVisit(browser, origin + each.site.page, sent));
      if (each.site.controls) each.early.push(await earlyTaps(browser, origin + each.site.page, each.site.controls));
    }
  }
  for (let round = 0; round < clickRounds; round += 1) {
    for (const each of open) {
      console.log(`Clicking in ${each.site.name}, ${round + 1} of ${clickRounds}…`);
      const {took, prefetchLinks} = await clicks(browser, each.server.origin, each.site, each.server.sent);
      each.took.push(...took);
      each.prefetchLinks = prefetchLinks;
    }
  }
  for (const {server} of open) await server.close();
  return open.map(({site, runs: seen, early, took, prefetchLinks}) => ({
    ...medians(site, seen),
    earlyMenu: middleOf(early.map(({earlyMenu}) => earlyMenu)),
    earlySearch: middleOf(early.map(({earlySearch}) => earlySearch)),
    click: middleOf(took),
    prefetchLinks,
  }));
}
