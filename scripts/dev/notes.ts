import {defaultLocale, type Locale, locales} from '@site/config/locales';

/** What a writer should know of the development server. `indexed`: when the search index was last built. */
export function devNotes(indexed: Date | undefined): string[] {
  const others = (Object.keys(locales) as Locale[]).filter((locale) => locale !== defaultLocale).map((locale) => locales[locale].label);
  return [
    `${locales[defaultLocale].label} is served at once${others.length > 0 ? `, ${others.join(', ')} when you first open a page of it` : ''}.`,
    indexed
      ? `Search and related pages are those of the last npm run build, ${indexed.toLocaleString('en-US')}.`
      : 'There is no search until npm run build has been run once.',
  ];
}
