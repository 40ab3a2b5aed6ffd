import {countBits} from './fuzzy';
import {isHangul} from './hangul';
import type {Marks} from './match';
import {type Token, tokenize} from './tokens';

export type MatchLevel = 'none' | 'partial' | 'full';
export type Highlighted = {value: string; matchLevel: MatchLevel; fullyHighlighted?: boolean; matchedWords: string[]};
export type Snippet = {value: string; matchLevel: MatchLevel};

export type Highlighter = {
  marks: Marks;
  /** For records in which nothing of `marks` is. */
  weakMarks: Marks;
  /** Texts to be marked whole where nothing in them is marked. */
  names: Set<string>;
  /** A flag is being typed: what comes after its hyphens. */
  flag: string | undefined;
  /** The words of the query, as typed. */
  words: string[];
  pre: string;
  post: string;
  ellipsis: string;
};

export type Marking = Omit<Highlighter, 'weakMarks'> & {
  /** What is marked in each text: a hit's text is highlighted and cut, its headings are above other hits as well. */
  known: Map<string, Marked>;
};

export const markingWith = (options: Highlighter, marks: Marks): Marking => ({...options, marks, known: new Map()});

/** `words`: which words of the query it answers, one bit each. */
type Span = {start: number; end: number; words: number};
type Marked = {spans: Span[]; matchLevel: MatchLevel; matchedWords: string[]};

function spanOf(token: Token, marks: Marks): Span | undefined {
  const {start, end, whole} = token;
  const asWhole = whole && marks.get(whole.key);
  if (whole && asWhole) return {start, end: whole.end, words: asWhole.words};
  const stemEnd = isHangul(token.text) ? start + token.stemLength : end;
  const asTyped = marks.get(token.key);
  if (asTyped && asTyped.typed > 0 && !isHangul(token.text))
    return {start, end: Math.min(end, start + asTyped.typed), words: asTyped.words};
  if (asTyped) return {start, end: asTyped.typed > 0 ? stemEnd : end, words: asTyped.words};
  const asStem = marks.get(token.stem);
  return asStem && {start, end: stemEnd, words: asStem.words};
}

/** The same texts are shown again with every key that is pressed. */
function remembering<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    if (known.size > 3000) known.clear();
    const value = make(text);
    known.set(text, value);
    return value;
  };
}

const tokensOf = remembering<Token[]>((text) => tokenize(text));

/** What is between spaces. */
const wordsOf = remembering((text) => [...text.matchAll(/\S+/g)].map(({index, 0: word}) => ({start: index, end: index + word.length})));

/** A flag is marked with its hyphens, whether they were typed or not. */
function withHyphens(text: string, span: Span): Span {
  let start = span.start;
  while (text.charAt(start - 1) === '-') start -= 1;
  return start === span.start || (start > 0 && !/[\s"'([;=|·,]/.test(text.charAt(start - 1))) ? span : {...span, start};
}

/** Not inside one another: --as-button as a whole covers its parts; parts of one name make one mark. */
function spansOf(text: string, marks: Marks): Span[] {
  const spans: Span[] = [];
  let last: Span | undefined;
  for (const token of tokensOf(text)) {
    const found = spanOf(token, marks);
    if (!found) continue;
    const span = withHyphens(text, found);
    if (last && (span.start < last.end || (span.start === last.end + 1 && /[-_.=:/]/.test(text.charAt(last.end))))) {
      last.words |= span.words;
      last.end = Math.max(last.end, span.end);
    } else {
      spans.push(span);
      last = span;
    }
  }
  return spans;
}

/** `--` and `--w` are too short to be words: they are marked where a flag begins so. */
function flagStarts(text: string, flag: string): Span[] {
  return [...text.matchAll(/(?<=^|\s)-+(?=\w)/g)].flatMap(({index, 0: {length: hyphens}}) => {
    const start = index + hyphens;
    const begins = text.slice(start, start + flag.length).toLowerCase() === flag;
    return begins ? [{start: index, end: start + flag.length, words: 1}] : [];
  });
}

function otherSpans(text: string, names: Set<string>, flag: string | undefined): Span[] {
  if (flag !== undefined) return flagStarts(text, flag);
  return names.has(text) ? [{start: 0, end: text.length, words: 1}] : [];
}

export const isMarked = (text: string, marking: Marking) => markedIn(text, marking).spans.length > 0;

function markedIn(text: string, {known, marks, words, names, flag}: Marking): Marked {
  const same = known.get(text);
  if (same) return same;
  const own = spansOf(text, marks);
  const spans = own.length > 0 ? own : otherSpans(text, names, flag);
  const matched = spans.reduce((bits, span) => bits | span.words, 0);
  const matchedWords = matched === 0 ? [] : words.filter((_, at) => matched & (1 << at)).map((word) => word.toLowerCase());
  const matchLevel = spans.length === 0 ? 'none' : matchedWords.length >= words.length ? 'full' : 'partial';
  const marked: Marked = {spans, matchLevel, matchedWords};
  known.set(text, marked);
  return marked;
}

function markUp(text: string, spans: Span[], {pre, post}: Marking, from = 0, to = text.length): string {
  let value = '';
  let at = from;
  for (const span of spans) {
    // A name that is marked whole may be longer than the stretch that is shown.
    const start = Math.max(span.start, from);
    const end = Math.min(span.end, to);
    if (start >= end) continue;
    value += `${text.slice(at, start)}${pre}${text.slice(start, end)}${post}`;
    at = end;
  }
  return value + text.slice(at, to);
}

export function highlight(text: string, options: Marking): Highlighted {
  const {spans, matchLevel, matchedWords} = markedIn(text, options);
  if (matchLevel === 'none') return {value: text, matchLevel, matchedWords};
  const fullyHighlighted = spans.length === 1 && spans[0]?.start === 0 && spans[0].end === text.length;
  return {value: markUp(text, spans, options), matchLevel, matchedWords, fullyHighlighted};
}

/** The stretch of `count` words that answers most of the query; cut only at spaces, so never inside an entity. */
export function snippet(text: string, count: number, options: Marking): Snippet {
  const {spans, matchLevel} = markedIn(text, options);
  const words = wordsOf(text);
  if (words.length <= count) return {value: markUp(text, spans, options), matchLevel};
  const best = spans.length === 0 ? 0 : bestWindow(words, spans, count);
  const from = words[best]?.start ?? 0;
  const to = words[best + count - 1]?.end ?? text.length;
  const value = markUp(text, spans, options, from, to);
  return {value: `${best > 0 ? options.ellipsis : ''}${value}${to < text.length ? options.ellipsis : ''}`, matchLevel};
}

/** Where the stretch begins that answers the most different words, and among those the most words. */
function bestWindow(words: {start: number; end: number}[], spans: Span[], count: number): number {
  const answers = new Int32Array(words.length);
  let word = 0;
  for (const span of spans) {
    while (word < words.length - 1 && (words[word]?.end ?? 0) <= span.start) word += 1;
    answers[word] = (answers[word] ?? 0) | span.words;
  }
  let best = 0;
  let bestValue = 0;
  for (let from = 0; from + count <= words.length; from += 1) {
    let bits = 0;
    let answering = 0;
    for (let at = from; at < from + count; at += 1) {
      const answer = answers[at] ?? 0;
      bits |= answer;
      if (answer !== 0) answering += 1;
    }
    const value = countBits(bits) * 1000 + answering;
    if (value > bestValue) [best, bestValue] = [from, value];
  }
  return best;
}
