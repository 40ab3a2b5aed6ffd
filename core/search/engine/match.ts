import {fields, type SearchIndex} from './build';
import {type Alternative, expandSpans, expandWord, namesByInitials, similarNames} from './expand';
import {isHangul, isInitials} from './hangul';
import {phraseUnits} from './phrases';
import type {Query} from './query';
import {takeMatches, type UnitMatches} from './unit-matches';
import type {Term} from './vocabulary';
import {thresholds, words as wordWeights} from './weights';

export type WordMatch = {
  found: UnitMatches;
  /** How telling the word is: rare words count more. */
  weight: number;
  correction: string | undefined;
};

/** What is to be marked in the answers: key of a word, which query words it answers (one bit each), how many letters were typed of it. */
export type Marks = Map<string, {words: number; typed: number}>;

export type Matches = {
  words: WordMatch[];
  marks: Marks;
  /** For records in which nothing of `marks` is: words that are only similar to what was typed. */
  weakMarks: Marks;
  /** Names found by their initials or by similar syllables: no word of them is what was typed, so all of it is marked. */
  names: Set<string>;
};

function putTerm(found: UnitMatches, {postings}: Term, quality: number): void {
  for (let at = 0; at < postings.length; at += 2) found.put(postings[at] ?? 0, quality, postings[at + 1] ?? 0);
}

function apply(index: SearchIndex, found: UnitMatches, {slots, quality, near}: Alternative): void {
  const [first] = slots;
  if (slots.length === 1 && first && !near) for (const term of first) putTerm(found, term, quality);
  else {
    for (const [unit, position] of phraseUnits(slots)) {
      if (!near || index.unitField[unit] !== fields.text) found.put(unit, quality, position);
    }
  }
}

function mark(marks: Marks, word: number, {slots, typed}: Alternative): void {
  for (const {key} of slots.flat()) {
    const entry = marks.get(key);
    if (entry) {
      entry.words |= 1 << word;
      entry.typed = entry.typed === 0 || typed === 0 ? 0 : Math.max(entry.typed, typed);
    } else marks.set(key, {words: 1 << word, typed});
  }
}

function pagesOf(index: SearchIndex, {units, quality}: UnitMatches): number {
  const isCounted = new Uint8Array(index.pages.length);
  let count = 0;
  for (const unit of units) {
    const page = index.unitPage[unit] ?? 0;
    if ((quality[unit] ?? 0) < thresholds.found || isCounted[page]) continue;
    isCounted[page] = 1;
    count += 1;
  }
  return count;
}

/** The best reading says what was meant, unless the word was right as typed. */
function correctionOf(alternatives: Alternative[]): string | undefined {
  const best = alternatives.reduce<Alternative | undefined>((a, b) => (a && a.quality >= b.quality ? a : b), undefined);
  return best?.correction;
}

export function matchQuery(index: SearchIndex, query: Query): Matches {
  const marks: Marks = new Map();
  const weakMarks: Marks = new Map();
  const similar = new Set<string>();
  const spans = expandSpans(index, query);
  const words = query.tokens.map((token, at): WordMatch => {
    const isLast = at === query.tokens.length - 1 && query.open;
    const matters = (query.weights[at] ?? 1) > thresholds.matters;
    const own = expandWord(index, token, isLast, matters);
    const spanning = spans.filter(({from, to}) => from <= at && at < to).flatMap(({alternatives}) => alternatives);
    const found = takeMatches(at, index.unitField.length);
    const best = Math.max(0, ...own.map(({quality}) => quality), ...spanning.map(({quality}) => quality));
    for (const alternative of [...own, ...spanning]) {
      apply(index, found, alternative);
      // Where a word was found as typed, its misspelled neighbors are marked only in records that have nothing else.
      mark(alternative.typos === 0 || best < thresholds.asTyped ? marks : weakMarks, at, alternative);
    }
    // "the" is in every text; only in names and summaries does it tell anything.
    if (!matters) found.keep((unit) => index.unitField[unit] !== fields.text);
    const names = isInitials(token.text)
      ? namesByInitials(index, token.text)
      : best < thresholds.asTyped && isHangul(token.text)
        ? similarNames(index, token.text)
        : [];
    for (const {unit, quality} of names) {
      found.put(unit, quality, 0);
      similar.add(index.unitText[unit] ?? '');
    }
    const weight = (query.weights[at] ?? 1) * (1 + Math.log((index.pages.length + 1) / (pagesOf(index, found) + 1)) / wordWeights.rarity);
    return {found, weight, correction: spanning.length > 0 ? undefined : correctionOf(own)};
  });
  return {words, marks, weakMarks, names: similar};
}
