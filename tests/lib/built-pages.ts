import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale} from '@site/config/locales';
import {archivePaths} from '@site/config/versions';
import {pageTags} from '@site/scripts/build/page-tags';
import {webRoot} from '@site/scripts/lib/paths';

export type BuiltPage = {
  /** Its address on the server: /docs/1.0/cli/. */
  pathname: string;
  html: string;
  canonical: string;
  title: string;
};

const folderOf = (locale: string) => path.join(webRoot, 'docs', locale === defaultLocale ? '' : locale);

const read = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

/** The pages of the archived versions in a language, as the build wrote them. */
export function archivedPages(locale: string): BuiltPage[] {
  const folder = folderOf(locale);
  return archivePaths.flatMap((archive) =>
    readdirSync(path.join(folder, archive), {withFileTypes: true, recursive: true})
      .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => ({file, html: readFileSync(file, 'utf8')}))
      .map(({file, html}) => {
        const canonical = read(html, /<link[^>]* rel="?canonical"?[^>]* href="?([^" >]+)/);
        const slash = canonical.endsWith('/') ? '/' : '';
        const inner = path
          .relative(path.join(webRoot, 'docs'), file)
          .replace(/\/?index\.html$|\.html$/, '')
          .split(path.sep)
          .join('/');
        return {pathname: `/docs/${inner}${slash}`, html, canonical, title: read(html, /<title[^>]*>([^<]*)/)};
      }),
  );
}

/** The addresses that a language lists for search engines, without their origin. */
export function sitemapPaths(locale: string): string[] {
  const xml = readFileSync(path.join(folderOf(locale), 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}

/** The address a page gives itself and its translations, as the build wrote them: `canonical https://…`, `ko https://…`. */
export function addressesInHead(pathname: string): string[] {
  const [file = ''] = ['.html', 'index.html', '/index.html'].map((end) => path.join(webRoot, pathname + end)).filter(existsSync);
  const html = readFileSync(file, 'utf8');
  const links = pageTags(html).links.flatMap(({rel, href, hreflang}) => {
    if (rel === 'canonical') return [`canonical ${href}`];
    return rel === 'alternate' && hreflang ? [`${hreflang} ${href}`] : [];
  });
  return [`og:url ${read(html, /<meta[^>]* property="?og:url"?[^>]* content="?([^" >]+)/)}`, ...links].sort();
}
