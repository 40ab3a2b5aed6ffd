import {type DefaultTreeAdapterTypes, parse} from 'parse5';
import {scanTags} from './scan-tags';

export type Attributes = Record<string, string | undefined>;

/** What a server has to know of a page: its language, its links to other files, its scripts with their text, its inline style sheets. */
export type PageTags = {
  language: string | undefined;
  links: Attributes[];
  scripts: {attributes: Attributes; text: string}[];
  styles: string[];
};

const textOf = (node: DefaultTreeAdapterTypes.Element) => node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

function collect(node: DefaultTreeAdapterTypes.Node, into: PageTags): void {
  if (!('childNodes' in node)) return;
  if ('attrs' in node) {
    const attributes = () => Object.fromEntries(node.attrs.map(({name, value}) => [name, value]));
    if (node.nodeName === 'html') into.language ??= attributes().lang;
    if (node.nodeName === 'link') into.links.push(attributes());
    if (node.nodeName === 'script') into.scripts.push({attributes: attributes(), text: textOf(node)});
    if (node.nodeName === 'style') into.styles.push(textOf(node));
  }
  for (const child of node.childNodes) collect(child, into);
}

/** Reads a page as a browser does. */
export function parseTags(html: string): PageTags {
  const found: PageTags = {language: undefined, links: [], scripts: [], styles: []};
  collect(parse(html), found);
  return found;
}

/** The same, without building the tree of a page that has nothing unusual: twenty times as fast. */
export const pageTags = (html: string): PageTags => scanTags(html) ?? parseTags(html);
