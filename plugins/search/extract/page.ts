import type {Page} from '../../../core/search/types';
import {readBlocks} from './blocks';
import {clean, escapeHtml} from './escape';
import {attribute, canonicalOf, type Element, find, findAll, hasClass, metaOf, type Node, parseHtml, textOf} from './html';

const byTag = (name: string) => (element: Element) => element.tagName === name;

/** The sidebar's top category; a page outside any category is under the navbar item that leads to it. */
function sectionOf(document: Node[], siteName: string): string {
  const crumbs = findAll(document, hasClass('breadcrumbs__item'))
    .map((item) => clean(textOf(item)))
    .filter(Boolean);
  if (crumbs.length > 1) return crumbs[0] ?? siteName;
  const active = find(document, hasClass('navbar__link--active'));
  return (active && clean(textOf(active))) || crumbs[0] || siteName;
}

/** Every code in the first such element that also names the flag itself. */
function codesBeside(article: Element, title: string, tags: string[]): string[] | undefined {
  return findAll(article.childNodes, (element) => tags.includes(element.tagName))
    .map((element) => findAll(element.childNodes, byTag('code')).map((code) => clean(textOf(code))))
    .find((texts) => texts.includes(title));
}

/**
 * The keys a flag page says its flag accepts. They are in its facts; where there are none, in a list or table. Not the
 * other way round: a table of common mistakes names the flag as well.
 */
function keywordsOf(article: Element, title: string): string[] {
  if (!title.startsWith('-')) return [];
  const codes = codesBeside(article, title, ['dd']) ?? codesBeside(article, title, ['li', 'tr']) ?? [];
  return [...new Set(codes.filter((code) => code.startsWith('-') && code !== title))];
}

/** What readers ask when they need the page; see data/readers-words. */
const askedOf = (keywords = '') => keywords.split(',').map(clean).filter(Boolean).map(escapeHtml);

function pathsOf(article: Element, url: string): string[] {
  return findAll(article.childNodes, byTag('a')).flatMap((link) => {
    const href = attribute(link, 'href');
    if (!href || !URL.canParse(href, url)) return [];
    const target = new URL(href, url);
    return target.origin === new URL(url).origin ? [target.pathname] : [];
  });
}

/**
 * An archived page's canonical link names the current page, so the address comes from the file. Only whether it ends
 * with a slash, which the folder does not say, is the same in both.
 */
export function addressOf(canonical: string, baseUrl: string, file: string): string {
  const inner = file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
  const slash = inner !== '' && new URL(canonical).pathname.endsWith('/') ? '/' : '';
  return new URL(`${baseUrl}${inner}${slash}`, canonical).href;
}

/** The element that holds the text of a page. */
export const articleOf = (document: Node[]): Element | undefined =>
  find(document, hasClass('theme-doc-markdown')) ?? find(document, byTag('article')) ?? find(document, byTag('main'));

/**
 * undefined for what is not to be found: unlisted pages, the search page itself. `file` is the page's file
 * inside the locale's folder, with forward slashes.
 */
export function readDocument(document: Node[], file: string, baseUrl: string): Page | undefined {
  if (/\bnoindex\b/.test(metaOf(document, 'robots') ?? '')) return undefined;
  const link = canonicalOf(document);
  const language = metaOf(document, 'docsearch:language');
  if (!link || !URL.canParse(link) || !language) {
    throw new Error(`${file}: no canonical link or no docsearch:language; search cannot index a page without both.`);
  }
  const url = addressOf(link, baseUrl, file);

  const article = articleOf(document);
  const heading = article && find([article], byTag('h1'));
  const title = heading ? clean(textOf(heading)) : '';
  if (!article || title === '') {
    throw new Error(`${file}: no record for search; expected a heading (h1) inside the page's text. Give it one, or mark it unlisted.`);
  }
  const siteName = (metaOf(document, 'og:site_name') ?? '').trim() || 'Documentation';
  return {
    url,
    language,
    tag: metaOf(document, 'docsearch:docusaurus_tag') ?? 'default',
    version: metaOf(document, 'docsearch:version') ?? 'current',
    section: escapeHtml(sectionOf(document, siteName)),
    title: escapeHtml(title),
    description: escapeHtml(clean(metaOf(document, 'description') ?? '')),
    keywords: keywordsOf(article, title).map(escapeHtml),
    asked: askedOf(metaOf(document, 'keywords')),
    ...readBlocks(article),
    links: pathsOf(article, url),
    rank: 0,
  };
}

export const readPage = (html: string, file: string, baseUrl: string) => readDocument(parseHtml(html), file, baseUrl);
