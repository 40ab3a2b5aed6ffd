import {type Locale, localeBaseUrl, locales} from '@site/config/locales';

/** Every language of the site, and where its pages begin. */
export const languages = (Object.keys(locales) as Locale[]).map((locale) => ({locale, base: localeBaseUrl(locale)}));
