import {placedRecords} from '../records';
import type {IndexedPage, SearchRecord} from '../types';
import {isFiller} from './query';
import {joinKeys, type Token, tokenize} from './tokens';
import {type Term, Vocabulary} from './vocabulary';
import {certainties} from './weights';

/** Where a word is. A unit is one text: a title, a page's keywords, a heading, a block. */
export const fields = {title: 0, keywords: 1, path: 2, section: 3, heading: 4, text: 5, summary: 6, asked: 7} as const;
export type Field = (typeof fields)[keyof typeof fields];

/** Words that mean the same, and words that only come near; a phrase may have several words. */
export type WordGroups = {aliases: string[][]; near: string[][]};
export const noGroups: WordGroups = {aliases: [], near: []};

export type PageEntry = {
  page: IndexedPage;
  /** The record of its title: always the first of its records. */
  record: number;
  titleUnit: number;
  /** Words of the title that say something. */
  titleWords: number;
  /** First page of a folder or section: where somebody new to a topic should land. */
  isEntry: boolean;
};

/** How surely a key is the name of a page. */
export type PageName = {page: number; certainty: number};

export type RecordEntry = {
  record: SearchRecord;
  page: number;
  unit: number;
  /** Unit of the heading a block is under, or -1. */
  parent: number;
  /** Title or heading without spaces; '' for text. */
  name: string;
  /** Words of a heading that say something. */
  words: number;
};

export type SearchIndex = {
  vocabulary: Vocabulary;
  pages: PageEntry[];
  records: RecordEntry[];
  unitField: Field[];
  unitText: string[];
  unitRecord: number[];
  /** Of what readers ask: how many words of it say something. 0 for all other units. */
  unitWords: number[];
  unitPage: Int32Array;
  /** Unit of the heading a unit is under, or -1. */
  unitParent: Int32Array;
  /** Pages by what they are called, so that a query need not be compared with every page. */
  names: Map<string, PageName[]>;
  /** Phrases of each alias group, as keys. */
  groups: Token[][][];
  /** Likewise, words that readers use for one another when they say what they see: "gone" and "missing". */
  near: Token[][][];
  /** Does it hold the pages' text, or only titles and headings? */
  complete: boolean;
  /** Initials of every Hangul word, from the first query that asks for them on. */
  initials?: (readonly [string, Term])[];
  /** Hangul words by how they sound in Latin letters, likewise. */
  romanized?: Map<string, Term[]>;
  /** The texts of the Hangul words in one, and where each begins, likewise. */
  hangul?: {all: string; starts: number[]};
  /** Titles and headings by each pair of syllables in them, likewise. */
  pairs?: Map<string, number[]>;
};

function addGroups({vocabulary}: SearchIndex, kind: 'groups' | 'near', phrases: string[][]): Token[][][] {
  return phrases.map((group, number) =>
    group.map((phrase) => {
      const tokens = tokenize(phrase);
      for (const key of new Set([joinKeys(tokens), joinKeys(tokens, 'stem')])) {
        const numbers = vocabulary.term(key, phrase)[kind];
        if (key !== '' && !numbers.includes(number)) numbers.push(number);
      }
      return tokens;
    }),
  );
}

function addUnit(index: SearchIndex, field: Field, record: number, text: string): Token[] {
  const unit = index.unitField.push(field) - 1;
  index.unitRecord.push(record);
  index.unitText.push(text);
  index.unitWords.push(0);
  const tokens = tokenize(text);
  tokens.forEach((token, position) => {
    index.vocabulary.term(token.key, token.text).postings.push(unit, position);
    if (token.stem !== token.key) index.vocabulary.term(token.stem, token.text.slice(0, token.stemLength)).postings.push(unit, position);
    if (token.whole) index.vocabulary.term(token.whole.key, text.slice(token.start, token.whole.end)).postings.push(unit, position);
  });
  return tokens;
}

/** Address words help readers who know the English name of a page: /code/with-framer-motion/. */
function pathWords({url, language}: IndexedPage): string {
  const [, , ...parts] = new URL(url).pathname.split('/');
  // /docs/ko/…: the language is not a word of the page.
  if (parts[0] === language) parts.shift();
  return parts.join(' ').replaceAll('-', ' ');
}

const fieldOf = ({type, objectID}: SearchRecord): Field => {
  if (type === 'lvl1') return fields.title;
  if (type !== 'content') return fields.heading;
  return objectID.endsWith(':summary') ? fields.summary : fields.text;
};

function addName({names}: SearchIndex, key: string, page: number, certainty: number): void {
  const namesakes = names.get(key);
  if (namesakes) namesakes.push({page, certainty});
  else names.set(key, [{page, certainty}]);
}

/** Words that say something; where there are none, all of them. */
const telling = (tokens: Token[]) => {
  const left = tokens.filter(({text}) => !isFiller(text));
  return left.length > 0 ? left : tokens;
};

/** Each phrase is a text of its own: words of two questions do not make a third. */
function addAsked(index: SearchIndex, page: IndexedPage, number: number, record: number): void {
  for (const phrase of page.asked) {
    const unit = index.unitField.length;
    const tokens = addUnit(index, fields.asked, record, phrase);
    const core = telling(tokens);
    // One word of a longer question ("where do i start") is no name.
    const isName = core.length > 1 || core.length === tokens.length;
    for (const key of new Set(isName ? [joinKeys(tokens), joinKeys(core), joinKeys(core, 'stem')] : [joinKeys(tokens)])) {
      addName(index, key, number, certainties.asked);
    }
    index.unitWords[unit] = core.length;
  }
}

const isEntry = ({url}: IndexedPage) => /\/(?:intro)?$/.test(url);

/** The page a section begins with, where there is but one: "getting started" asks for it, whatever its title. */
function sectionNames(pages: IndexedPage[]): Map<IndexedPage, string> {
  const entries = pages.filter(isEntry);
  const alone = entries.filter((page) => entries.every((other) => other === page || other.section !== page.section));
  return new Map(alone.map((page) => [page, joinKeys(tokenize(page.section))]));
}

function addPage(index: SearchIndex, page: IndexedPage, sectionName?: string): void {
  const number = index.pages.length;
  const first = index.records.length;
  const headingUnits: number[] = [];
  for (const {record, heading} of placedRecords(page)) {
    const at = index.records.length;
    const isTitle = record.type === 'lvl1';
    const text = record.content ?? record.hierarchy[record.type as 'lvl1'] ?? '';
    const unit = index.unitField.length;
    index.records.push({record, page: number, parent: headingUnits[heading] ?? -1, unit, name: '', words: 0});
    if (record.type !== 'content' && heading >= 0) headingUnits[heading] = unit;
    const tokens = addUnit(index, fieldOf(record), at, text);
    const entry = index.records[at];
    if (entry && record.type !== 'content') {
      entry.name = joinKeys(tokens, 'stem');
      entry.words = telling(tokens).length;
    }
    if (!isTitle) continue;
    addName(index, joinKeys(tokens), number, 1);
    addName(index, joinKeys(tokens, 'stem'), number, certainties.stem);
    for (const keyword of page.keywords) addName(index, joinKeys(tokenize(keyword)), number, certainties.keyword);
    if (sectionName) addName(index, sectionName, number, certainties.section);
    index.pages.push({
      page,
      record: first,
      titleUnit: index.unitField.length - 1,
      // In --use-flag the small word is part of the name.
      titleWords: tokens.filter(({text: word}) => page.title.startsWith('-') || !isFiller(word)).length || tokens.length,
      isEntry: isEntry(page),
    });
    if (page.keywords.length > 0) addUnit(index, fields.keywords, at, page.keywords.join(' '));
    addUnit(index, fields.path, at, pathWords(page));
    addUnit(index, fields.section, at, page.section);
    addAsked(index, page, number, at);
  }
}

/** Yields after every page, so that a worker can answer questions while it reads a long text. */
export function* buildSteps(pages: IndexedPage[], {aliases, near}: WordGroups, complete: boolean): Generator<undefined, SearchIndex> {
  const index: SearchIndex = {
    vocabulary: new Vocabulary(),
    pages: [],
    records: [],
    unitField: [],
    unitText: [],
    unitRecord: [],
    unitWords: [],
    unitPage: new Int32Array(0),
    unitParent: new Int32Array(0),
    names: new Map(),
    groups: [],
    near: [],
    complete,
  };
  index.groups = addGroups(index, 'groups', aliases);
  index.near = addGroups(index, 'near', near);
  const sections = sectionNames(pages);
  for (const page of pages) {
    addPage(index, page, sections.get(page));
    yield;
  }
  index.unitPage = Int32Array.from(index.unitRecord, (record) => index.records[record]?.page ?? 0);
  index.unitParent = Int32Array.from(index.unitRecord, (record) => index.records[record]?.parent ?? -1);
  index.vocabulary.finish(index.unitPage);
  return index;
}

export function buildIndex(pages: IndexedPage[], groups: WordGroups = noGroups, complete = true): SearchIndex {
  const steps = buildSteps(pages, groups, complete);
  for (;;) {
    const {done, value} = steps.next();
    if (done) return value;
  }
}
