import {isHangul} from './hangul';
import type {Marks} from './match';
import {type Token, tokenize} from './tokens';

export type MatchLevel = 'none' | 'partial' | 'full';
export type Highlighted = {value: string; matchLevel: MatchLevel; fullyHighlighted?: boolean; matchedWords: string[]};
export type Snippet = {value: string; matchLevel: MatchLevel};

export type Highlighter = {
  marks: Marks;
  /** The words of the query, as typed. */
  words: string[];
  pre: string;
  post: string;
  ellipsis: string;
  /** What is marked in each text: a hit's text is highlighted and cut, its headings stand above other hits as well. */
  known: Map<string, Span[]>;
};

type Span = {start: number; end: number; words: Set<number>};

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
const knownTokens = new Map<string, Token[]>();

function tokensOf(text: string): Token[] {
  let tokens = knownTokens.get(text);
  if (!tokens) {
    if (knownTokens.size > 3000) knownTokens.clear();
    tokens = tokenize(text);
    knownTokens.set(text, tokens);
  }
  return tokens;
}

/** Not inside one another: --as-button as a whole covers its parts. */
function spansOf(text: string, {marks, known}: Highlighter): Span[] {
  const same = known.get(text);
  if (same) return same;
  const spans: Span[] = [];
  known.set(text, spans);
  for (const token of tokensOf(text)) {
    const span = spanOf(token, marks);
    if (span && span.start >= (spans.at(-1)?.end ?? 0)) spans.push({...span, words: new Set(span.words)});
    else if (span) for (const word of span.words) spans.at(-1)?.words.add(word);
  }
  return spans;
}

function levelOf(spans: Span[], words: string[]): {matchLevel: MatchLevel; matchedWords: string[]} {
  const matched = new Set(spans.flatMap((span) => [...span.words]));
  const matchedWords = words.filter((_, at) => matched.has(at)).map((word) => word.toLowerCase());
  return {matchLevel: matched.size === 0 ? 'none' : matchedWords.length === words.length ? 'full' : 'partial', matchedWords};
}

function markUp(text: string, spans: Span[], {pre, post}: Highlighter, from = 0, to = text.length): string {
  let value = '';
  let at = from;
  for (const {start, end} of spans) {
    if (start < from || end > to) continue;
    value += `${text.slice(at, start)}${pre}${text.slice(start, end)}${post}`;
    at = end;
  }
  return value + text.slice(at, to);
}

export function highlight(text: string, options: Highlighter): Highlighted {
  const spans = spansOf(text, options);
  const level = levelOf(spans, options.words);
  const fully = spans.length === 1 && spans[0]?.start === 0 && spans[0].end === text.length;
  return {value: markUp(text, spans, options), ...level, ...(level.matchLevel !== 'none' && {fullyHighlighted: fully})};
}

/** The stretch of `count` words that answers most of the query; cut only at spaces, so never inside an entity. */
export function snippet(text: string, count: number, options: Highlighter): Snippet {
  const spans = spansOf(text, options);
  const {matchLevel} = levelOf(spans, options.words);
  const words = [...text.matchAll(/\S+/g)].map((match) => ({start: match.index, end: match.index + match[0].length}));
  if (words.length <= count) return {value: markUp(text, spans, options), matchLevel};
  const best = bestWindow(words, spans, count);
  const from = words[best]?.start ?? 0;
  const to = words[best + count - 1]?.end ?? text.length;
  const value = markUp(text, spans, options, from, to);
  return {value: `${best > 0 ? options.ellipsis : ''}${value}${to < text.length ? options.ellipsis : ''}`, matchLevel};
}

/** Where the stretch begins that answers the most different words, and among those the most words. */
function bestWindow(words: {start: number; end: number}[], spans: Span[], count: number): number {
  const answers: number[][] = words.map(() => []);
  let word = 0;
  for (const span of spans) {
    while (word < words.length - 1 && (words[word]?.end ?? 0) <= span.start) word += 1;
    answers[word]?.push(...span.words);
  }
  const inside = new Map<number, number>();
  let answering = 0;
  let best = 0;
  let bestValue = 0;
  const change = (at: number, by: 1 | -1) => {
    const list = answers[at] ?? [];
    if (list.length > 0) answering += by;
    for (const answer of list) {
      const left = (inside.get(answer) ?? 0) + by;
      if (left > 0) inside.set(answer, left);
      else inside.delete(answer);
    }
  };
  for (let at = 0; at < words.length; at += 1) {
    change(at, 1);
    if (at >= count) change(at - count, -1);
    const value = inside.size * 1000 + answering;
    if (at >= count - 1 && value > bestValue) [best, bestValue] = [at - count + 1, value];
  }
  return best;
}
