import type {Page} from '@playwright/test';
import {brand} from '../../config/brand';
import {axeFindingsInContent, MeasuredLooks} from '../lib/axe';
import {archivedPages, sitemapPaths} from '../lib/built-pages';
import {saveData} from '../lib/loaded';
import {expect, hydrated, languages, test} from '../lib/test';
import {lookAs, looks, nameOf} from './looks';

/** Pages that one test opens: enough to be quick, few enough to name the failing one. */
const batchSize = 30;

/** What a page says about its address and its translations: as it was served, and once scripts have run. */
const addressesInHead = (page: Page, html: string) =>
  page.evaluate(
    (source) => {
      const ofPage = (parsed: Document) =>
        [...parsed.querySelectorAll('link[rel=canonical], link[rel=alternate][hreflang], meta[property="og:url"]')]
          .map(
            (tag) =>
              `${tag.getAttribute('hreflang') ?? tag.getAttribute('rel') ?? 'og:url'} ${tag.getAttribute('href') ?? tag.getAttribute('content')}`,
          )
          .sort();
      return [ofPage(new DOMParser().parseFromString(source, 'text/html')), ofPage(document)] as const;
    },
    // The tags are all in the head, and a page is long.
    html.slice(0, html.indexOf('<body')),
  );

for (const {locale} of languages) {
  const listed = sitemapPaths(locale);
  const archived = archivedPages(locale).map(({pathname}) => pathname);
  const paths = [...new Set([...listed, ...archived])];

  test(`the sitemap of ${locale} lists every page of today`, () => {
    expect(listed.length).toBeGreaterThanOrEqual(240);
  });

  for (let start = 0; start < paths.length; start += batchSize) {
    const batch = paths.slice(start, start + batchSize);
    test(`pages ${start + 1} to ${start + batch.length} of ${locale} load, log nothing, keep their addresses, leave axe nothing to find`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      // Every page is opened here: none need be prefetched.
      await saveData(page);
      const measured = new MeasuredLooks();
      for (const [turn, look] of looks.entries()) {
        await lookAs(page, look);
        // A page is looked at in one way in English and in the opposite way in Korean.
        for (const pathname of batch.filter((_, index) => index % looks.length === (locale === 'en' ? turn : turn ^ 1))) {
          const response = await page.goto(pathname);
          expect(response?.status(), pathname).toBe(200);
          await hydrated(page);
          await expect(page.getByRole('heading', {level: 1}), pathname).toHaveCount(1);
          const [served, alive] = await addressesInHead(page, (await response?.text()) ?? '');
          expect(alive, pathname).toEqual(served);
          expect(alive).toContain(`${locale} ${brand.siteUrl}${pathname}`);
          // The shell is looked at on one page of each kind.
          expect(await axeFindingsInContent(page, measured), `${pathname} (${nameOf(look)})`).toEqual([]);
        }
      }
    });
  }
}
