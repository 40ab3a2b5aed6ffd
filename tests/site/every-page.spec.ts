import type {Page} from '@playwright/test';
import {brand} from '../../config/brand';
import {axeFindingsInContent} from '../lib/axe';
import {addressesInHead, archivedPages, sitemapPaths} from '../lib/built-pages';
import {alwaysIdle, saveData} from '../lib/loaded';
import {expect, languages, test} from '../lib/test';
import {lookAs, looks, nameOf} from './looks';

/**
 * Wakes the page and says, once React has taken it over and what it loads is there, how many first headings it has, and its address
 * and those of its translations. In one call, and with no locator, which would bring a script of its own to each of 500 pages.
 */
const wake = (page: Page) =>
  page.evaluate(async () => {
    document.dispatchEvent(new Event('wake'));
    const isLoading = () =>
      document.documentElement.dataset.hasHydrated !== 'true' ||
      document.documentElement.dataset.undrawn !== undefined ||
      document.querySelector('[data-phase="loading"], main [aria-busy="true"]') !== null;
    if (isLoading()) {
      while (isLoading()) await new Promise((resolve) => setTimeout(resolve, 10));
      // What appeared last is measured by its observers before the frame after the next one.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    }
    const addressed = document.querySelectorAll('link[rel=canonical], link[rel=alternate][hreflang], meta[property="og:url"]');
    const addresses = [...addressed].map((tag) =>
      [tag.getAttribute('hreflang') ?? tag.getAttribute('rel') ?? 'og:url', tag.getAttribute('href') ?? tag.getAttribute('content')].join(
        ' ',
      ),
    );
    return {h1: document.querySelectorAll('h1').length, addresses: addresses.sort()};
  });

for (const {locale} of languages) {
  const listed = sitemapPaths(locale);
  const archived = archivedPages(locale).map(({pathname}) => pathname);
  const paths = [...new Set([...listed, ...archived])];

  test(`the sitemap of ${locale} lists every page of today`, () => {
    expect(listed.length).toBeGreaterThanOrEqual(240);
  });

  for (const [turn, look] of looks.entries()) {
    // A page is looked at in one way in English and in the opposite way in Korean.
    const mine = paths.filter((_, index) => index % looks.length === (locale === 'en' ? turn : turn ^ 1));
    test(`every fourth page of ${locale} from page ${paths.indexOf(mine[0] ?? '') + 1} (${nameOf(look)}) loads, logs nothing, keeps its addresses, leaves axe nothing to find`, async ({
      page,
    }) => {
      test.setTimeout(600_000);
      // Every page is opened here: none need be prefetched.
      await saveData(page);
      await alwaysIdle(page);
      await lookAs(page, look);
      for (const pathname of mine) {
        const response = await page.goto(pathname);
        expect.soft(response?.status(), pathname).toBe(200);
        const {h1, addresses} = await wake(page);
        expect.soft(h1, `${pathname}: first headings`).toBe(1);
        expect.soft(addresses, pathname).toEqual(addressesInHead(pathname));
        expect.soft(addresses).toContain(`${locale} ${brand.siteUrl}${pathname}`);
        // The shell is looked at on one page of each kind.
        expect.soft(await axeFindingsInContent(page), pathname).toEqual([]);
      }
    });
  }
}
