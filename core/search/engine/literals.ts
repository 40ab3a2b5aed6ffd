import {fields, type SearchIndex} from './build';
import type {Matches} from './match';
import type {Query} from './query';
import {unicode} from './regex';
import {joinKeys, tokenize} from './tokens';
import {thresholds, literals as weights} from './weights';

/** A stretch of the query that counts where it is found as printed. */
type Literal = {text: string; lower: string; words: number[]; kind: 'name' | 'part' | 'phrase' | 'end'; key: string};

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};
/** The index holds escaped text. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** A sign inside or around a word, or a capital in its middle: nobody types that by chance. */
const nameLike = unicode(String.raw`[^\p{L}\p{N}\p{M}\s'’?!,…]|\p{Ll}\p{Lu}`, 'u');
/** Shorter ones have ends of a word or two, which are everywhere. */
const fewestWordsWithEnds = 5;

const wordSign = unicode(String.raw`[\p{L}\p{N}]`, 'u');
const isWordSign = (sign: string) => sign !== '' && wordSign.test(sign);

/** An error text is printed with the reader's own file in it: its beginning or its end is as on the page. */
function endsOf(words: string[]): string[] {
  const length = Math.ceil(words.length * 0.6);
  return words.length < fewestWordsWithEnds ? [] : [words.slice(0, length).join(' '), words.slice(-length).join(' ')];
}

function literalsOf(query: Query): Literal[] {
  const whole = query.raw.trim().replace(/\s+/g, ' ');
  const chunks = whole.split(' ');
  const make = (text: string, kind: Literal['kind']): Literal => {
    const tokens = tokenize(text);
    const keys = new Set(tokens.map(({key}) => key));
    const words = query.tokens.flatMap(({key}, at) => (keys.has(key) && (query.weights[at] ?? 1) > thresholds.matters ? [at] : []));
    return {text: escaped(text), lower: escaped(text).toLowerCase(), words, kind, key: joinKeys(tokens)};
  };
  // "does not work" is the end of many questions.
  const isTelling = ({words}: Literal) => words.filter((at) => query.weights[at] === 1).length > 1;
  if (chunks.length === 1) return whole.length > 1 && nameLike.test(whole) ? [make(whole, 'name')] : [];
  return [
    make(whole, 'phrase'),
    ...endsOf(chunks)
      .map((end) => make(end, 'end'))
      .filter(isTelling),
    ...chunks.filter((chunk) => chunk.length > 2 && nameLike.test(chunk)).map((chunk) => make(chunk, 'part')),
  ];
}

/** How well the place in a text fits: 0 when the literal is only a part of a longer word. */
function placeValue(text: string, at: number, length: number, open: boolean): number {
  const before = text.charAt(at - 1);
  const after = text.charAt(at + length);
  if (isWordSign(before) && isWordSign(text.charAt(at))) return 0;
  const cut = isWordSign(after) && isWordSign(text.charAt(at + length - 1));
  if (cut && !open) return 0;
  const inside = /[-_.:/]/.test(before) || (/[-_.:/]/.test(after) && isWordSign(text.charAt(at + length + 1)));
  return (cut ? weights.begun : 1) * (inside ? weights.insideName : 1);
}

function valueIn(text: string, literal: string, open: boolean): number {
  let best = 0;
  for (let at = text.indexOf(literal); at >= 0 && best < 1; at = text.indexOf(literal, at + 1)) {
    best = Math.max(best, placeValue(text, at, literal.length, open));
  }
  return best;
}

/** auto-layout is how a title "Auto layout" is written in code. */
function printedValue(text: string, {text: literal, lower, key}: Literal, isTitle: boolean, open: boolean): number {
  if (isTitle && /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(literal) && joinKeys(tokenize(text)) === key) return 1;
  return Math.max(valueIn(text, literal, open), weights.otherCase * valueIn(text.toLowerCase(), lower, open));
}

/** What each unit gets for holding the query, or a name in it, as printed. Most queries have nothing to look for. */
export function literalBonuses(index: SearchIndex, query: Query, {words}: Matches): Map<number, number> {
  const bonuses = new Map<number, number>();
  for (const literal of literalsOf(query)) {
    const [first, ...others] = literal.words.map((at) => words[at]?.found).sort((a, b) => (a?.units.length ?? 0) - (b?.units.length ?? 0));
    const found: [unit: number, value: number][] = [];
    const pages = new Set<number>();
    for (const unit of first?.units ?? []) {
      if (others.some((other) => !other?.quality[unit])) continue;
      const field = index.unitField[unit];
      if (field === fields.path || field === fields.section) continue;
      const value = printedValue(index.unitText[unit] ?? '', literal, field === fields.title, query.open && literal.kind !== 'part');
      if (value === 0) continue;
      found.push([unit, value]);
      pages.add(index.unitPage[unit] ?? 0);
    }
    // A phrase that is on every page says nothing.
    const rarity =
      literal.kind === 'phrase' || literal.kind === 'end' ? 1 - Math.log(Math.max(1, pages.size)) / Math.log(index.pages.length + 1) : 1;
    for (const [unit, value] of found) bonuses.set(unit, (bonuses.get(unit) ?? 0) + weights[literal.kind] * value * rarity);
  }
  return bonuses;
}
