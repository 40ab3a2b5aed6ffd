import {type Field, fields, type PageEntry, type SearchIndex} from './build';
import {otherLayout} from './hangul';
import {fieldWeights, type Matches} from './match';
import type {Query} from './query';
import {type Ranked, spread} from './spread';
import {joinKeys, tokenize} from './tokens';

type InnerField = typeof fields.heading | typeof fields.text | typeof fields.summary;
const isInner = (field: Field | undefined): field is InnerField =>
  field === fields.heading || field === fields.text || field === fields.summary;

/**
 * Every name the query may be: as typed, without filler words, through the glossary, in the other keyboard layout.
 * The exact title comes first, always; the nearer the reading, the more certain.
 */
function namesMeant(index: SearchIndex, query: Query): [key: string, bonus: number][] {
  const names: [string, number][] = query.joined.map((key, at) => [key, at === 0 ? 10 : 9]);
  names.push(...query.core.map((key): [string, number] => [key, 3]));
  const swapped = otherLayout(query.raw.replace(/\s+/g, ''));
  if (swapped) names.push([joinKeys(tokenize(swapped)), 8]);
  for (const [key, bonus] of [...names]) {
    for (const group of index.vocabulary.get(key)?.groups ?? []) {
      for (const phrase of index.groups[group] ?? []) names.push([joinKeys(phrase), bonus * 0.4], [joinKeys(phrase, 'stem'), bonus * 0.38]);
    }
  }
  return names;
}

/** What each page gets for being called what was typed. */
function nameBonuses(index: SearchIndex, meant: [string, number][], asFlag: boolean): Map<number, number> {
  const bonuses = new Map<number, number>();
  for (const [key, value] of meant) {
    for (const {page, certainty} of index.names.get(key) ?? []) {
      // "motion" means the page Motion before the flag --motion, "--motion" the flag.
      const isMeant = index.pages[page]?.page.title.startsWith('-') === asFlag;
      bonuses.set(page, Math.max(bonuses.get(page) ?? 0, value * certainty * (isMeant ? 1 : 0.97)));
    }
  }
  return bonuses;
}

/** 1 when the words stand side by side in the order they were typed, less the farther apart they are. */
function proximity({words}: Matches, unit: number): number {
  let sum = 0;
  for (let at = 1; at < words.length; at += 1) {
    const left = words[at - 1]?.found;
    const right = words[at]?.found;
    if (left?.quality[unit] && right?.quality[unit]) sum += 1 / left.nearest(right, unit, 8);
  }
  return words.length > 1 ? sum / (words.length - 1) : 0;
}

/** One value for each page and word of the query. */
type PageValues = {
  /** Best value in the page's own record: title, keywords, address, section, and a little for its text. */
  own: Float64Array;
  /** What the records inside the page get from it. */
  inherited: Float64Array;
  /** 1: the words are only inside the page; 2: also in what names it. */
  found: Uint8Array;
};

function pageValues(index: SearchIndex, matches: Matches): PageValues {
  const count = matches.words.length;
  const pages = index.pages.length;
  const [own, inherited, found] = [new Float64Array(pages * count), new Float64Array(pages * count), new Uint8Array(pages)];
  const mentions = new Float64Array(pages);
  matches.words.forEach(({found: {units, quality}}, word) => {
    mentions.fill(0);
    for (const unit of units) {
      const page = index.unitPage[unit] ?? 0;
      const field = index.unitField[unit] ?? fields.text;
      const at = page * count + word;
      const value = quality[unit] ?? 0;
      const weights = fieldWeights[field];
      const inner = isInner(field);
      own[at] = Math.max(own[at] ?? 0, value * (inner ? weights.inherited : weights.own));
      found[page] = Math.max(found[page] ?? 0, inner ? 1 : 2);
      if (inner) mentions[page] = (mentions[page] ?? 0) + value;
      else inherited[at] = Math.max(inherited[at] ?? 0, value * weights.inherited);
    }
    // A page that comes back to a word is about it more than one that mentions it.
    for (let page = 0; page < pages; page += 1) {
      const times = mentions[page] ?? 0;
      if (times > 0) own[page * count + word] = (own[page * count + word] ?? 0) + 0.03 * Math.min(4, times - 1);
    }
  });
  return {own, inherited, found};
}

/** More of the words, and in better places, is better; a missing word costs more than its share. */
class Sum {
  private readonly all: number;
  private base = 0;
  private covered = 0;

  constructor(weights: number[]) {
    this.all = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  }

  start(): void {
    this.base = 0;
    this.covered = 0;
  }

  add(weight: number, value: number): void {
    this.base += weight * value;
    if (value > 0) this.covered += weight;
  }

  get coverage(): number {
    return this.covered / this.all;
  }

  get score(): number {
    return (this.base / this.all) * (0.5 + 0.5 * this.coverage ** 2);
  }
}

export function rank(index: SearchIndex, query: Query, matches: Matches): Ranked[] {
  const {words} = matches;
  const count = words.length;
  const values = pageValues(index, matches);
  const meant = namesMeant(index, query);
  const bonuses = nameBonuses(index, meant, query.raw.trimStart().startsWith('-'));
  const entry = query.asksWhat ? 0.2 : 0.03;
  const sum = new Sum(words.map(({weight}) => weight));
  const ranked: Ranked[] = [];
  const add = (record: number, page: PageEntry, score: number, echo: boolean) =>
    ranked.push({record, score: score + 0.004 * page.page.rank, echo});

  for (const [number, page] of index.pages.entries()) {
    if (!values.found[number]) continue;
    sum.start();
    let inTitle = 0;
    for (const [word, {weight, found}] of words.entries()) {
      sum.add(weight, values.own[number * count + word] ?? 0);
      if (weight > 0.1 && (found.quality[page.titleUnit] ?? 0) >= 0.5) inTitle += 1;
    }
    const fit = Math.min(1, inTitle / Math.max(1, page.titleWords)) * Math.sqrt(sum.coverage);
    const extra = 0.25 * fit + 0.12 * proximity(matches, page.titleUnit) + (page.isEntry ? entry : 0);
    add(page.record, page, sum.score + extra + (bonuses.get(number) ?? 0), values.found[number] === 1);
  }

  const names = new Set(meant.map(([key]) => key));
  const inherited = fieldWeights[fields.heading].inherited;
  for (const [first, {found}] of words.entries()) {
    for (const unit of found.units) {
      const field = index.unitField[unit];
      // Each unit once: with the first word that is in it.
      if (!isInner(field) || words.some((word, at) => at < first && word.found.quality[unit])) continue;
      const record = index.unitRecord[unit] ?? -1;
      const {page: number, parent, name} = index.records[record] ?? {page: -1, parent: -1, name: ''};
      const page = index.pages[number];
      if (!page) continue;
      const own = fieldWeights[field].own;
      sum.start();
      for (let word = 0; word < count; word += 1) {
        const match = words[word];
        if (!match) continue;
        const {quality} = match.found;
        const above = parent < 0 ? 0 : (quality[parent] ?? 0) * inherited;
        sum.add(match.weight, Math.max(values.inherited[number * count + word] ?? 0, (quality[unit] ?? 0) * own, above));
      }
      add(record, page, sum.score + 0.12 * proximity(matches, unit) + (name !== '' && names.has(name) ? 0.3 : 0), false);
    }
  }
  return spread(index, ranked);
}
