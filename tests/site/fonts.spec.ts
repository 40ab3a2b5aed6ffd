import type {Page} from '@playwright/test';
import {layoutShift, watchLayoutShifts} from '../lib/layout-shift';
import {expect, languages, test} from '../lib/test';
import {onePageOfEachKind} from './kinds';

const kB = 1000;
const ours = /^(?:inter|jetbrains-mono|hangul|hangul-rare)\.[0-9a-f]{8}\.woff2$/;

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
  test.use({expectedMessages: /404 \(Not Found\)/});

  /** kB: of any page, and of a typical one. Korean that an English page quotes comes on top of its own. */
  const limits = {en: {any: 60, typical: 60, counted: /^(?!hangul)/}, ko: {any: 165, typical: 150, counted: /./}};

  for (const {locale, base} of languages) {
    test(`the fonts of every kind of page in ${locale} are few and small`, async ({page}) => {
      const {any, typical, counted} = limits[locale];
      const all: number[] = [];
      for (const [kind, route] of Object.entries(onePageOfEachKind)) {
        await page.goto(base + route, {waitUntil: 'load'});
        const fonts = await fontsOf(page);
        expect(
          fonts.map(({name}) => name).filter((name) => !ours.test(name)),
          kind,
        ).toEqual([]);
        const bytes = fonts.filter(({name}) => counted.test(name)).reduce((sum, font) => sum + font.bytes, 0);
        expect(bytes, kind).toBeLessThanOrEqual(any * kB);
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
