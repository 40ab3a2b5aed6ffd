import type {Element, ElementContent, Properties, Text} from 'hast';
import {attribute, childrenOf, isElement as isParsedElement, type Node} from '../search/extract/html';

export type Content = ElementContent;

export const isElement = (node: Content | undefined): node is Element => node?.type === 'element';

export const text = (value: string): Text => ({type: 'text', value});

export const element = (tagName: string, children: Content[], properties: Properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** A string property; what the property made a list or a boolean of is read as its attribute was written. */
export function property(node: Element, name: string): string | undefined {
  const value = node.properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value);
}

export function hasClass(node: Element, name: string): boolean {
  return (property(node, 'className') ?? '').split(' ').includes(name);
}

/** All text inside, as it is written. */
export function rawText(node: Content): string {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(rawText).join('') : '';
}

export function findElement(node: Content, condition: (element: Element) => boolean): Element | undefined {
  if (!isElement(node)) return undefined;
  if (condition(node)) return node;
  for (const child of node.children) {
    const found = findElement(child, condition);
    if (found) return found;
  }
  return undefined;
}

const textOf = (node: Node): string => ('value' in node ? node.value : childrenOf(node).map(textOf).join(''));

/** Attributes that the twins look at, by their names in a tree of hast. */
const read: Readonly<Record<string, string>> = {
  'aria-hidden': 'ariaHidden',
  'aria-label': 'ariaLabel',
  class: 'className',
  'data-keys': 'dataKeys',
  'data-lab': 'dataLab',
  'data-label': 'dataLabel',
  'data-language': 'dataLanguage',
  'data-phase': 'dataPhase',
  'data-search': 'dataSearch',
  'data-tex': 'dataTex',
  'data-title': 'dataTitle',
  'data-view': 'dataView',
  display: 'display',
  href: 'href',
  role: 'role',
  src: 'src',
  alt: 'alt',
  start: 'start',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
};

/** Without the parts of drawings and the colors of code, which are most of a page. */
export function fromParsed(node: Node): Content[] {
  if ('value' in node) return [text(node.value)];
  if (!isParsedElement(node)) return [];
  const properties: Properties = {};
  for (const {name, value} of node.attrs) {
    const property = read[name];
    if (property) properties[property] = value;
  }
  const isDrawing = node.tagName === 'svg';
  const isLine = attribute(node, 'class') === 'line';
  const children = isDrawing ? [] : isLine ? [text(textOf(node))] : node.childNodes.flatMap(fromParsed);
  return [element(node.tagName, children, properties)];
}
