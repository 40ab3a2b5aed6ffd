import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Locale, localeBaseUrl, locales} from '@site/config/locales';
import {twinAddress} from '@site/core/twin';
import {builtSites} from '@site/plugins/search/command';
import {clean} from '@site/plugins/search/extract/escape';
import {
  attribute,
  childrenOf,
  classes,
  type Element,
  find,
  findAll,
  isElement,
  isSkipped,
  type Node,
  parseHtml,
  textOf,
} from '@site/plugins/search/extract/html';
import {addressOf, articleOf} from '@site/plugins/search/extract/page';
import {filesOf} from '@site/plugins/search/extract/site';
import {webRoot} from '@site/scripts/lib/paths';
import type {Code, Heading, Nodes, Root, Table} from 'mdast';
import {toString as plainText} from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {beforeAll, describe, expect, it} from 'vitest';
import {sitemapPaths} from '../lib/built-pages';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

const isBuilt = existsSync(path.join(webRoot, 'docs/sitemap.xml'));

/** Not part of the text: what search leaves out, and the copies of a picture in a dialog. */
const isAside = (element: Element) => attribute(element, 'data-search') === 'off' || element.tagName === 'dialog';

function inText(nodes: Node[], condition: (element: Element) => boolean): Element[] {
  return nodes.flatMap((node) => {
    if (!isElement(node) || isAside(node)) return [];
    return [...(condition(node) ? [node] : []), ...inText(childrenOf(node), condition)];
  });
}

const byTag =
  (...names: string[]) =>
  (element: Element) =>
    names.includes(element.tagName);
const raw = (node: Node): string => {
  if ('value' in node) return node.value;
  return isElement(node) && isSkipped(node) ? '' : childrenOf(node).map(raw).join('');
};
const letters = (text: string) => clean(text).replace(/[^\p{L}\p{N}]/gu, '');

function all<Type extends Nodes>(tree: Root, type: Type['type']): Type[] {
  const found: Type[] = [];
  visit(tree, type, (node) => void found.push(node as Type));
  return found;
}

/** What each has, in one order: of the page, and of its twin. */
const parts: Record<string, {ofPage: (text: Node[]) => string[]; ofTwin: (tree: Root) => string[]}> = {
  heading: {
    ofPage: (text) => inText(text, byTag('h1', 'h2', 'h3', 'h4', 'h5', 'h6')).map((node) => node.tagName.slice(1) + letters(textOf(node))),
    ofTwin: (tree) => all<Heading>(tree, 'heading').map((node) => `${node.depth}${letters(plainText(node))}`),
  },
  table: {
    ofPage: (text) => inText(text, byTag('table')).map((table) => `${findAll(table.childNodes, byTag('tr')).length} rows`),
    ofTwin: (tree) => all<Table>(tree, 'table').map(({children}) => `${children.length} rows`),
  },
  'first cell': {
    ofPage: (text) =>
      inText(text, byTag('table'))
        .flatMap((table) => findAll(table.childNodes, byTag('tr')))
        .map((row) => letters(childrenOf(row).filter(isElement).map(textOf)[0] ?? '')),
    ofTwin: (tree) =>
      all<Table>(tree, 'table').flatMap(({children}) => children.map(({children: [cell]}) => letters(cell ? plainText(cell) : ''))),
  },
  'code block': {
    ofPage: (text) => inText(text, byTag('pre')).map((pre) => raw(pre).replace(/\n$/, '')),
    ofTwin: (tree) =>
      all<Code>(tree, 'code')
        // A design and a formula are code in the twin only.
        .filter(({lang}) => lang !== 'layers' && lang !== 'math')
        .map(({lang, value}) => (lang === 'diff' ? value.replace(/^[-+ ]/gm, '') : value)),
  },
};

type Compared = {address: string; version: string; body: string; problems: string[]};

function compare(article: Element, source: string): string[] {
  const tree = markdown.parse(source);
  const text = article.childNodes;
  const differing = Object.entries(parts).flatMap(([name, {ofPage, ofTwin}]) => {
    const [expected, found] = [ofPage(text), ofTwin(tree)];
    const at = expected.findIndex((part, index) => part !== found[index]);
    if (at < 0 && expected.length === found.length) return [];
    return [`${name} ${at + 1}: "${expected[at]?.slice(0, 80)}" on the page, "${found[at]?.slice(0, 80)}" in the twin`];
  });
  const urls: string[] = [];
  visit(tree, ['link', 'image'], (node) => void ('url' in node && urls.push(String(node.url))));
  const relative = urls.filter((url) => !/^(?:https?:\/\/|mailto:)/.test(url)).map((url) => `a link that is not whole: ${url}`);
  // A ~ that means "to" has to be escaped in Markdown.
  const struck = inText(text, (node) => node.tagName === 'del' && !classes(node).includes('line'));
  return [...differing, ...relative, ...struck.map((node) => `struck through: ${textOf(node)}`)];
}

function readTwins(locale: Locale): Compared[] {
  const site = builtSites().find(({baseUrl}) => baseUrl === localeBaseUrl(locale));
  if (!site) throw new Error(`${locale} is not built`);
  const compared: Compared[] = [];
  for (const file of filesOf(site)) {
    const document = parseHtml(readFileSync(path.join(site.folder, file), 'utf8'));
    const article = articleOf(document);
    const canonical = find(document, (element) => attribute(element, 'rel') === 'canonical');
    if (!article || !canonical) continue;
    const url = addressOf(attribute(canonical, 'href') ?? '', site.baseUrl, file);
    const address = decodeURI(twinAddress(new URL(url).pathname, site.baseUrl));
    const target = path.join(webRoot, address);
    const source = existsSync(target) ? readFileSync(target, 'utf8') : '';
    const version = /\nversion: "(.*)"\n/.exec(source)?.[1] ?? '';
    const body = source.slice(source.indexOf('\n---\n') + 6).trim();
    compared.push({address, version, body, problems: source ? compare(article, source) : ['there is none']});
  }
  return compared;
}

describe.skipIf(!isBuilt).each(Object.keys(locales) as Locale[])('%s: Markdown twins', (locale) => {
  let twins: Compared[];
  beforeAll(() => {
    twins = readTwins(locale);
  }, 900_000);

  it('each page has one, with every heading, table and code block of the page, and whole links', () => {
    expect(twins.length).toBeGreaterThanOrEqual(sitemapPaths(locale).length - 1);
    expect(twins.flatMap(({address, problems}) => problems.map((problem) => `${address}: ${problem}`))).toEqual([]);
  });

  it('llms.txt lists every current page once, llms-full.txt has their texts', () => {
    const read = (name: string) => readFileSync(path.join(webRoot, localeBaseUrl(locale), name), 'utf8');
    const listed = [...read('llms.txt').matchAll(/^- \[.*?\]\((\S+\.md)\)/gm)].map(([, url]) => decodeURI(new URL(url ?? '').pathname));
    const current = twins.filter(({version, address}) => version === 'current' && !/\/kitchen-sink[^/]*\.md$/.test(address));
    expect([...listed].sort()).toEqual(current.map(({address}) => address).sort());
    const full = read('llms-full.txt');
    expect(current.filter(({body}) => !full.includes(body)).map(({address}) => address)).toEqual([]);
  });
});
