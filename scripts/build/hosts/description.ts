import {baseUrl, defaultLocale, type Locale, localeBaseUrl, locales} from '@site/config/locales';
import type {AddressBook} from '@site/core/address';

/** What every host has to do, said once; each of the other files says it in the words of one host. */
export type Hosting = {
  /** Sent with every answer. */
  headers: Readonly<Record<string, string>>;
  /** The published addresses of the pages by their stems. */
  book: AddressBook;
  /** Where the pages of each language begin, the default one last: its base is the beginning of the others. */
  bases: readonly string[];
  home: string;
};

export const forever = 'public, max-age=31536000, immutable';
export const revalidated = 'no-cache';

/** Below the base of a language: names that carry the hash of their content, and so never change. */
export const hashedName = '(?:assets|fonts|search-index)/.+[.-][0-9a-f]{8,}\\.';

/** The not-found page below a base. */
export const notFound = '404.html';

/** A text as part of a regular expression. */
export const forPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function hosting(headers: Readonly<Record<string, string>>, book: AddressBook): Hosting {
  const others = (Object.keys(locales) as Locale[]).filter((name) => name !== defaultLocale).map(localeBaseUrl);
  return {headers, book, bases: [...others, baseUrl], home: baseUrl};
}
