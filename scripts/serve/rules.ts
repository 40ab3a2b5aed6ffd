import {baseUrl, defaultLocale, type Locale, localeBaseUrl, locales} from '@site/config/locales';

/** What the server knows about addresses beside `core/address.ts`. `scripts/build/nginx.ts` says the same in nginx's words. */

const localeBases = (Object.keys(locales) as Locale[]).filter((name) => name !== defaultLocale).map(localeBaseUrl);

const hashedName = /^(?:assets|fonts|search-index)\/.+[.-][0-9a-f]{8,}\./;

/** Files whose names carry their content's hash never change; everything else is revalidated. */
export function cacheControl(path: string, bases: string[] = localeBases): string {
  const hashed = [baseUrl, ...bases].some((base) => path.startsWith(base) && hashedName.test(path.slice(base.length)));
  return hashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The not-found page in the language of the address. */
export function notFoundPage(path: string, bases: string[] = localeBases): string {
  return `${bases.find((base) => path.startsWith(base)) ?? baseUrl}404.html`;
}

const outside = new Set(['/robots.txt']);

/** Not-found pages are only ever the body of another answer, and hidden files are nobody's business. Robots are told at the root of the host. */
export function isWithheld(path: string): boolean {
  if (outside.has(path)) return false;
  return !path.startsWith(baseUrl) || /\/404\.html$|\/\.|\\/.test(path);
}
