import {forever, type Hosting, notFound} from './description';

/** Where names carry a hash. The manifest of the search index does not; beside the fonts are their licenses, which hardly change. */
const hashedFolders = ['assets/*', 'fonts/*', 'search-index/titles-*', 'search-index/text-*', 'search-index/related-*'];

/** Characters of a line of `_headers` that Cloudflare Pages still reads. */
const longestLine = 2000;

/** Headers that Cloudflare Pages would leave out without a word. */
export function tooLongForCloudflare(headers: Hosting['headers']): string[] {
  return Object.entries(headers)
    .map(([name, value]) => ({name, length: `  ${name}: ${value}`.length}))
    .filter(({length}) => length > longestLine)
    .map(
      ({name, length}) => `${name} has ${length} characters in _headers; Cloudflare Pages leaves out lines of more than ${longestLine}.`,
    );
}

/**
 * `_headers` for Netlify and Cloudflare Pages. Both have everything else revalidated already; where two rules give one header, they
 * would join its values, so no two do.
 */
export function headersFile({headers, bases}: Hosting): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const cached = bases.flatMap((base) => hashedFolders.map((folder) => `${base}${folder}\n  Cache-Control: ${forever}\n`));
  return `/*\n${lines.join('\n')}\n\n${cached.join('\n')}`;
}

/**
 * `_redirects` for both. The not-found pages are for Netlify; Cloudflare finds the nearest one by itself and passes over lines with a
 * status that it does not know.
 */
export function redirectsFile({bases, home}: Hosting): string {
  const missing = bases.map((base) => `${base}* ${base}${notFound} 404`);
  return [`/ ${home} 301`, ...missing, `/* ${home}${notFound} 404`, ''].join('\n');
}
