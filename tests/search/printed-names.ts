import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locale} from '@site/config/locales';
import {localeBaseUrl} from '@site/config/locales';
import type {Page} from '@site/core/search/types';
import {builtSites} from '@site/plugins/search/command';
import {escapeHtml} from '@site/plugins/search/extract/escape';
import {classes, find, findAll, parseHtml, textOf} from '@site/plugins/search/extract/html';
import {readSite} from '@site/plugins/search/extract/site';

/** A sign or a capital inside: `css.rem_base`, `htmlFor`, `SCROLL_TO`, `:has()`. */
const isName = (text: string) =>
  /^[\x21-\x7e]{5,60}$/.test(text) && (/[a-z][A-Z]/.test(text) || /\w[-_.:/(]/.test(text) || /^[-:.]\w/.test(text));

export type PrintedName = {name: string; paths: Set<string>};

const pathOf = ({url}: Page) => new URL(url).pathname;
const textOfPage = (page: Page) =>
  [page.title, page.description, ...page.keywords, ...page.headings.map(({text}) => text), ...page.blocks.map(({text}) => text)].join('\n');

/** What is written as code in the running text of the current pages, with the pages that hold it: at most ten. */
export function readNames(locale: Locale): {names: PrintedName[]; flags: Page[]} {
  const site = builtSites().find(({baseUrl}) => baseUrl === localeBaseUrl(locale));
  if (!site) throw new Error(`No built site for ${locale}`);
  const pages = readSite(site).filter(({version}) => version === 'current');
  const found = new Set<string>();
  for (const page of pages) {
    const file = path.join(site.folder, pathOf(page).slice(site.baseUrl.length), 'index.html');
    const article = find(parseHtml(readFileSync(file, 'utf8')), (element) => classes(element).includes('theme-doc-markdown'));
    for (const code of article ? findAll([article], ({tagName}) => tagName === 'code') : []) {
      const text = textOf(code).trim();
      if (isName(text)) found.add(text);
    }
  }
  const texts = pages.map((page) => ({path: pathOf(page), text: textOfPage(page)}));
  const names = [...found].flatMap((name): PrintedName[] => {
    const holders = texts.filter(({text}) => text.includes(escapeHtml(name)));
    return holders.length > 0 && holders.length <= 10 ? [{name, paths: new Set(holders.map(({path: at}) => at))}] : [];
  });
  return {names, flags: pages.filter(({title}) => title.startsWith('-'))};
}

/** Every beginning of every flag, from two letters on, and the hyphens alone. */
export const prefixesOf = (flags: Page[]): string[] => [
  ...new Set(['-', '--', ...flags.flatMap(({title}) => Array.from({length: title.length - 3}, (_, at) => title.slice(0, at + 4)))]),
];
