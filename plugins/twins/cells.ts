import type {Element} from 'hast';
import {type Content, element, isElement, rawText, text} from './hast';

const blocks = new Set('p div section ul ol li dl dt dd figure figcaption blockquote pre table tr td th header'.split(' '));

/** A cell of a Markdown table is one line: what begins on a line of its own there comes after a `<br>` here. */
export function flatCell(children: Content[]): Content[] {
  const lines: Content[][] = [[]];
  const put = (node: Content) => lines.at(-1)?.push(node);
  const walk = (node: Content) => {
    if (!isElement(node) || !blocks.has(node.tagName)) {
      if (isElement(node) && node.tagName === 'br') lines.push([]);
      else put(node);
      return;
    }
    lines.push([]);
    if (node.tagName === 'pre') for (const line of rawText(node).split('\n')) lines.push([element('code', [text(line)])]);
    else node.children.forEach(walk);
    lines.push([]);
  };
  children.forEach(walk);
  const filled = lines.filter((line) => line.some((node) => rawText(node).trim() !== ''));
  return filled.flatMap((line, index) => (index === 0 ? line : [element('cell-break', []), ...line]));
}

/** Terms with their facts, as a list: `- **Stage**: production`. */
export function termList(list: Element): Element {
  const parts = list.children
    .flatMap((child) => (isElement(child) && child.tagName === 'div' ? child.children : [child]))
    .filter(isElement);
  const items: Element[] = [];
  for (const part of parts) {
    if (part.tagName === 'dt') items.push(element('li', [element('strong', part.children)]));
    else if (part.tagName === 'dd') {
      const item = items.at(-1);
      if (item) item.children.push(text(': '), ...part.children);
    }
  }
  return element('ul', items);
}
