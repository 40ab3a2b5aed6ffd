import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Locale, localeBaseUrl, locales} from '@site/config/locales';
import {twinAddress} from '@site/core/twin';
import {builtSites} from '@site/plugins/search/command';
import {clean} from '@site/plugins/search/extract/escape';
import {attribute, childrenOf, classes, type Element, findAll, isElement, type Node, textOf} from '@site/plugins/search/extract/html';
import {addressOf, articleOf} from '@site/plugins/search/extract/page';
import {readSite} from '@site/plugins/search/extract/site';
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

type Compared = {address: string; file: string; html: Element; tree: Root | undefined; source: string};

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
const raw = (node: Node): string => ('value' in node ? node.value : childrenOf(node).map(raw).join(''));
const letters = (text: string) => clean(text).replace(/[^\p{L}\p{N}]/gu, '');

function all<Type extends Nodes>(tree: Root, type: Type['type']): Type[] {
  const found: Type[] = [];
  visit(tree, type, (node) => void found.push(node as Type));
  return found;
}

function readTwins(locale: Locale): Compared[] {
  const site = builtSites().find(({baseUrl}) => baseUrl === localeBaseUrl(locale));
  if (!site) throw new Error(`${locale} is not built`);
  const compared: Compared[] = [];
  readSite(site, undefined, (document, file) => {
    const html = articleOf(document);
    const canonical = findAll(document, (element) => attribute(element, 'rel') === 'canonical')[0];
    if (!html || !canonical) return;
    const url = addressOf(attribute(canonical, 'href') ?? '', site.baseUrl, file);
    const address = decodeURI(twinAddress(new URL(url).pathname, site.baseUrl));
    const target = path.join(webRoot, address);
    const source = existsSync(target) ? readFileSync(target, 'utf8') : '';
    compared.push({address, file, html, source, tree: source ? markdown.parse(source) : undefined});
  });
  return compared;
}

describe.skipIf(!isBuilt).each(Object.keys(locales) as Locale[])('%s: Markdown twins', (locale) => {
  let twins: Compared[];
  const lacking = (expected: (twin: Compared) => string[], found: (tree: Root) => string[]) =>
    twins.flatMap((twin) => {
      const have = twin.tree ? found(twin.tree) : [];
      return expected(twin)
        .filter((part) => !have.includes(part))
        .map((part) => `${twin.address}: ${part.slice(0, 100)}`);
    });

  beforeAll(() => {
    twins = readTwins(locale);
  }, 120_000);

  it('each page has one', () => {
    expect(twins.length).toBeGreaterThanOrEqual(sitemapPaths(locale).length - 1);
    expect(twins.filter(({tree}) => !tree).map(({address}) => address)).toEqual([]);
  });

  it('has every heading of its page, in the same order', () => {
    const wrong = twins.filter(({html, tree}) => {
      const expected = inText(html.childNodes, byTag('h1', 'h2', 'h3', 'h4', 'h5', 'h6')).map(
        (node) => node.tagName.slice(1) + letters(textOf(node)),
      );
      const found = tree ? all<Heading>(tree, 'heading').map((node) => `${node.depth}${letters(plainText(node))}`) : [];
      return expected.join('\n') !== found.join('\n');
    });
    expect(wrong.map(({address}) => address)).toEqual([]);
  });

  it('has every table of its page, with all its rows', () => {
    const rowsOf = (table: Element) => findAll(table.childNodes, byTag('tr'));
    const wrong = twins.filter(({html, tree}) => {
      const expected = inText(html.childNodes, byTag('table')).map((table) => rowsOf(table).length);
      const found = tree ? all<Table>(tree, 'table').map(({children}) => children.length) : [];
      return expected.join() !== found.join();
    });
    expect(wrong.map(({address}) => address)).toEqual([]);
  });

  it('has the first words of every row', () => {
    const first = ({html}: Compared) =>
      inText(html.childNodes, byTag('table'))
        .flatMap((table) => findAll(table.childNodes, byTag('tr')))
        .map((row) => letters(childrenOf(row).filter(isElement).map(textOf)[0] ?? ''));
    const firstOf = (tree: Root) =>
      all<Table>(tree, 'table').flatMap(({children}) => children.map(({children: [cell]}) => letters(cell ? plainText(cell) : '')));
    expect(lacking(first, firstOf)).toEqual([]);
  });

  it('has every code block of its page, to the letter', () => {
    const blocks = ({html}: Compared) => inText(html.childNodes, byTag('pre')).map((pre) => raw(pre).replace(/\n$/, ''));
    const blocksOf = (tree: Root) =>
      all<Code>(tree, 'code').map(({lang, value}) => (lang === 'diff' ? value.replace(/^[-+ ]/gm, '') : value));
    expect(lacking(blocks, blocksOf)).toEqual([]);
  });

  it('links to whole addresses only', () => {
    const relative = twins.flatMap(({address, tree}) => {
      const urls: string[] = [];
      if (tree) visit(tree, ['link', 'image'], (node) => void ('url' in node && urls.push(String(node.url))));
      return urls.filter((url) => !/^(?:https?:\/\/|mailto:)/.test(url)).map((url) => `${address}: ${url}`);
    });
    expect(relative).toEqual([]);
  });

  it('no text of a page is struck through: a ~ that means "to" is escaped in Markdown', () => {
    const struck = twins.flatMap(({address, html}) =>
      inText(html.childNodes, (node) => node.tagName === 'del' && !classes(node).includes('line')).map(
        (node) => `${address}: ${textOf(node)}`,
      ),
    );
    expect(struck).toEqual([]);
  });

  it('llms.txt lists every current page once, llms-full.txt has their texts', () => {
    const read = (name: string) => readFileSync(path.join(webRoot, localeBaseUrl(locale), name), 'utf8');
    const listed = [...read('llms.txt').matchAll(/^- \[.*?\]\((\S+\.md)\)/gm)].map(([, url]) => decodeURI(new URL(url ?? '').pathname));
    const current = twins.filter(({source}) => source.includes('\nversion: "current"\n') && !source.includes('/kitchen-sink"\n'));
    expect([...listed].sort()).toEqual(current.map(({address}) => address).sort());
    const full = read('llms-full.txt');
    const absent = current.filter(({source}) => !full.includes(source.slice(source.indexOf('\n---\n') + 6).trim()));
    expect(absent.map(({address}) => address)).toEqual([]);
  });
});
