import {describe, expect, it} from 'vitest';
import {currentLocale, i18n, localized} from './locales';

describe('currentLocale', () => {
  it('is the default before Docusaurus has chosen one', () => {
    expect(currentLocale({})).toBe('en');
    expect(currentLocale({DOCUSAURUS_CURRENT_LOCALE: 'undefined'})).toBe('en');
  });

  it('is the one being built', () => {
    expect(currentLocale({DOCUSAURUS_CURRENT_LOCALE: 'ko'})).toBe('ko');
  });

  it('names an unknown locale and the known ones', () => {
    expect(() => currentLocale({DOCUSAURUS_CURRENT_LOCALE: 'fr'})).toThrow('Unknown locale "fr". config/locales.ts knows: en, ko.');
  });
});

describe('localized', () => {
  it('gives the text of the locale', () => {
    expect(localized('here', {en: 'a', ko: 'b'}, 'ko')).toBe('b');
  });

  it('falls back to English', () => {
    expect(localized('here', {en: 'a'}, 'ko')).toBe('a');
  });

  it('names the place of an unknown locale', () => {
    expect(() => localized('config/x.ts: y', {en: 'a', ko: 'b', fr: 'c'}, 'en')).toThrow('config/x.ts: y has unknown locale "fr"');
  });
});

it('Korean lives under /docs/ko/', () => {
  expect(i18n.localeConfigs?.ko?.baseUrl).toBe('/docs/ko/');
  expect(i18n.localeConfigs?.en?.baseUrl).toBe('/docs/');
});
