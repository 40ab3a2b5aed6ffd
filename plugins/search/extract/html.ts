import {type DefaultTreeAdapterTypes, parse} from 'parse5';
import {keptAttribute, skippedAttributes, skippedClass, skippedTags} from '../../../core/search/skipped';
import {wordsInRow} from '../../../core/search/words-in-row';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
export const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;
export const classes = (element: Element) => (attribute(element, 'class') ?? '').split(/\s+/);

export function parseHtml(html: string): Node[] {
  return parse(html).childNodes;
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

export function findAll(nodes: Node[], condition: (element: Element) => boolean): Element[] {
  return nodes.flatMap((node) => [...(isElement(node) && condition(node) ? [node] : []), ...findAll(childrenOf(node), condition)]);
}

/** Not part of what a reader reads in the page's text. */
export function isSkipped(element: Element): boolean {
  const has = ([name, value]: readonly [string, string]) => attribute(element, name) === value;
  if (has(keptAttribute)) return false;
  return skippedTags.includes(element.tagName) || skippedAttributes.some(has) || classes(element).includes(skippedClass);
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

export const metaOf = (nodes: Node[], name: string) => {
  const element = find(nodes, (candidate) => candidate.tagName === 'meta' && attribute(candidate, 'name') === name);
  return element && attribute(element, 'content');
};
