import {type Field, fields, type PageEntry, type RecordEntry, type SearchIndex} from './build';
import {otherLayout} from './hangul';
import {fieldWeights, type Matches} from './match';
import type {Query} from './query';
import {joinKeys, tokenize} from './tokens';

/** `echo`: a page's own record that only its headings or text brought here. */
export type Ranked = {record: number; score: number; echo: boolean};

type Best = Map<number, Float64Array>;

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

function nameBonus({names, page}: PageEntry, meant: [string, number][], asFlag: boolean): number {
  let bonus = 0;
  for (const [key, value] of meant) {
    if (names.exact.has(key)) bonus = Math.max(bonus, value);
    else if (names.stems.has(key)) bonus = Math.max(bonus, value * 0.9);
    else if (names.keywords.has(key)) bonus = Math.max(bonus, value * 0.7);
  }
  // "motion" means the page Motion before the flag --motion, "--motion" the flag.
  return page.title.startsWith('-') === asFlag ? bonus : bonus * 0.97;
}

/** 1 when the words stand side by side in the order they were typed, less the farther apart they are. */
function proximity(matches: Matches, unit: number): number {
  let sum = 0;
  let pairs = 0;
  for (let at = 1; at < matches.words.length; at += 1) {
    const left = matches.words[at - 1]?.units.get(unit)?.positions;
    const right = matches.words[at]?.units.get(unit)?.positions;
    if (!left || !right) continue;
    let nearest = 8;
    for (const a of left) for (const b of right) nearest = Math.min(nearest, b > a ? b - a : b === a ? 1 : a - b + 1);
    sum += 1 / nearest;
    pairs += 1;
  }
  return pairs === 0 ? 0 : sum / (matches.words.length - 1);
}

/** Best value of each word in the page's own record: title, keywords, address, section, and a little for its text. */
function pageValues(index: SearchIndex, matches: Matches): {own: Best; inherited: Best} {
  const count = matches.words.length;
  const own: Best = new Map();
  const inherited: Best = new Map();
  const raise = (best: Best, page: number, word: number, value: number) => {
    let values = best.get(page);
    if (!values) {
      values = new Float64Array(count);
      best.set(page, values);
    }
    if (value > (values[word] ?? 0)) values[word] = value;
  };
  matches.words.forEach(({units}, word) => {
    const mentions = new Map<number, number>();
    for (const [unit, {quality}] of units) {
      const entry = index.records[index.unitRecord[unit] ?? 0];
      const field = index.unitField[unit] ?? fields.text;
      if (!entry) continue;
      const isPageField = !isInner(field);
      raise(own, entry.page, word, quality * (isPageField ? fieldWeights[field].own : fieldWeights[field].inherited));
      if (isPageField) raise(inherited, entry.page, word, quality * fieldWeights[field].inherited);
      else mentions.set(entry.page, (mentions.get(entry.page) ?? 0) + quality);
    }
    // A page that comes back to a word is about it more than one that mentions it.
    for (const [page, count] of mentions) {
      const values = own.get(page);
      if (values) values[word] = (values[word] ?? 0) + 0.03 * Math.min(4, count - 1);
    }
  });
  return {own, inherited};
}

type Context = {matches: Matches; weights: number; inherited: Best};

function combine(values: Float64Array, {matches, weights}: Context): {base: number; coverage: number} {
  let base = 0;
  let coverage = 0;
  matches.words.forEach(({weight}, word) => {
    const value = values[word] ?? 0;
    base += weight * value;
    if (value > 0) coverage += weight;
  });
  return {base: base / weights, coverage: coverage / weights};
}

function innerValues({page, parent, unit}: RecordEntry, field: InnerField, {matches, inherited}: Context): Float64Array {
  const values = Float64Array.from(inherited.get(page) ?? new Float64Array(matches.words.length));
  matches.words.forEach(({units}, word) => {
    const here = (units.get(unit)?.quality ?? 0) * fieldWeights[field].own;
    const above = parent < 0 ? 0 : (units.get(parent)?.quality ?? 0) * fieldWeights[fields.heading].inherited;
    values[word] = Math.max(values[word] ?? 0, here, above);
  });
  return values;
}

export function rank(index: SearchIndex, query: Query, matches: Matches): Ranked[] {
  const weights = matches.words.reduce((sum, {weight}) => sum + weight, 0) || 1;
  const {own, inherited} = pageValues(index, matches);
  const context: Context = {matches, weights, inherited};
  const meant = namesMeant(index, query);
  const asFlag = query.raw.trimStart().startsWith('-');
  const entry = query.asksWhat ? 0.2 : 0.03;
  const ranked: Ranked[] = [];
  const soft = ({base, coverage}: {base: number; coverage: number}) => base * (0.5 + 0.5 * coverage * coverage);

  const add = (record: number, page: PageEntry, score: number, echo: boolean) =>
    ranked.push({record, score: score + 0.004 * page.page.rank, echo});

  for (const [number, values] of own) {
    const page = index.pages[number];
    if (!page) continue;
    const result = combine(values, context);
    const inTitle = matches.words.filter(({units, weight}) => weight > 0.1 && (units.get(page.titleUnit)?.quality ?? 0) >= 0.5).length;
    const fit = Math.min(1, inTitle / Math.max(1, page.titleWords)) * Math.sqrt(result.coverage);
    const score =
      soft(result) + 0.25 * fit + 0.12 * proximity(matches, page.titleUnit) + nameBonus(page, meant, asFlag) + (page.isEntry ? entry : 0);
    add(page.record, page, score, !inherited.has(number));
  }
  const seen = new Set<number>();
  for (const {units} of matches.words) {
    for (const unit of units.keys()) {
      const field = index.unitField[unit];
      const record = index.unitRecord[unit] ?? -1;
      const entry = index.records[record];
      if (!isInner(field) || !entry || seen.has(record)) continue;
      seen.add(record);
      const page = index.pages[entry.page];
      if (!page) continue;
      const result = combine(innerValues(entry, field, context), context);
      const named = entry.name !== '' && meant.some(([key]) => key === entry.name) ? 0.3 : 0;
      add(record, page, soft(result) + 0.12 * proximity(matches, unit) + named, false);
    }
  }
  return spread(index, ranked);
}

/** Each further record of a page counts less, so that one long page does not fill the screen; weak matches are dropped. */
function spread(index: SearchIndex, ranked: Ranked[]): Ranked[] {
  const top = ranked.reduce((most, {score}) => Math.max(most, Math.min(score, 1)), 0);
  const kept = ranked.filter(({score}) => score >= top * 0.25).sort((a, b) => b.score - a.score || a.record - b.record);
  const perPage = new Map<number, number>();
  const urls = new Set<string>();
  const result: Ranked[] = [];
  for (const {record, score, echo} of kept) {
    const entry = index.records[record];
    if (!entry || urls.has(entry.record.url)) continue;
    const count = perPage.get(entry.page) ?? 0;
    if (echo && count > 0) continue;
    urls.add(entry.record.url);
    perPage.set(entry.page, count + 1);
    result.push({record, score: score * 0.75 ** count, echo});
  }
  return result.sort((a, b) => b.score - a.score || a.record - b.record);
}
