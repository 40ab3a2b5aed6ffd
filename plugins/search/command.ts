import path from 'node:path';
import {defaultLocale, type Locale, localeBaseUrl, locales} from '../../config/locales';
import {buildSearchIndex, describeSummary, readGroups} from './build-index';
import type {Site} from './extract/site';

const root = path.resolve(__dirname, '../..');

/** Every locale of a built site: the default one's folder holds the others'. */
export function builtSites(webRoot = path.join(root, 'build')): Site[] {
  return (Object.keys(locales) as Locale[]).map((locale) => ({
    folder: path.join(webRoot, localeBaseUrl(locale)),
    baseUrl: localeBaseUrl(locale),
    otherLocales: locale === defaultLocale ? Object.keys(locales).filter((name) => name !== locale) : [],
  }));
}

/** `npm run search:index`: the index again, from pages that are built already. */
if (require.main === module) {
  try {
    for (const site of builtSites()) console.log(describeSummary(buildSearchIndex(site, readGroups(root))));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
