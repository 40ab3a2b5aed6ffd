import {baseUrl, defaultLocale, type Locale, localeBaseUrl, locales} from '@site/config/locales';
import {forever, hashedName, notFound, revalidated} from '../build/hosts/description';

/** What the server knows about addresses beside `core/address.ts`. `scripts/build/hosts/` says the same in the words of other hosts. */

const localeBases = (Object.keys(locales) as Locale[]).filter((name) => name !== defaultLocale).map(localeBaseUrl);

const hashed = new RegExp(`^${hashedName}`);

/** Files whose names carry their content's hash never change; everything else is revalidated. */
export function cacheControl(path: string, bases: string[] = localeBases): string {
  const isKept = [baseUrl, ...bases].some((base) => path.startsWith(base) && hashed.test(path.slice(base.length)));
  return isKept ? forever : revalidated;
}

/** The not-found page in the language of the address. */
export function notFoundPage(path: string, bases: string[] = localeBases): string {
  return `${bases.find((base) => path.startsWith(base)) ?? baseUrl}${notFound}`;
}

const outside = new Set(['/robots.txt']);

/** Not-found pages are only ever the body of another answer, and hidden files are nobody's business. Robots are told at the root of the host. */
export function isWithheld(path: string): boolean {
  if (outside.has(path)) return false;
  return !path.startsWith(baseUrl) || /\/404\.html$|\/\.|\\/.test(path);
}
