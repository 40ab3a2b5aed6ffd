import measured from './search-quality.json';

/** What `npm run search:bench` measures and writes to search-quality.json. */

/** One search in the comparison, in one language. */
export interface SearchRow {
  readonly name: string;
  /** kB, gzip: from opening search to the first results, without the view. */
  readonly firstKilobytes: number;
  /** kB, gzip: everything it may load, all told. */
  readonly allKilobytes: number;
  /** Milliseconds of one search call: the median and the slowest golden query, 15 words, 64 times the same letter. */
  readonly median: number;
  readonly worst: number;
  readonly words: number;
  readonly letters: number;
  /** MRR@5 over the golden queries, and over those that nobody tuned to. */
  readonly golden: number;
  readonly heldOut: number;
  /** Golden queries that found nothing at all. */
  readonly empty: number;
  /** MRR@5 over hard queries that nobody tuned to, by class. */
  readonly hard: Readonly<Record<HardClass, number>>;
}

/** What a hard query is: bench/search/hard.en.tsv and hard.ko.tsv name the class of each. `all` is all of them. */
export const hardClasses = ['all', 'question', 'symptom', 'identifier', 'error', 'industry', 'typo', 'prefix', 'mixed'] as const;
export type HardClass = (typeof hardClasses)[number];

/** What a reader's browser does, in one language. */
export interface ScreenFacts {
  /** kB, gzip, that the browser loads from opening search to the first results: engine, index and view. */
  readonly kilobytes: number;
  /** Milliseconds from the last keystroke to the results in the page. */
  readonly median: number;
  readonly worst: number;
  /** Milliseconds of the longest task on the main thread while typing. */
  readonly longestTask: number;
}

export interface Measured {
  readonly queries: number;
  readonly heldOutQueries: number;
  readonly hardQueries: number;
  readonly screen: ScreenFacts;
  /** This site's search first. */
  readonly rows: readonly SearchRow[];
}

export interface SearchQuality {
  /** Day of the measurement. */
  readonly date: string;
  readonly machine: {readonly cores: number; readonly arch: string; readonly node: string};
  readonly en: Measured;
  readonly ko: Measured;
}

/** What the search has to reach; see bench/search/README.md. */
export const searchGoals = {
  mrr: 0.9,
  heldOut: 0.95,
  hard: 0.9,
  hardClass: 0.8,
  kilobytes: {en: 60, ko: 80},
  screen: 16,
  task: 50,
  longQuery: 50,
} as const;

export const searchQuality: SearchQuality = measured;
