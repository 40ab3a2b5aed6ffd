import {countBits, distance, letterMask} from './fuzzy';

/** A word of the index, or of the aliases; `postings` are pairs of unit and position, `groups` and `near` the groups it belongs to. */
export type Term = {key: string; text: string; postings: number[]; groups: number[]; near: number[]; pages: number};

/** All words of an index: by key, by prefix, and with typing errors. */
export class Vocabulary {
  private readonly terms = new Map<string, Term>();
  private sorted: Term[] = [];
  private masks = new Int32Array(0);

  term(key: string, text: string): Term {
    let term = this.terms.get(key);
    if (!term) {
      term = {key, text, postings: [], groups: [], near: [], pages: 0};
      this.terms.set(key, term);
    }
    return term;
  }

  /** Call after the last word: sorts, and counts the pages of each word. */
  finish(unitPage: Int32Array): void {
    this.sorted = [...this.terms.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
    this.masks = Int32Array.from(this.sorted, ({key}) => letterMask(key));
    for (const term of this.sorted) {
      // Units were added page by page, so the pages of a word come in order.
      let last = -1;
      for (let at = 0; at < term.postings.length; at += 2) {
        const page = unitPage[term.postings[at] ?? 0] ?? 0;
        if (page !== last) term.pages += 1;
        last = page;
      }
    }
  }

  get size(): number {
    return this.terms.size;
  }

  get(key: string): Term | undefined {
    return this.terms.get(key);
  }

  has(key: string): boolean {
    return this.terms.has(key);
  }

  /** Words that begin with the key and are longer, the most used first. */
  prefix(key: string, limit: number): Term[] {
    const found: Term[] = [];
    for (let at = this.lowerBound(key); at < this.sorted.length; at += 1) {
      const term = this.sorted[at];
      if (!term?.key.startsWith(key)) break;
      if (term.key.length > key.length) found.push(term);
    }
    return found.length > limit ? found.sort((a, b) => b.pages - a.pages).slice(0, limit) : found;
  }

  fuzzy(key: string, limit: number, asPrefix: boolean): {term: Term; typos: number}[] {
    const mask = letterMask(key);
    const found: {term: Term; typos: number}[] = [];
    for (let at = 0; at < this.sorted.length; at += 1) {
      const other = this.masks[at] ?? 0;
      if (countBits(mask & ~other) > limit || (!asPrefix && countBits(other & ~mask) > limit)) continue;
      const term = this.sorted[at];
      if (!term || term.key === key) continue;
      const typos = distance(key, term.key, limit, asPrefix);
      if (typos > 0 && typos <= limit) found.push({term, typos});
    }
    return found;
  }

  *[Symbol.iterator](): Generator<Term> {
    yield* this.sorted;
  }

  private lowerBound(key: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle]?.key ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
