import {brand} from '@site/config/brand';

/** The repository's new-issue page with the query filled in. */
export function missingResultsUrl(query: string, locale: string): string {
  const url = new URL(`${brand.repositoryUrl}/issues/new`);
  url.searchParams.set('title', `Search finds nothing for "${query}"`);
  url.searchParams.set('body', `Query: ${query}\nLanguage: ${locale}\n\nThe page I expected to find: `);
  return url.href;
}
