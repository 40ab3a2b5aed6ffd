import {archivedPages, sitemapPaths} from '../lib/built-pages';
import {saveData} from '../lib/loaded';
import {expect, hydrated, languages, test} from '../lib/test';

/** Pages a test opens in one go: enough to be quick, few enough to name the failing one. */
const batchSize = 30;

for (const {locale} of languages) {
  const listed = sitemapPaths(locale);
  const archived = archivedPages(locale).map(({pathname}) => pathname);
  const paths = [...new Set([...listed, ...archived])];

  test(`the sitemap of ${locale} lists every page of today`, () => {
    expect(listed.length).toBeGreaterThanOrEqual(240);
  });

  for (let start = 0; start < paths.length; start += batchSize) {
    const batch = paths.slice(start, start + batchSize);
    test(`pages ${start + 1} to ${start + batch.length} of ${locale} load, hydrate and log nothing`, async ({page}) => {
      test.setTimeout(120_000);
      // Every page is opened here: none need be prefetched.
      await saveData(page);
      for (const pathname of batch) {
        const response = await page.goto(pathname);
        expect(response?.status(), pathname).toBe(200);
        await hydrated(page);
        await expect(page.getByRole('heading', {level: 1}), pathname).toHaveCount(1);
      }
    });
  }
}
