import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isLocale, type Locale} from '@site/config/locales';

/** The reader's language, for a table whose texts are data. */
export function useLocale(tag: string): Locale {
  const locale = useDocusaurusContext().i18n.currentLocale;
  if (!isLocale(locale)) throw new Error(`<${tag}> has no texts for the locale "${locale}"; its data in data/ must have them`);
  return locale;
}
