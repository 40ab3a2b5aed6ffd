import {type DefaultTreeAdapterTypes, parse} from 'parse5';
import {keptAttribute, skippedAttributes, skippedClass, skippedTags} from '../../../core/search/skipped';
import {wordsInRow} from '../../../core/search/words-in-row';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
export const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;
export const classes = (element: Element) => (attribute(element, 'class') ?? '').split(/\s+/);
export const hasClass = (name: string) => (element: Element) =>
  // Most elements need not be looked at more closely.
  (attribute(element, 'class') ?? '').includes(name) && classes(element).includes(name);

/** Scripts, styles and drawings with what is in them, which nobody reads here and is most of a page. */
const unread = /(<(script|style|svg)\b(?:[^>"']|"[^"]*"|'[^']*')*>)[\s\S]*?(?=<\/\2>)/g;

export function parseHtml(html: string): Node[] {
  return parse(html.replace(unread, '$1')).childNodes;
}

/** The first element, in reading order, that fulfils the condition. */
export function find(nodes: Node[], condition: (element: Element) => boolean): Element | undefined {
  for (const node of nodes) {
    if (isElement(node) && condition(node)) return node;
    const inner = find(childrenOf(node), condition);
    if (inner) return inner;
  }
  return undefined;
}

export function findAll(nodes: Node[], condition: (element: Element) => boolean, found: Element[] = []): Element[] {
  for (const node of nodes) {
    if (isElement(node) && condition(node)) found.push(node);
    findAll(childrenOf(node), condition, found);
  }
  return found;
}

/** Not part of what a reader reads in the page's text. */
export function isSkipped(element: Element): boolean {
  const has = ([name, value]: readonly [string, string]) => attribute(element, name) === value;
  if (has(keptAttribute)) return false;
  return skippedTags.includes(element.tagName) || skippedAttributes.some(has) || hasClass(skippedClass)(element);
}

export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  if (isElement(node) && isSkipped(node)) return '';
  if (isElement(node) && node.tagName === 'br') return ' ';
  return childrenOf(node).map(textOf).join('');
}

/** Elements in which what touches is one word: the keys of a shortcut, the colored parts of a piece of code, the signs of a formula. */
const isOneWord = (element: Element) =>
  ['code', 'math', 'br'].includes(element.tagName) || element.childNodes.some((child) => isElement(child) && child.tagName === 'kbd');

/** The same for things in a row without spaces between them, such as chips: each stays a word of its own. */
export function wordsOf(node: Node): string {
  if (!isElement(node) || isSkipped(node) || isOneWord(node)) return textOf(node);
  return wordsInRow(childrenOf(node).map((child) => ({text: wordsOf(child), isElement: isElement(child)})));
}

/** What a document says of itself: a parsed one has one <head>, which is empty where none is written. */
const headOf = (document: Node[]): Node[] => find(document, ({tagName}) => tagName === 'head')?.childNodes ?? [];

export function metaOf(document: Node[], name: string): string | undefined {
  const element = find(headOf(document), (candidate) => candidate.tagName === 'meta' && attribute(candidate, 'name') === name);
  return element && attribute(element, 'content');
}

export function canonicalOf(document: Node[]): string | undefined {
  const element = find(headOf(document), (candidate) => candidate.tagName === 'link' && attribute(candidate, 'rel') === 'canonical');
  return element && attribute(element, 'href');
}
