import type {Block, Heading} from '../../../core/search/types';
import {clean, escapeHtml} from './escape';
import {attribute, childrenOf, type Element, find, isElement, isSkipped, type Node, textOf, wordsOf} from './html';

const inline = new Set(
  'a abbr b bdi bdo br button cite code data del dfn em i img ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** A record of the hosted service may hold 10 kB; a block this long is hardly one thought anyway. */
const longest = 1000;

/** Cuts at spaces; a "word" longer than the limit is cut where the limit is. */
function* portions(text: string): Generator<string> {
  let rest = text;
  while (rest.length > longest) {
    const space = rest.lastIndexOf(' ', longest);
    // Never between the halves of a surrogate pair.
    const cut = space > 0 ? space : /[\ud800-\udbff]/.test(rest.charAt(longest - 1)) ? longest - 1 : longest;
    yield rest.slice(0, cut).trim();
    rest = rest.slice(cut).trim();
  }
  if (rest) yield rest;
}

const isPlain = (element: Element) => !find(element.childNodes, (inner) => !inline.has(inner.tagName) && !isSkipped(inner));

/** Headings and blocks in reading order. A table row is one block, and so are a term with its fact and a piece of code. */
export function readBlocks(article: Element): {headings: Heading[]; blocks: Block[]} {
  const headings: Heading[] = [];
  const blocks: Block[] = [];
  let buffer = '';
  let term = '';

  const flush = (text = buffer) => {
    buffer = '';
    for (const portion of portions(clean(text))) blocks.push({heading: headings.length - 1, text: escapeHtml(portion)});
  };

  const enterHeading = (element: Element) => {
    const level = Number(element.tagName.slice(1));
    const text = escapeHtml(clean(textOf(element)));
    if (level === 1 || text === '') return;
    let parent = headings.length - 1;
    while (parent >= 0 && (headings[parent]?.level ?? 0) >= level) parent = headings[parent]?.parent ?? -1;
    headings.push({level, text, anchor: attribute(element, 'id') ?? null, parent});
  };

  const walk = (node: Node) => {
    if ('value' in node) {
      buffer += node.value;
      return;
    }
    if (!isElement(node) || isSkipped(node)) return;
    if (/^h[1-6]$/.test(node.tagName)) {
      flush();
      enterHeading(node);
    } else if (node.tagName === 'tr') {
      flush();
      const cells = childrenOf(node).map(wordsOf).map(clean);
      flush(cells.filter(Boolean).join(' · '));
    } else if (node.tagName === 'dt') {
      flush();
      term = clean(wordsOf(node));
    } else if (node.tagName === 'dd' && isPlain(node)) {
      flush();
      flush([term, clean(wordsOf(node))].filter(Boolean).join(' · '));
    } else if (node.tagName === 'dd') {
      flush();
      flush(term);
      childrenOf(node).forEach(walk);
      flush();
    } else if (node.tagName === 'math') {
      // Every sign of a formula is an element; it is read as one.
      buffer += textOf(node);
    } else if (node.tagName === 'pre') {
      flush();
      // The highlighter puts every line into an element of its own; the line ends are only in the markup.
      flush(linesOf(node));
    } else if (inline.has(node.tagName)) {
      if (node.tagName === 'br') buffer += ' ';
      if (node.tagName === 'img') buffer += ` ${attribute(node, 'alt') ?? ''} `;
      childrenOf(node).forEach(walk);
    } else {
      flush();
      childrenOf(node).forEach(walk);
      flush();
    }
  };

  childrenOf(article).forEach(walk);
  flush();
  return {headings, blocks};
}

function linesOf(node: Node): string {
  if ('value' in node) return node.value;
  if (!isElement(node) || isSkipped(node)) return '';
  if (node.tagName === 'br') return '\n';
  return childrenOf(node).map(linesOf).join('');
}
