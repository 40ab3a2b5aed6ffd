import {fields, type SearchIndex} from './build';
import {type Alternative, expandSpans, expandWord, namesByInitials, similarNames} from './expand';
import {isHangul, isInitials} from './hangul';
import {phraseUnits} from './phrases';
import type {Query} from './query';
import {takeMatches, type UnitMatches} from './unit-matches';
import type {Term} from './vocabulary';

export type WordMatch = {
  found: UnitMatches;
  /** How telling the word is: rare words count more. */
  weight: number;
  correction: string | undefined;
};

/** What is to be marked in the answers: key of a word, which query words it answers (one bit each), how many letters were typed of it. */
export type Marks = Map<string, {words: number; typed: number}>;

export type Matches = {words: WordMatch[]; marks: Marks};

function putTerm(found: UnitMatches, {postings}: Term, quality: number): void {
  for (let at = 0; at < postings.length; at += 2) found.put(postings[at] ?? 0, quality, postings[at + 1] ?? 0);
}

function apply(found: UnitMatches, {slots, quality}: Alternative): void {
  const [first] = slots;
  if (slots.length === 1 && first) for (const term of first) putTerm(found, term, quality);
  else for (const [unit, position] of phraseUnits(slots)) found.put(unit, quality, position);
}

function mark(marks: Marks, word: number, {slots, typed}: Alternative): void {
  for (const {key} of slots.flat()) {
    const known = marks.get(key);
    if (known) {
      known.words |= 1 << word;
      known.typed = known.typed === 0 || typed === 0 ? 0 : Math.max(known.typed, typed);
    } else marks.set(key, {words: 1 << word, typed});
  }
}

function pagesOf(index: SearchIndex, {units, quality}: UnitMatches): number {
  const isCounted = new Uint8Array(index.pages.length);
  let count = 0;
  for (const unit of units) {
    const page = index.unitPage[unit] ?? 0;
    if ((quality[unit] ?? 0) < 0.5 || isCounted[page]) continue;
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
  const spans = expandSpans(index, query);
  const words = query.tokens.map((token, at): WordMatch => {
    const isLast = at === query.tokens.length - 1 && query.open;
    const matters = (query.weights[at] ?? 1) > 0.1;
    const own = expandWord(index, token, isLast, matters);
    const spanning = spans.filter(({from, to}) => from <= at && at < to).flatMap(({alternatives}) => alternatives);
    const found = takeMatches(at, index.unitField.length);
    const best = Math.max(0, ...own.map(({quality}) => quality), ...spanning.map(({quality}) => quality));
    for (const alternative of [...own, ...spanning]) {
      apply(found, alternative);
      // Where a word was found as typed, its misspelled neighbors are not marked.
      if (alternative.typos === 0 || best < 0.6) mark(marks, at, alternative);
    }
    // "the" is in every text; only in names and summaries does it tell anything.
    if (!matters) found.keep((unit) => index.unitField[unit] !== fields.text);
    const names = isInitials(token.text)
      ? namesByInitials(index, token.text)
      : best < 0.6 && isHangul(token.text)
        ? similarNames(index, token.text)
        : [];
    for (const {unit, quality} of names) found.put(unit, quality, 0);
    const weight = (query.weights[at] ?? 1) * (1 + Math.log((index.pages.length + 1) / (pagesOf(index, found) + 1)) / 4);
    return {found, weight, correction: spanning.length > 0 ? undefined : correctionOf(own)};
  });
  return {words, marks};
}

/** How much a word counts by where it is: in a record itself, and for the records above or below it. */
export const fieldWeights = {
  [fields.title]: {own: 1, inherited: 0.5},
  [fields.keywords]: {own: 0.95, inherited: 0.3},
  [fields.path]: {own: 0.55, inherited: 0.2},
  [fields.section]: {own: 0.25, inherited: 0.15},
  [fields.heading]: {own: 0.72, inherited: 0.45},
  [fields.text]: {own: 0.45, inherited: 0.3},
  [fields.summary]: {own: 0.5, inherited: 0.42},
} as const;
