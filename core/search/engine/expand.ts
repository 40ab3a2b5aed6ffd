import {fields, type SearchIndex} from './build';
import {bigrams, initials, isHangul, isInitials, otherLayout} from './hangul';
import {stripEndings} from './particles';
import {phraseUnits} from './phrases';
import {allowedTypos, type Query} from './query';
import {foldRoman, romanize} from './romanize';
import {joinKeys, type Token, tokenize} from './tokens';
import type {Term} from './vocabulary';
import {begun, initialsFit, mistakes, otherLayoutReading, pieces, qualities, similarName} from './weights';

/** One way to read a word of the query: words of the index that stand for it, in this order, next to each other. */
export type Alternative = {
  slots: Term[][];
  quality: number;
  typos: number;
  /** Letters typed of a longer word; 0 when the word is complete. */
  typed: number;
  /** The word that was meant, when it is not the one that was typed. */
  correction?: string;
  /** Only near what was typed: counts in names, summaries and questions, not in texts, where such words are everywhere. */
  near?: true;
};

const termsOf = (index: SearchIndex, token: Token): Term[] => {
  const terms = [index.vocabulary.get(token.key), index.vocabulary.get(token.stem)];
  return [...new Set(terms)].filter((term): term is Term => term !== undefined && term.postings.length > 0);
};

/** The terms of each word of a phrase; nothing when the index does not know all of them. */
function knownSlots(index: SearchIndex, phrase: Token[]): Term[][] | undefined {
  const slots = phrase.map((token) => termsOf(index, token));
  return slots.length === 0 || slots.some((slot) => slot.length === 0) ? undefined : slots;
}

const isPhraseOf = (phrase: Token[], {key}: Term): boolean => joinKeys(phrase) === key || joinKeys(phrase, 'stem') === key;

/** Other words for a word, from the glossary: 글꼴 for font. */
function aliasesOf(index: SearchIndex, term: Term, base: Alternative): Alternative[] {
  return term.groups.flatMap((group) =>
    (index.groups[group] ?? []).flatMap((phrase) => {
      const slots = knownSlots(index, phrase);
      if (!slots) return [];
      const isSame = isPhraseOf(phrase, term);
      // 오토레이아웃 is the glossary's own 오토 레이아웃; a single word has been counted already.
      if (isSame && slots.length === 1) return [];
      return [{...base, slots, quality: base.quality * (isSame ? qualities.stem : qualities.alias), typed: 0}];
    }),
  );
}

/** Words that readers use for one another: "gone" for "missing". Only for a word that was typed as it is. */
function nearOf(index: SearchIndex, term: Term, {quality, typos, typed}: Alternative): Alternative[] {
  if (term.near.length === 0 || typos > 0 || typed > 0) return [];
  return term.near.flatMap((group) =>
    (index.near[group] ?? []).flatMap((phrase): Alternative[] => {
      const slots = isPhraseOf(phrase, term) ? undefined : knownSlots(index, phrase);
      return slots ? [{slots, quality: quality * qualities.near, typos, typed, near: true}] : [];
    }),
  );
}

function single(index: SearchIndex, term: Term | undefined, quality: number, more: Partial<Alternative> = {}): Alternative[] {
  if (!term) return [];
  const base: Alternative = {slots: [[term]], quality, typos: 0, typed: 0, ...more};
  return [...(term.postings.length > 0 ? [base] : []), ...aliasesOf(index, term, base), ...nearOf(index, term, base)];
}

/** autolayout → auto + layout, 벡터네트워크 → 벡터 + 네트워크: only into words that the index knows. */
function splits(index: SearchIndex, text: string, depth = 2): Term[][][] {
  const shortest = isHangul(text) ? 2 : 3;
  if (text.length > 32) return [];
  const found: Term[][][] = [];
  for (let at = shortest; at <= text.length - shortest && found.length < 3; at += 1) {
    const [left] = tokenize(text.slice(0, at));
    const [right] = tokenize(text.slice(at));
    const first = left && index.vocabulary.get(left.key);
    if (!first?.postings.length || !right) continue;
    const rest = termsOf(index, right);
    if (rest.length > 0 && phraseUnits([[first], rest]).size > 0) found.push([[first], rest]);
    else if (depth > 1) found.push(...splits(index, text.slice(at), depth - 1).map((tail) => [[first], ...tail]));
  }
  return found;
}

function prefixes(index: SearchIndex, key: string, quality: number): Alternative[] {
  if (key.length < 2) return [];
  return index.vocabulary
    .prefix(key, 40)
    .flatMap((term) =>
      single(index, term, quality * (begun.least + ((1 - begun.least) * key.length) / term.key.length), {typed: key.length}),
    );
}

/**
 * A page about misspellings must not make them words: what is on one page only is also read as what it may be a typing
 * error of, if that is a word of many pages.
 */
function mayBeMistyped(index: SearchIndex, token: Token): boolean {
  const term = index.vocabulary.get(token.key);
  return (
    term !== undefined &&
    term.pages === 1 &&
    term.groups.length === 0 &&
    !term.postings.some((unit, at) => at % 2 === 0 && index.unitField[unit] !== fields.text)
  );
}

function mistyped(index: SearchIndex, token: Token, open: boolean, scale: number): Alternative[] {
  const limit = allowedTypos(token);
  if (limit === 0) return [];
  return index.vocabulary
    .fuzzy(token.key, limit, open && token.key.length >= 5)
    .sort((a, b) => a.typos - b.typos || b.term.pages - a.term.pages)
    .slice(0, 30)
    .flatMap(({term, typos}) => {
      const isWhole = Math.abs(term.key.length - token.key.length) <= limit;
      const quality = (typos === 1 ? qualities.typo : qualities.typos) * (isWhole ? 1 : mistakes.begun) * scale;
      return single(index, term, quality, {typos, correction: term.text});
    });
}

/** aeract, ifgma: one more try for a word that nothing explains, in which the first letter may be wrong, lost or swapped. */
function wrongFirstLetter(index: SearchIndex, token: Token): Alternative[] {
  const limit = allowedTypos(token);
  if (limit === 0) return [];
  return index.vocabulary
    .fuzzy(token.key, limit + 1, false)
    .filter(({term}) => term.pages > 1 && term.key.charCodeAt(0) !== token.key.charCodeAt(0))
    .sort((a, b) => a.typos - b.typos || b.term.pages - a.term.pages)
    .slice(0, 8)
    .flatMap(({term, typos}) => single(index, term, qualities.firstLetter, {typos, correction: term.text}));
}

function hangulTerms(index: SearchIndex): (readonly [initials: string, term: Term])[] {
  index.initials ??= [...index.vocabulary].flatMap((term) => (isHangul(term.text) ? [[initials(term.text), term] as const] : []));
  return index.initials;
}

/** Their texts one after the other, and where each begins: one search through all of them is faster than thousands of small ones. */
function hangulTexts(index: SearchIndex): {all: string; starts: number[]} {
  if (index.hangul) return index.hangul;
  let length = 0;
  const starts = hangulTerms(index).map(([, {text}]) => {
    const start = length;
    length += text.length + 1;
    return start;
  });
  const all = hangulTerms(index)
    .map(([, {text}]) => text)
    .join('\n');
  index.hangul = {all, starts};
  return index.hangul;
}

function insideHangul(index: SearchIndex, text: string): Alternative[] {
  if (!isHangul(text) || text.length < 2) return [];
  const stem = stripEndings(text);
  const {all, starts} = hangulTexts(index);
  const terms = hangulTerms(index);
  const found: Alternative[] = [];
  let number = 0;
  for (let at = all.indexOf(stem); at >= 0 && found.length < 20; at = all.indexOf(stem, starts[number])) {
    while ((starts[number + 1] ?? Number.POSITIVE_INFINITY) <= at) number += 1;
    const term = terms[number]?.[1];
    // What begins with it is being typed, not found inside.
    if (term && at > (starts[number] ?? 0)) found.push(...single(index, term, qualities.inside));
    number += 1;
    if (number >= starts.length) break;
  }
  return found;
}

/** Known words inside an unknown one: 단축키 in 키보드단축키. The longer the part, the better. */
function piecesOfHangul(index: SearchIndex, text: string): Alternative[] {
  if (!/^[가-힣]{3,24}$/.test(text)) return [];
  const found: Alternative[] = [];
  for (let length = Math.min(text.length - 1, 8); length >= 2; length -= 1) {
    for (let at = 0; at + length <= text.length; at += 1) {
      const [token] = tokenize(text.slice(at, at + length));
      const term = token && index.vocabulary.get(token.key);
      if (term) found.push(...single(index, term, qualities.inside * (pieces.least + ((1 - pieces.least) * length) / text.length)));
    }
    if (found.length > 0) break;
  }
  return found;
}

function byInitials(index: SearchIndex, word: string): Alternative[] {
  return hangulTerms(index).flatMap(([letters, term]) =>
    letters.startsWith(word) ? single(index, term, letters.length === word.length ? initialsFit.word : initialsFit.begunWord) : [],
  );
}

function romanizedTerms(index: SearchIndex): Map<string, Term[]> {
  if (index.romanized) return index.romanized;
  const terms = new Map<string, Term[]>();
  for (const [, term] of hangulTerms(index)) {
    if (term.text.length < 2) continue;
    // Phrases of the glossary are known by their words and as one.
    const key = romanize(term.text.replace(/\s+/g, ''));
    const same = terms.get(key);
    if (same) same.push(term);
    else terms.set(key, [term]);
  }
  index.romanized = terms;
  return terms;
}

/** "danchukki" for 단축키: only for Latin words that nothing else explains. */
function byRoman(index: SearchIndex, text: string): Alternative[] {
  if (!/^[a-z]{3,}$/i.test(text)) return [];
  const key = foldRoman(text.toLowerCase());
  return (romanizedTerms(index).get(key) ?? []).flatMap((term) => single(index, term, qualities.romanized));
}

function directReadings(index: SearchIndex, token: Token, isLast: boolean): Alternative[] {
  const found = single(index, index.vocabulary.get(token.key), qualities.exact);
  if (token.stem !== token.key) found.push(...single(index, index.vocabulary.get(token.stem), qualities.stem));
  // One syllable and a particle (획을, 색은): the text has the two together, titles and questions the word alone.
  if (isHangul(token.text) && token.text.length <= (found.length === 0 ? 4 : 2)) {
    const [bare] = tokenize(stripEndings(token.text, 1));
    if (bare && bare.key !== token.key) found.push(...single(index, index.vocabulary.get(bare.key), qualities.stem));
  }
  found.push(...prefixes(index, token.key, isLast ? qualities.prefix : qualities.prefix * begun.notLast));
  return found;
}

/** Everything one word may stand for. `matters`: not a filler word, for which the word itself is enough. */
export function expandWord(index: SearchIndex, token: Token, isLast: boolean, matters: boolean): Alternative[] {
  if (!matters && !isLast) return single(index, index.vocabulary.get(token.key), qualities.exact);
  const found = directReadings(index, token, isLast);
  const isCertain = found.some(({quality, typed}) => typed === 0 && quality >= qualities.alias);
  if (!isCertain) found.push(...splits(index, token.text).map((slots) => ({slots, quality: qualities.joined, typos: 0, typed: 0})));
  if (!isCertain) found.push(...insideHangul(index, token.text));
  if (isInitials(token.text)) found.push(...byInitials(index, token.text));
  if (found.length === 0 || (!isCertain && found.every(({quality}) => quality < otherLayoutReading.unless))) {
    const converted = otherLayout(token.text);
    const [other] = converted ? tokenize(converted) : [];
    if (converted && other) {
      const readings = [
        ...directReadings(index, other, isLast),
        ...splits(index, other.text).map((slots) => ({slots, quality: qualities.joined, typos: 0, typed: 0})),
      ];
      found.push(...readings.map((reading) => ({...reading, quality: reading.quality * otherLayoutReading.share, correction: converted})));
    }
  }
  if (found.length === 0) found.push(...piecesOfHangul(index, token.text), ...byRoman(index, token.text));
  if (!isCertain) found.push(...mistyped(index, token, isLast, found.length > 0 ? mistakes.besideOthers : 1));
  if (found.length === 0) found.push(...wrongFirstLetter(index, token));
  if (isCertain && mayBeMistyped(index, token))
    found.push(
      ...mistyped(index, token, false, mistakes.besideOthers).filter(({slots}) => (slots[0]?.[0]?.pages ?? 0) >= mistakes.pagesOfMeant),
    );
  return found;
}

/** Words that belong together: auto layout → autolayout, 오토 레이아웃 in the glossary, --as-button as one key. */
export function expandSpans(index: SearchIndex, {tokens}: Query): {from: number; to: number; alternatives: Alternative[]}[] {
  const spans: {from: number; to: number; alternatives: Alternative[]}[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    for (let to = from + 2; to <= Math.min(tokens.length, from + 4); to += 1) {
      const words = tokens.slice(from, to);
      const keys = new Set([joinKeys(words), joinKeys(words, 'stem')]);
      const alternatives = [...keys].flatMap((key) => single(index, index.vocabulary.get(key), qualities.exact));
      if (alternatives.length === 0 && words.some(({key}) => !index.vocabulary.has(key))) {
        alternatives.push(...byRoman(index, words.map(({text}) => text).join('')));
      }
      if (alternatives.length > 0) spans.push({from, to, alternatives});
    }
  }
  return spans;
}

/** Titles and headings by each pair of syllables in them. */
function unitsByPair(index: SearchIndex): Map<string, number[]> {
  if (index.pairs) return index.pairs;
  const pairs = new Map<string, number[]>();
  for (const {record, unit} of index.records) {
    if (record.type === 'content') continue;
    for (const pair of new Set(bigrams((record.hierarchy[record.type] ?? '').replace(/\s+/g, '')))) {
      const units = pairs.get(pair);
      if (units) units.push(unit);
      else pairs.set(pair, [unit]);
    }
  }
  index.pairs = pairs;
  return pairs;
}

/** Titles and headings that share most syllable pairs with a Hangul text nobody else understood. */
export function similarNames(index: SearchIndex, text: string): {unit: number; quality: number}[] {
  const wanted = bigrams(text);
  if (!isHangul(text) || wanted.length < 2) return [];
  const shared = new Map<number, number>();
  for (const pair of wanted) for (const unit of unitsByPair(index).get(pair) ?? []) shared.set(unit, (shared.get(unit) ?? 0) + 1);
  return [...shared].flatMap(([unit, count]) => {
    const share = count / wanted.length;
    return share >= similarName.least ? [{unit, quality: similarName.share * share}] : [];
  });
}

/** Titles whose initials contain the typed ones: ㅇㅌㄹㅇㅇㅇ for 오토 레이아웃. */
export function namesByInitials(index: SearchIndex, word: string): {unit: number; quality: number}[] {
  return index.records.flatMap(({record, unit}) => {
    if (record.type === 'content') return [];
    const letters = initials(record.hierarchy[record.type] ?? '');
    const at = letters === '' ? -1 : letters.indexOf(word);
    return at < 0
      ? []
      : [{unit, quality: letters.length === word.length ? initialsFit.name : at === 0 ? initialsFit.begunName : initialsFit.insideName}];
  });
}
