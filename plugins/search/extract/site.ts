import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '../../../core/search/types';
import {parseHtml} from './html';
import {readDocument} from './page';

export type Site = {
  /** The locale's build folder. */
  folder: string;
  /** Where that folder is served: /docs/ or /docs/ko/. */
  baseUrl: string;
  otherLocales: string[];
};

/** The pages of one locale in its build folder, with forward slashes; folders of the other locales lie inside the default one's. */
export function filesOf({folder, otherLocales}: Site): string[] {
  if (!existsSync(folder)) return [];
  const skipped = new Set(['assets', 'img', 'search', 'search-index', ...otherLocales]);
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html') && entry.name !== '404.html')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !skipped.has(file.split(path.sep)[0] ?? ''))
    .sort()
    .map((file) => file.split(path.sep).join('/'));
}

/** Pages that many others point to come first among equals. Logarithmic: ten links are not ten times better than one. */
export function rankPages(pages: Page[], folder: string): Page[] {
  if (pages.length === 0) throw new Error(`${folder}: no page to index; build the site first (npm run build).`);
  const links = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const target of page.links) {
      const key = target.replace(/\/$/, '');
      links.set(key, (links.get(key) ?? new Set()).add(page.url));
    }
  }
  return pages.map((page) => {
    const count = links.get(new URL(page.url).pathname.replace(/\/$/, ''))?.size ?? 0;
    return {...page, rank: Math.min(10, Math.round(2 * Math.log2(1 + count)))};
  });
}

export function readSite(site: Site): Page[] {
  const pages = filesOf(site).flatMap(
    (name) => readDocument(parseHtml(readFileSync(path.join(site.folder, name), 'utf8')), name, site.baseUrl) ?? [],
  );
  return rankPages(pages, site.folder);
}
