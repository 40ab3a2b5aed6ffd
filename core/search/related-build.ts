import {tokenize} from './engine/tokens';
import {related} from './engine/weights';
import type {RelatedFile} from './related';
import type {Page} from './types';

const most = 6;

function vectorOf(page: Page): Map<string, number> {
  const vector = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const {stem} of tokenize(text)) if (stem.length > 2) vector.set(stem, (vector.get(stem) ?? 0) + weight);
  };
  add(page.title, related.title);
  add(page.description, related.description);
  for (const heading of page.headings) add(heading.text, related.heading);
  for (const block of page.blocks) add(block.text, related.text);
  return vector;
}

/** Term frequency against rarity, every vector of length one. */
function weigh(vectors: Map<string, number>[]): void {
  const pages = new Map<string, number>();
  for (const vector of vectors) for (const word of vector.keys()) pages.set(word, (pages.get(word) ?? 0) + 1);
  for (const vector of vectors) {
    for (const [word, count] of vector) vector.set(word, (1 + Math.log(count)) * Math.log(vectors.length / (pages.get(word) ?? 1)));
    const length = Math.hypot(...vector.values()) || 1;
    for (const [word, value] of vector) vector.set(word, value / length);
  }
}

/** How alike each page is to those after it. Word by word: most pairs of pages share few. */
function similarities(vectors: Map<string, number>[]): Float64Array[] {
  const having = new Map<string, {page: number; weight: number}[]>();
  for (const [page, vector] of vectors.entries())
    for (const [word, weight] of vector) {
      const others = having.get(word);
      if (others) others.push({page, weight});
      else having.set(word, [{page, weight}]);
    }
  const alike = vectors.map(() => new Float64Array(vectors.length));
  for (const pages of having.values())
    for (const [at, one] of pages.entries()) {
      const row = alike[one.page];
      if (!row) continue;
      for (let next = at + 1; next < pages.length; next++) {
        const {page = 0, weight = 0} = pages[next] ?? {};
        row[page] = (row[page] ?? 0) + one.weight * weight;
      }
    }
  return alike;
}

const pathOf = (url: string) => new URL(url).pathname.replace(/\/$/, '');

export function relatedPages(pages: Page[]): number[][] {
  const vectors = pages.map(vectorOf);
  weigh(vectors);
  const alike = similarities(vectors);
  const links = pages.map(({links}) => new Set(links.map((link) => link.replace(/\/$/, ''))));
  const paths = pages.map(({url}) => pathOf(url));
  return pages.map((page, at) => {
    const scored = pages.flatMap((other, to) => {
      if (to === at) return [];
      const linked = (links[at]?.has(paths[to] ?? '') ? related.linksTo : 0) + (links[to]?.has(paths[at] ?? '') ? related.linkedFrom : 0);
      const near = (alike[Math.min(at, to)]?.[Math.max(at, to)] ?? 0) + linked + (other.section === page.section ? related.sameSection : 0);
      return [{to, near}];
    });
    scored.sort((a, b) => b.near - a.near || a.to - b.to);
    return scored.slice(0, most).flatMap(({to, near}) => [to, Math.min(100, Math.round(near * 100))]);
  });
}

export function encodeRelated(pages: Page[], origin: string): RelatedFile {
  return {
    format: 1,
    origin,
    path: pages.map(({url}) => url.slice(origin.length)),
    title: pages.map(({title}) => title),
    section: pages.map(({section}) => section),
    related: relatedPages(pages),
  };
}
