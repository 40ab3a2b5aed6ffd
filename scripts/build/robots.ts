import {brand} from '@site/config/brand';
import {type Locale, localeBaseUrl, locales} from '@site/config/locales';

/** Everything may be read; the sitemaps say what there is. Robots look at the root of a host only. */
export const robots = (): string =>
  [
    'User-agent: *',
    'Allow: /',
    '',
    ...(Object.keys(locales) as Locale[]).map((locale) => `Sitemap: ${brand.siteUrl}${localeBaseUrl(locale)}sitemap.xml`),
    '',
  ].join('\n');
