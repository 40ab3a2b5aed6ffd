import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '../../../core/search/types';
import {type Node, parseHtml} from './html';
import {readDocument} from './page';

/** The pages of one locale in its build folder; folders of the other locales lie inside the default one's. */
function pageFiles(folder: string, otherLocales: string[]): string[] {
  const skipped = new Set(['assets', 'img', 'search', 'search-index', ...otherLocales]);
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html') && entry.name !== '404.html')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !skipped.has(file.split(path.sep)[0] ?? ''))
    .sort();
}

/** Pages that many others point to come first among equals. Logarithmic: ten links are not ten times better than one. */
function rankPages(pages: Page[]): void {
  const links = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const target of page.links) {
      const key = target.replace(/\/$/, '');
      links.set(key, (links.get(key) ?? new Set()).add(page.url));
    }
  }
  for (const page of pages) {
    const count = links.get(new URL(page.url).pathname.replace(/\/$/, ''))?.size ?? 0;
    page.rank = Math.min(10, Math.round(2 * Math.log2(1 + count)));
  }
}

export type ReadProgress = (done: number, all: number) => void;

/** Told of every page while its tree is there: reading it is most of the work. `page` is what search knows of it, if anything. */
export type Visitor = (document: Node[], file: string, page: Page | undefined) => void;

export type Site = {
  /** The locale's build folder. */
  folder: string;
  /** Where that folder is served: /docs/ or /docs/ko/. */
  baseUrl: string;
  otherLocales: string[];
};

export function readSite({folder, baseUrl, otherLocales}: Site, progress: ReadProgress = () => {}, visit: Visitor = () => {}): Page[] {
  const files = existsSync(folder) ? pageFiles(folder, otherLocales) : [];
  const pages = files.flatMap((file, index) => {
    progress(index + 1, files.length);
    const name = file.split(path.sep).join('/');
    const document = parseHtml(readFileSync(path.join(folder, file), 'utf8'));
    const page = readDocument(document, name, baseUrl);
    visit(document, name, page);
    return page ?? [];
  });
  if (pages.length === 0) throw new Error(`${folder}: no page to index; build the site first (npm run build).`);
  rankPages(pages);
  return pages;
}
