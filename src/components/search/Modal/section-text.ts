import {skippedSelector} from '@site/core/search/skipped';
import {sectionHtml} from './section-html';

/** One row of a list of facts: what it is about, and the words or names that are said of it. */
export type Fact = {term: string; values: string[]};

/** One block of the section a hit is in, as plain text. */
export type PreviewBlock = {kind: 'text' | 'code' | 'item'; text: string; isHit: boolean; fact?: Fact};

const headingLevel = (element: Element) => (/^H[1-6]$/.test(element.tagName) ? Number(element.tagName[1]) : 0);
const mostCharacters = 700;

const textOf = (element: Element) => (element.textContent ?? '').replace(/\u200b/g, '');
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

/** Chips and links stand in a row without spaces: each is a value of its own. */
function factOf(term: Element, fact: Element): Fact {
  const parts = [...fact.querySelectorAll('code, a, li')].filter((part) => !part.querySelector('code, a, li'));
  const own = parts.map((part) => squeezed(textOf(part))).filter(Boolean);
  const rest = squeezed(textOf(fact));
  return {term: squeezed(textOf(term)), values: own.length > 1 && own.join('').length >= rest.replace(/[\s,·]/g, '').length ? own : [rest]};
}

function factsOf(list: Element): Omit<PreviewBlock, 'isHit'>[] {
  return [...list.querySelectorAll('dt')].flatMap((term): Omit<PreviewBlock, 'isHit'>[] => {
    const value = term.nextElementSibling;
    if (value?.tagName !== 'DD') return [];
    const fact = factOf(term, value);
    return fact.values.join('') === '' ? [] : [{kind: 'item', text: `${fact.term} · ${fact.values.join(' ')}`, fact}];
  });
}

/** Empty cells say nothing, and two cells or names that say the same say it once. */
function rowText(row: Element): string {
  const cells = [...row.children].map((cell) => squeezed(textOf(cell)).replace(/^(.+) \/ \1$/, '$1')).filter(Boolean);
  return cells.filter((cell, at) => cells.indexOf(cell) === at).join(' · ');
}

function blocksOf(element: Element): Omit<PreviewBlock, 'isHit'>[] {
  if (element.querySelector('pre')) {
    return [...element.querySelectorAll('pre')].map((pre) => ({
      kind: 'code',
      text: textOf(pre).trimEnd(),
    }));
  }
  const lists = element.matches('dl') ? [element] : [...element.querySelectorAll('dl')];
  if (lists.length > 0) return lists.flatMap(factsOf);
  // The heads of a table are no row of it.
  const items = [...element.querySelectorAll('li, tr')].filter((item) => !item.querySelector('li') && !item.closest('thead'));
  if (items.length > 0) {
    return items.map((item) => ({
      kind: 'item',
      text: item.tagName === 'TR' ? rowText(item) : squeezed(textOf(item)),
    }));
  }
  const parts = element.matches('figure') ? [...element.querySelectorAll('figcaption > *')] : [];
  if (parts.length > 1) return parts.map((part) => ({kind: 'text', text: squeezed(textOf(part))}));
  return [{kind: 'text', text: squeezed(textOf(element))}];
}

/** Reads a built page. What comes out is text, so nothing of the page runs or becomes markup. */
export function sectionText(html: string, anchor: string, hitText: string): PreviewBlock[] {
  const page = new DOMParser().parseFromString(sectionHtml(html, anchor), 'text/html');
  for (const element of page.querySelectorAll(skippedSelector)) element.remove();
  const wanted = squeezed(hitText).slice(0, 60);
  const blocks = sectionElements(page, anchor)
    .flatMap(blocksOf)
    .filter(({text}) => text !== '')
    .map((block) => ({...block, isHit: wanted !== '' && squeezed(block.text).includes(wanted)}));
  const at = blocks.findIndex(({isHit}) => isHit);
  let room = mostCharacters;
  return blocks.slice(Math.max(0, at - 1)).flatMap((block) => {
    if (room <= 0) return [];
    const text = block.text.length > room ? `${block.text.slice(0, room).trimEnd()}…` : block.text;
    room -= block.text.length;
    return [{...block, text}];
  });
}
