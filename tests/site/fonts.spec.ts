import type {Page} from '@playwright/test';
import {sitemapPaths} from '../lib/built-pages';
import {layoutShift, watchLayoutShifts} from '../lib/layout-shift';
import {expect, languages, test} from '../lib/test';
import {onePageOfEachKind} from './kinds';

const kB = 1000;
const ours = /^(?:inter|jetbrains-mono|formulas|hangul|hangul-rare)\.[0-9a-f]{8}\.woff2$/;

/** Two frames later, everything that had to be drawn again is drawn. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** The files of faces that the open page asked for, and their bytes, from the cache or not. */
async function fontsOf(page: Page): Promise<{name: string; bytes: number}[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({name}) => name.endsWith('.woff2'))
      .map(({name, encodedBodySize}) => ({name: name.replace(/.*\//, ''), bytes: encodedBodySize})),
  );
}

test.describe('bytes', () => {
  /**
   * kB: of any page, and of a typical one. Korean that a page in another language quotes comes on top of its own, and so does the face of
   * formulas, 12 kB on the pages that have some.
   */
  const limitsOf = (locale: string) =>
    locale === 'ko' ? {any: 165, typical: 150, counted: /^(?!formulas)/} : {any: 60, typical: 60, counted: /^(?!hangul|formulas)/};

  for (const {locale} of languages) {
    test(`the fonts of a page in ${locale} are few and small`, async ({browser, baseURL}) => {
      const {any, typical, counted} = limitsOf(locale);
      const all: number[] = [];
      for (const pathname of sitemapPaths(locale).filter((_, index) => index % 16 === 0)) {
        // A reader's first page: a browser takes what an earlier page needed from its memory, needed or not.
        const page = await browser.newPage({baseURL});
        await page.goto(pathname, {waitUntil: 'load'});
        const fonts = await fontsOf(page);
        await page.close();
        expect(
          fonts.map(({name}) => name).filter((name) => !ours.test(name)),
          pathname,
        ).toEqual([]);
        const bytes = fonts.filter(({name}) => counted.test(name)).reduce((sum, font) => sum + font.bytes, 0);
        expect(bytes, pathname).toBeLessThanOrEqual(any * kB);
        all.push(bytes);
      }
      expect(all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]).toBeLessThanOrEqual(typical * kB);
    });
  }
});

for (const {locale, base} of languages) {
  for (const route of ['', onePageOfEachKind.concept, onePageOfEachKind.target]) {
    test(`nothing on /${route} in ${locale} moves when its fonts come late`, async ({page}) => {
      await watchLayoutShifts(page);
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (request) => {
        await held;
        await request.continue();
      });
      await page.goto(base + route, {waitUntil: 'domcontentloaded'});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await painted(page);
      release();
      const fonts = await fontsOf(page);
      await painted(page);
      expect(fonts.length).toBeGreaterThan(0);
      expect(await layoutShift(page)).toBe(0);
    });
  }
}

test('the second page of a visit is set in our face from its first paint', async ({page}) => {
  await page.goto(languages[0]?.base ?? '');
  await fontsOf(page);
  await page.evaluate((address) => location.assign(address), `${languages[0]?.base}${onePageOfEachKind.concept}`);
  await page.waitForURL(/autolayout/);
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1);
});

for (const [moment, isEarly] of [
  ['before its whole style sheet is there', true],
  ['after its whole style sheet is there', false],
] as const)
  test(`no font is taken for a new one on a page that is pressed ${moment}`, async ({page}) => {
    // When Chromium does, it styles and lays out the whole page anew, at each later change of <head>.
    await page.addInitScript(() => {
      const loaded: string[] = [];
      Object.assign(window, {loaded});
      document.fonts.addEventListener('loadingdone', ({fontfaces}) => {
        for (const {family, weight, style, unicodeRange} of fontfaces) loaded.push([family, weight, style, unicodeRange].join(' '));
      });
    });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/css/styles.*.css', async (request) => {
      if (isEarly) await held;
      await request.continue();
    });
    await page.goto(`${languages[0]?.base}${onePageOfEachKind.concept}`, {waitUntil: isEarly ? 'commit' : 'load'});
    await page.getByRole('button', {name: 'Search'}).click();
    release();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.getByRole('combobox').fill('auto layout');
    await expect(page.getByRole('option').first()).toBeVisible();
    const loaded = await page.evaluate(() => (window as unknown as {loaded: string[]}).loaded);
    expect(loaded).not.toEqual([]);
    expect(loaded.filter((face, index) => loaded.indexOf(face) !== index)).toEqual([]);
  });
