import type {I18nConfig} from '@docusaurus/types';
import type {Text} from '../data/text';

/** Path every page lives under. The servers, the tests and the links rely on it. */
export const baseUrl = '/docs/';

export const defaultLocale = 'en';

/** To add a language: one entry here; CONTRIBUTING.md has the rest of the recipe. */
export const locales = {
  en: {label: 'English', htmlLang: 'en'},
  ko: {label: '한국어', htmlLang: 'ko'},
} as const;

export type Locale = keyof typeof locales;

const names = Object.keys(locales) as [Locale, ...Locale[]];

export function isLocale(name: string): name is Locale {
  return Object.hasOwn(locales, name);
}

/** The locale being built. Docusaurus evaluates the configuration once for each. */
export function currentLocale(environment: NodeJS.ProcessEnv = process.env): Locale {
  const name = environment.DOCUSAURUS_CURRENT_LOCALE;
  // Docusaurus says 'undefined' when it reads the configuration before it has chosen a locale.
  if (name === undefined || name === 'undefined') return defaultLocale;
  if (!isLocale(name)) {
    throw new Error(`Unknown locale "${name}". config/locales.ts knows: ${names.join(', ')}.`);
  }
  return name;
}

/** What the configuration says in a locale; in English where it has not been translated yet. An unknown locale stops the build. */
export function localized(where: string, texts: Text, locale: Locale): string {
  const unknown = Object.keys(texts).filter((name) => !isLocale(name));
  if (unknown.length > 0) {
    throw new Error(`${where} has unknown locale "${unknown.join('", "')}". config/locales.ts knows: ${names.join(', ')}.`);
  }
  return texts[locale] ?? texts.en;
}

/** Where a locale's pages begin: /docs/ for the default one, /docs/ko/ for Korean. */
export function localeBaseUrl(locale: Locale): string {
  return locale === defaultLocale ? baseUrl : `${baseUrl}${locale}/`;
}

export const i18n: I18nConfig = {
  defaultLocale,
  locales: names,
  path: 'i18n',
  localeConfigs: Object.fromEntries(
    names.map((name) => [
      name,
      // The base URL is explicit so that building one locale alone keeps its prefix.
      {...locales[name], direction: 'ltr', baseUrl: localeBaseUrl(name)},
    ]),
  ) as I18nConfig['localeConfigs'],
};
