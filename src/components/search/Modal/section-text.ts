import {skippedSelector} from '@site/core/search/skipped';
import {wordsInRow} from '@site/core/search/words-in-row';
import {sectionHtml} from './section-html';

/** One row of a list of facts: what it is about, and the words or names that are said of it. */
export type Fact = {term: string; values: string[]};

/** One block of the section a hit is in, as plain text. */
export type PreviewBlock = {kind: 'text' | 'code' | 'item'; text: string; isHit: boolean; fact?: Fact};

const headingLevel = (element: Element) => (/^H[1-6]$/.test(element.tagName) ? Number(element.tagName[1]) : 0);
const mostCharacters = 700;

const textOf = (node: Node) => (node.textContent ?? '').replace(/\u200b/g, '');

/** Keys as the reader's keyboard has them: the page has both platforms', and a word beside each sign for those who listen. */
function shown(element: Element): Element {
  if (!element.querySelector('kbd')) return element;
  const copy = element.cloneNode(true) as Element;
  const own = document.documentElement.dataset.platform ?? 'other';
  for (const chord of copy.querySelectorAll('[data-keys]')) {
    if (chord.getAttribute('data-keys') === own) continue;
    // Between the two is a slash.
    (own === 'mac' ? chord.previousElementSibling : chord.nextElementSibling)?.remove();
    chord.remove();
  }
  for (const key of copy.querySelectorAll('kbd[data-sign]')) key.textContent = key.getAttribute('data-sign');
  return copy;
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;

/** The words of a part of a page, as `wordsOf` of plugins/search/extract/html.ts has them for the index. */
function wordsOf(node: Node): string {
  // React leaves a comment, with a space in it, between two texts.
  const children = [...node.childNodes].filter(({nodeType}) => nodeType !== node.COMMENT_NODE);
  if (!isElement(node) || /^(?:code|math)$/i.test(node.tagName) || children.some(({nodeName}) => nodeName === 'KBD')) return textOf(node);
  if (node.tagName === 'BR') return ' ';
  return wordsInRow(children.map((child) => ({text: wordsOf(child), isElement: isElement(child)})));
}

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The elements of a section: from its heading to the next one of the same rank; without an anchor, the page's beginning. */
function sectionElements(page: Document, anchor: string): Element[] {
  // The development server sends pages without their content.
  const body = page.querySelector('.theme-doc-markdown');
  const heading = anchor === '' ? null : page.getElementById(anchor);
  const start = heading?.closest('header') ?? heading;
  const level = heading ? headingLevel(heading) : 0;
  const found: Element[] = [];
  for (let next = start ? start.nextElementSibling : body?.firstElementChild; next; next = next.nextElementSibling) {
    const own = headingLevel(next);
    if (own > 0 && (level > 0 ? own <= level : found.length > 0)) break;
    if (own > 0 || next.tagName === 'HEADER') continue;
    found.push(next);
  }
  return found;
}

type Block = Omit<PreviewBlock, 'isHit'> & {
  /** The same as the index has it: plugins/search/extract/blocks.ts. */
  indexed: string;
};

/** Chips and links are in a row without spaces: each is a value of its own. */
function factOf(term: Element, fact: Element): Fact {
  const parts = [...fact.querySelectorAll('code, a, li')].filter((part) => !part.querySelector('code, a, li'));
  const own = parts.map((part) => squeezed(textOf(part))).filter(Boolean);
  const rest = squeezed(wordsOf(fact));
  const isAll = own.join('').length >= rest.replace(/[\s,·]/g, '').length;
  return {term: squeezed(textOf(term)), values: own.length > 1 && isAll ? [...new Set(own)] : [rest]};
}

function factsOf(list: Element): Block[] {
  return [...list.querySelectorAll('dt')].flatMap((term): Block[] => {
    const value = term.nextElementSibling;
    if (value?.tagName !== 'DD') return [];
    const fact = factOf(term, value);
    const text = `${fact.term} · ${fact.values.join(' ')}`;
    return fact.values.join('') === '' ? [] : [{kind: 'item', text, indexed: text, fact}];
  });
}

/** Empty cells say nothing, and two cells that say the same say it once. */
function rowOf(row: Element): Block {
  const cells = [...row.children].map((cell) => squeezed(wordsOf(shown(cell)))).filter(Boolean);
  const indexed = [...row.children].map((cell) => squeezed(wordsOf(cell))).filter(Boolean);
  return {kind: 'item', text: [...new Set(cells)].join(' · '), indexed: indexed.join(' · ')};
}

const plain = (kind: 'text' | 'item', element: Element): Block => ({
  kind,
  text: squeezed(textOf(shown(element))),
  indexed: squeezed(textOf(element)),
});

function blocksOf(element: Element): Block[] {
  if (element.querySelector('pre')) {
    return [...element.querySelectorAll('pre')].map((pre) => {
      const text = textOf(pre).trimEnd();
      return {kind: 'code', text, indexed: squeezed(text)};
    });
  }
  const lists = element.matches('dl') ? [element] : [...element.querySelectorAll('dl')];
  if (lists.length > 0) return lists.flatMap(factsOf);
  // The heads of a table are no row of it.
  const items = [...element.querySelectorAll('li, tr')].filter((item) => !item.querySelector('li') && !item.closest('thead'));
  if (items.length > 0) return items.map((item) => (item.tagName === 'TR' ? rowOf(item) : plain('item', item)));
  const parts = element.matches('figure') ? [...element.querySelectorAll('figcaption > *')] : [];
  return parts.length > 1 ? parts.map((part) => plain('text', part)) : [plain('text', element)];
}

/** Reads a built page. What comes out is text, so nothing of the page runs or becomes markup. */
export function sectionText(html: string, anchor: string, hitText: string): PreviewBlock[] {
  const page = new DOMParser().parseFromString(sectionHtml(html, anchor), 'text/html');
  for (const element of page.querySelectorAll(skippedSelector)) element.remove();
  const wanted = squeezed(hitText).slice(0, 60);
  const blocks = sectionElements(page, anchor)
    .flatMap(blocksOf)
    .filter(({text}) => text !== '')
    .map(({indexed, ...block}): PreviewBlock => ({...block, isHit: wanted !== '' && indexed.includes(wanted)}));
  const at = blocks.findIndex(({isHit}) => isHit);
  let room = mostCharacters;
  return blocks.slice(Math.max(0, at - 1)).flatMap((block) => {
    if (room <= 0) return [];
    const text = block.text.length > room ? `${block.text.slice(0, room).trimEnd()}…` : block.text;
    room -= block.text.length;
    return [{...block, text}];
  });
}
