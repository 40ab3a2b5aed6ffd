import {fields, type SearchIndex} from './build';
import {flagBonuses} from './flags';
import {otherLayout} from './hangul';
import {literalBonuses} from './literals';
import type {Matches} from './match';
import type {Query} from './query';
import {type Ranked, spread, weakest} from './spread';
import {joinKeys, tokenize} from './tokens';
import {certainties, fieldWeights, headings, names as nameWeights, page as pageWeights, thresholds} from './weights';

/** Tables by number of field, for the loops below. */
const isInner: boolean[] = [];
for (const field of [fields.heading, fields.text, fields.summary]) isInner[field] = true;
const tableOf = (part: 'own' | 'inherited') => Object.values(fields).map((field) => fieldWeights[field][part]);
const {heading, text} = fields;

/** Names are short; and every word with several readings multiplies them. */
const mostWordsOfName = 4;
const mostNames = 60;

type Name = [key: string, bonus: number, isAlias?: boolean];

/**
 * Every name the query may be: as typed, without filler words, through the glossary, in the other keyboard layout.
 * The exact title comes first, always; the nearer the reading, the more certain.
 */
function namesMeant(index: SearchIndex, query: Query, {words}: Matches): Name[] {
  const names: Name[] = query.joined.map((key, at) => [key, at === 0 ? nameWeights.exact : nameWeights.stem]);
  names.push(...[...query.core, ...query.flagName].map((key): Name => [key, nameWeights.core]));
  const swapped = otherLayout(query.raw.replace(/\s+/g, ''));
  if (swapped) names.push([joinKeys(tokenize(swapped)), nameWeights.otherLayout]);
  for (const [key, bonus] of [...names]) {
    for (const group of index.vocabulary.get(key)?.groups ?? []) {
      for (const phrase of index.groups[group] ?? []) {
        names.push([joinKeys(phrase), bonus * nameWeights.alias, true]);
        names.push([joinKeys(phrase, 'stem'), bonus * nameWeights.alias * certainties.stem, true]);
      }
    }
  }
  const known = new Set(names.map(([key]) => key));
  for (const key of namesRead(index, query, words)) if (!known.has(key)) names.push([key, nameWeights.read]);
  return names;
}

/** "aut0 layout", 오토 layout: the whole query with each word as it may have been meant. */
function namesRead(index: SearchIndex, {tokens}: Query, words: Matches['words']): string[] {
  if (tokens.length > mostWordsOfName) return [];
  let names = [''];
  tokens.forEach(({key}, at) => {
    const corrected = joinKeys(tokenize(words[at]?.correction ?? ''));
    const read = corrected || key;
    const groups = index.vocabulary.get(read)?.groups ?? [];
    const meant = new Set([read, ...groups.flatMap((group) => (index.groups[group] ?? []).map((phrase) => joinKeys(phrase)))]);
    names = names.flatMap((name) => [...meant].map((word) => name + word)).slice(0, mostNames);
  });
  return names;
}

/** What each page gets for being called what was typed. */
function nameBonuses(index: SearchIndex, meant: Name[], asFlag: boolean): Map<number, number> {
  const bonuses = new Map<number, number>();
  for (const [key, value, isAlias] of meant) {
    for (const {page, certainty} of index.names.get(key) ?? []) {
      // "letter spacing" is also called tracking, but who asks about tracking means something else.
      if (isAlias && certainty === certainties.asked) continue;
      // "motion" means the page Motion before the flag --motion, "--motion" the flag.
      const isMeant = index.pages[page]?.page.title.startsWith('-') === asFlag;
      bonuses.set(page, Math.max(bonuses.get(page) ?? 0, value * certainty * (isMeant ? 1 : nameWeights.otherKind)));
    }
  }
  return bonuses;
}

/** 1 when the words are side by side in the order they were typed, less the farther apart they are. */
function proximity({words}: Matches, unit: number): number {
  let sum = 0;
  if (words.length < 2) return 0;
  for (let at = 1; at < words.length; at += 1) {
    const left = words[at - 1]?.found;
    const right = words[at]?.found;
    if (left?.quality[unit] && right?.quality[unit]) sum += 1 / left.nearest(right, unit, 8);
  }
  return sum / (words.length - 1);
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
  const [ownWeights, inheritedWeights] = [tableOf('own'), tableOf('inherited')];
  matches.words.forEach(({found: {units, quality}}, word) => {
    mentions.fill(0);
    for (const unit of units) {
      const page = index.unitPage[unit] ?? 0;
      const field = index.unitField[unit] ?? text;
      const at = page * count + word;
      const value = quality[unit] ?? 0;
      const below = value * (inheritedWeights[field] ?? 0);
      if (isInner[field]) {
        own[at] = Math.max(own[at] ?? 0, below);
        mentions[page] = (mentions[page] ?? 0) + value;
        if (!found[page]) found[page] = 1;
      } else {
        own[at] = Math.max(own[at] ?? 0, value * (ownWeights[field] ?? 0));
        inherited[at] = Math.max(inherited[at] ?? 0, below);
        found[page] = 2;
      }
    }
    // A page that comes back to a word is about it more than one that mentions it.
    for (let page = 0; page < pages; page += 1) {
      const times = mentions[page] ?? 0;
      if (times > 0)
        own[page * count + word] = (own[page * count + word] ?? 0) + pageWeights.mention * Math.min(pageWeights.mostMentions, times - 1);
    }
  });
  return {own, inherited, found};
}

/** More of the words, and in better places, is better; a missing word costs more than its share. */
const soft = (base: number, coverage: number) => base * (pageWeights.partial + (1 - pageWeights.partial) * coverage * coverage);

/** How much of the query is in a phrase, and how much of the phrase in the query: 1 when they say the same. */
function phraseFit({words}: Matches, unit: number, count: number, all: number): number {
  let covered = 0;
  let telling = 0;
  for (const {weight, found} of words) {
    const value = found.quality[unit] ?? 0;
    if (value < thresholds.inPhrase) continue;
    covered += weight * value;
    if (weight > thresholds.matters) telling += 1;
  }
  return telling > 0 ? (covered / all) * Math.min(1, telling / count) ** 2 : 0;
}

/** For each page, how well the best of its readers' questions fits. Only those in which something was found are looked at. */
function askedFits(index: SearchIndex, matches: Matches, all: number): Float64Array {
  const fits = new Float64Array(index.pages.length);
  const seen = new Uint8Array(index.unitField.length);
  for (const {found, weight} of matches.words) {
    if (weight <= thresholds.matters) continue;
    for (const unit of found.units) {
      const count = index.unitWords[unit] ?? 0;
      if (count === 0 || seen[unit]) continue;
      seen[unit] = 1;
      const page = index.unitPage[unit] ?? 0;
      fits[page] = Math.max(fits[page] ?? 0, phraseFit(matches, unit, count, all));
    }
  }
  return fits;
}

type Context = {
  index: SearchIndex;
  query: Query;
  matches: Matches;
  values: PageValues;
  meant: Name[];
  /** By unit. */
  literal: Map<number, number>;
  all: number;
};

function rankPages({index, query, matches, values, meant, literal, all}: Context): Ranked[] {
  const {words} = matches;
  const asFlags = flagBonuses(index, query);
  const asPrinted = new Map<number, number>();
  for (const [unit, bonus] of literal) {
    const page = index.unitPage[unit] ?? 0;
    if (!isInner[index.unitField[unit] ?? text]) asPrinted.set(page, Math.max(asPrinted.get(page) ?? 0, bonus));
  }
  const bonuses = nameBonuses(index, meant, query.flagName.length > 0 || query.raw.trimStart().startsWith('-'));
  const fits = askedFits(index, matches, all);
  const entry = query.asksWhat ? pageWeights.entryAsked : pageWeights.entry;
  return index.pages.flatMap((page, number): Ranked[] => {
    const flag = asFlags?.get(number) ?? 0;
    if (!values.found[number] && flag === 0) return [];
    let base = 0;
    let covered = 0;
    let inTitle = 0;
    words.forEach(({weight, found}, word) => {
      const value = values.own[number * words.length + word] ?? 0;
      base += weight * value;
      if (value > 0) covered += weight;
      if (weight > thresholds.matters && (found.quality[page.titleUnit] ?? 0) >= thresholds.found) inTitle += 1;
    });
    const fit = Math.min(1, inTitle / Math.max(1, page.titleWords)) * Math.sqrt(covered / all);
    const extra =
      pageWeights.titleFit * fit +
      pageWeights.askedFit * (fits[number] ?? 0) +
      pageWeights.proximity * proximity(matches, page.titleUnit) +
      (page.isEntry ? entry : 0) +
      (bonuses.get(number) ?? 0) +
      (asPrinted.get(number) ?? 0) +
      flag;
    const score = soft(base / all, covered / all) + extra + pageWeights.rank * page.page.rank;
    return [{record: page.record, score, echo: values.found[number] === 1}];
  });
}

/** Headings and blocks: most of the work of a query, so plain loops over tables. What is below `least` is not kept. */
function rankInside({index, matches, values, meant, literal, all}: Context, least: number): Ranked[] {
  const {words} = matches;
  const count = words.length;
  const names = new Set(meant.map(([key]) => key));
  const weights = words.map(({weight}) => weight);
  const qualities = words.map(({found}) => found.quality);
  const ownWeights = tableOf('own');
  const fromHeading = fieldWeights[heading].inherited;
  const seen = new Uint8Array(index.unitField.length);
  const ranked: Ranked[] = [];
  for (const {found} of words) {
    for (const unit of found.units) {
      const field = index.unitField[unit] ?? text;
      if (seen[unit] || !isInner[field]) continue;
      seen[unit] = 1;
      const own = ownWeights[field] ?? 0;
      const page = index.unitPage[unit] ?? 0;
      const parent = index.unitParent[unit] ?? -1;
      let base = 0;
      let covered = 0;
      for (let word = 0; word < count; word += 1) {
        const quality = qualities[word];
        const weight = weights[word] ?? 0;
        const above = parent < 0 ? 0 : (quality?.[parent] ?? 0) * fromHeading;
        const value = Math.max(values.inherited[page * count + word] ?? 0, (quality?.[unit] ?? 0) * own, above);
        if (value === 0) continue;
        base += weight * value;
        covered += weight;
      }
      const record = index.unitRecord[unit] ?? 0;
      const rank = index.pages[page]?.page.rank ?? 0;
      let score = soft(base / all, covered / all) + pageWeights.rank * rank + (literal.get(unit) ?? 0);
      if (count > 1) score += pageWeights.proximity * proximity(matches, unit);
      if (field === heading) {
        const {name = '', words: telling = 0} = index.records[record] ?? {};
        if (names.has(name)) score += headings.name;
        else if (telling > 1 && count > 1) score += headings.fit * phraseFit(matches, unit, telling, all);
      }
      if (score >= least) ranked.push({record, score, echo: false});
    }
  }
  return ranked;
}

export function rank(index: SearchIndex, query: Query, matches: Matches): Ranked[] {
  const all = matches.words.reduce((sum, {weight}) => sum + weight, 0) || 1;
  const literal = literalBonuses(index, query, matches);
  const context: Context = {
    index,
    query,
    matches,
    values: pageValues(index, matches),
    meant: namesMeant(index, query, matches),
    literal,
    all,
  };
  const pages = rankPages(context);
  return spread(index, [...pages, ...rankInside(context, weakest(pages))]);
}
