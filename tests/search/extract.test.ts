import {defaultLocale, type Locale, localeBaseUrl, locales} from '@site/config/locales';
import {recordsOf} from '@site/core/search/records';
import {builtSites} from '@site/plugins/search/command';
import {readSite} from '@site/plugins/search/extract/site';
import {describe, expect, it} from 'vitest';
import {archivedPages, sitemapPaths} from '../lib/built-pages';
import {indexIsBuilt} from './golden';

describe.skipIf(!indexIsBuilt)('the built pages', () => {
  it.each(builtSites())(
    '$baseUrl: every page, archived ones too, has records under its own address, each with an id of its own',
    (site) => {
      const locale = Object.keys(locales).find((name) => localeBaseUrl(name as Locale) === site.baseUrl) ?? defaultLocale;
      const published = [...sitemapPaths(locale), ...archivedPages(locale).map(({pathname}) => pathname)];
      const pages = readSite(site);
      const found = pages.map(({url}) => new URL(url).pathname);
      expect(found.sort()).toEqual([...new Set(published)].filter((pathname) => !pathname.endsWith('/search')).sort());
      const ids = pages.flatMap(recordsOf).map(({objectID}) => objectID);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  it('no record carries markup', () => {
    const [site] = builtSites();
    const records = site ? readSite(site).flatMap(recordsOf) : [];
    expect(records.filter((record) => /[<>]/.test(JSON.stringify([record.hierarchy, record.content, record.keywords])))).toEqual([]);
  });
});
