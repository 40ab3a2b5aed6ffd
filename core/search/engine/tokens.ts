import {isHangul, jamo} from './hangul';
import {isEnding, stripEndings} from './particles';
import {unicode} from './regex';
import {stemEnglish} from './stem';

/** One word of a text. Keys are what words are compared by: folded letters, or jamo for Hangul. */
export type Token = {
  start: number;
  end: number;
  text: string;
  key: string;
  /** Key of the word without plural, ending or particle; the same as `key` when there is none. */
  stem: string;
  /** How many characters of the text the stem is: what is highlighted of 레이아웃을 is 레이아웃. */
  stemLength: number;
  /** dialog.type, camelCase and --as-button are found in parts and also whole. Set on the first part. */
  whole?: {key: string; end: number; parts: number};
};

// Entities first: the index holds escaped text, and `&lt;` is not the word "lt".
const pattern = unicode(String.raw`&(?:amp|lt|gt|quot|#39);|[\p{L}\p{N}\p{M}]+(?:[-_.=/:'’][\p{L}\p{N}\p{M}]+)*`);
const runs = unicode(String.raw`\p{Script=Hangul}+|[^\p{Script=Hangul}]+`);
const parts = unicode(String.raw`[\p{N}\p{M}]*\p{Lu}+(?![\p{Ll}])[\p{N}\p{M}]*|\p{Lu}?[^\p{Lu}_.=/:'’-]+|\p{Lu}+`);
const simple = /^(?:[A-Z]?[a-z]+|[가-힣]+)$/;
const marks = unicode(String.raw`\p{M}`);

const fold = (text: string) => text.normalize('NFD').replace(marks, '').toLowerCase();

type Forms = Pick<Token, 'key' | 'stem' | 'stemLength'>;
const formsOfWords = new Map<string, Forms>();

/** The same words come again and again; taking Hangul apart is the costly step. */
function formsOf(text: string): Forms {
  const cached = formsOfWords.get(text);
  if (cached) return cached;
  let forms: Forms;
  if (isHangul(text)) {
    const stem = stripEndings(text);
    const key = jamo(text);
    forms = {key, stem: stem === text ? key : jamo(stem), stemLength: stem.length};
  } else {
    const key = fold(text);
    forms = {key, stem: stemEnglish(key), stemLength: text.length};
  }
  if (formsOfWords.size > 20_000) formsOfWords.clear();
  formsOfWords.set(text, forms);
  return forms;
}

/** Words are never this long; what is, is an accident or an attack. */
const longest = 64;

function* latinTokens(run: string, offset: number): Generator<Token> {
  const found = [...run.matchAll(parts)];
  let isFirst = true;
  for (const match of found) {
    const text = match[0].slice(0, longest);
    const start = offset + match.index;
    const token: Token = {start, end: start + text.length, text, ...formsOf(text)};
    if (isFirst && found.length > 1 && found.length <= 8) {
      const key = fold(found.map(([part]) => part).join('')).slice(0, longest);
      token.whole = {key, end: offset + run.length, parts: found.length};
    }
    isFirst = false;
    yield token;
  }
}

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const chunk of text.matchAll(pattern)) {
    if (chunk[0].startsWith('&')) continue;
    // Most words need no taking apart.
    if (simple.test(chunk[0])) {
      const word = chunk[0].slice(0, longest);
      tokens.push({start: chunk.index, end: chunk.index + word.length, text: word, ...formsOf(word)});
      continue;
    }
    let afterForeign = false;
    for (const run of chunk[0].matchAll(runs)) {
      const start = chunk.index + run.index;
      if (!isHangul(run[0])) {
        tokens.push(...latinTokens(run[0], start));
        afterForeign = true;
      } else if (!(afterForeign && isEnding(run[0]))) {
        const word = run[0].slice(0, longest);
        tokens.push({start, end: start + word.length, text: word, ...formsOf(word)});
      }
    }
  }
  return tokens;
}

/** A text as one key without spaces: equal for 오토 레이아웃 and 오토레이아웃, --as-button and as button. */
export const joinKeys = (tokens: Token[], last: 'key' | 'stem' = 'key') =>
  tokens.map((token, at) => (at === tokens.length - 1 ? token[last] : token.key)).join('');
