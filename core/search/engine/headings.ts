import type {Heading, IndexedPage} from '../types';
import {unicode} from './regex';

/** Which headings come with the titles, and how headings are written down. */

/**
 * Letters of headings, with their anchors, that the titles file may carry: what a reader waits for must not grow with the
 * pages. The rest comes with the text.
 */
const budget = 3000;

/**
 * The headings a first answer needs most. A short one is a name, a long one a sentence; one that is on every third page
 * ("See also") leads nowhere; deeper ones are details.
 */
export function foremost(pages: Pick<IndexedPage, 'headings'>[]): Set<Heading> {
  const uses = new Map<string, number>();
  for (const {headings} of pages) for (const {text} of headings) uses.set(text, (uses.get(text) ?? 0) + 1);
  const names = pages
    .flatMap(({headings}) => headings.filter(({level, text}) => level === 2 && (uses.get(text) ?? 0) <= 2))
    .sort((a, b) => a.text.length - b.text.length);
  const chosen = new Set<Heading>();
  let letters = 0;
  for (const heading of names) {
    letters += heading.text.length + anchorCode(heading).length + 2;
    if (letters > budget) break;
    chosen.add(heading);
  }
  return chosen;
}

const unwritten = unicode(String.raw`[^\p{L}\p{N}\p{M} _-]`);

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/&(?:amp|lt|gt|quot|#39);/g, '')
    .replace(unwritten, '')
    .replaceAll(' ', '-');

const noAnchor = '\u0000';

/** '' when the anchor follows from the text. */
export const anchorCode = ({anchor, text}: Pick<Heading, 'anchor' | 'text'>) =>
  anchor === null ? noAnchor : anchor === slug(text) ? '' : anchor;

export const anchorOf = (code: string, text: string) => (code === noAnchor ? null : code === '' ? slug(text) : code);

/** Each heading is under the nearest one before it that is of a higher rank. */
export function withParents(flat: Omit<Heading, 'parent'>[]): Heading[] {
  const headings: Heading[] = [];
  for (const heading of flat) {
    let parent = headings.length - 1;
    while (parent >= 0 && (headings[parent]?.level ?? 0) >= heading.level) parent = headings[parent]?.parent ?? -1;
    headings.push({...heading, parent});
  }
  return headings;
}
