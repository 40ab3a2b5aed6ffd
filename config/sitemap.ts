import type {Options} from '@docusaurus/plugin-sitemap';
import {inGitCheckout} from './build-environment';
import {archivePaths} from './versions';

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Leaves out archived pages that the current docs have too: they name the current page as canonical. */
export function withoutArchivedCopies<Item extends {url: string}>(items: Item[], base: string): Item[] {
  const listed = new Set(items.map(({url}) => withoutSlash(url)));
  const isCopy = (url: string) =>
    archivePaths.some((archive) => {
      const start = base + archive;
      return `${url}/`.startsWith(start) && listed.has(withoutSlash(base + url.slice(start.length)));
    });
  return items.filter(({url}) => !isCopy(url));
}

const createSitemapItems: Options['createSitemapItems'] = async ({defaultCreateSitemapItems, ...params}) =>
  withoutArchivedCopies(await defaultCreateSitemapItems(params), params.siteConfig.url + params.siteConfig.baseUrl);

export const sitemap: Options = {lastmod: inGitCheckout ? 'date' : null, changefreq: null, priority: null, createSitemapItems};
