import type {SearchRecord} from '../types';
import type {SearchIndex} from './build';
import {countFacets, filterFor} from './facets';
import {fingerprint} from './fingerprint';
import {type Hit, hitWriter, type Shown} from './hit';
import {type Marks, matchQuery} from './match';
import type {SearchParams} from './params';
import {parseQuery, type Query} from './query';
import {rank} from './rank';
import {reasonFor} from './reason';

/** The hosted service's answer to one query. */
export type SearchAnswer = {
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  facets?: Record<string, Record<string, number>>;
  /** false while only titles and headings are there and the text is on its way. */
  exhaustiveNbHits: boolean;
  exhaustiveTypo: boolean;
  exhaustive: {nbHits: boolean; typo: boolean};
  query: string;
  params: string;
  index: string;
  queryID?: string;
  renderingContent: Record<string, never>;
  processingTimeMS: number;
  /** `corrected`: what was looked for instead of a misspelled query. */
  userData?: {corrected: string}[];
};

/** The service shows at most this many hits, however many pages are asked for. */
const paginationLimit = 1000;

type Found = {records: Shown[]; marks: Marks; weakMarks: Marks; names: Set<string>; corrected: string | undefined};

/** Nothing typed: the pages others point to most. */
function everything(index: SearchIndex, wanted: (record: SearchRecord) => boolean): {record: SearchRecord; score: number}[] {
  return index.records.flatMap(({record}) =>
    wanted(record) ? [{record, score: record.weight.pageRank + record.weight.level / 1000}] : [],
  );
}

function correctedQuery(query: Query, corrections: (string | undefined)[]): string | undefined {
  if (corrections.every((correction) => correction === undefined)) return undefined;
  return query.tokens.map(({text}, at) => corrections[at] ?? text).join(' ');
}

const putAll = (to: Marks, from: Marks) => {
  for (const [key, value] of from) to.set(key, value);
};

/** `most`: only so many can be shown, so only they need to say why they were found. */
function find(indexes: SearchIndex[], query: Query, filters: string[][], most: number): Found {
  const marks: Marks = new Map();
  const weakMarks: Marks = new Map();
  const names = new Set<string>();
  const scored: (Shown & {score: number})[] = [];
  const wanted = filterFor(filters);
  let corrected: string | undefined;
  for (const index of indexes) {
    if (query.tokens.length === 0 && query.flag === undefined) {
      if (query.raw.trim() === '') scored.push(...everything(index, wanted));
      continue;
    }
    const matches = matchQuery(index, query);
    putAll(marks, matches.marks);
    putAll(weakMarks, matches.weakMarks);
    for (const name of matches.names) names.add(name);
    let count = 0;
    for (const {record, score} of rank(index, query, matches)) {
      const entry = index.records[record];
      if (!entry || !wanted(entry.record)) continue;
      count += 1;
      // Now: the next index uses the same tables for its own matches.
      const reason = count <= most ? reasonFor(index, entry, matches) : undefined;
      scored.push({record: entry.record, score, ...(reason && {reason})});
    }
    corrected ??= correctedQuery(
      query,
      matches.words.map(({correction}) => correction),
    );
  }
  // Array.prototype.sort is stable: equal records stay in the order of their pages. One index has sorted its own.
  if (indexes.length > 1 || query.tokens.length === 0) scored.sort((a, b) => b.score - a.score);
  return {records: scored, marks, weakMarks, names, corrected: scored.length > 0 ? corrected : undefined};
}

export function search(indexes: SearchIndex[], params: SearchParams, now: () => number = () => performance.now()): SearchAnswer {
  const start = now();
  const query = parseQuery(params.query);
  const {hitsPerPage, page} = params;
  const {records, marks, weakMarks, names, corrected} = find(indexes, query, params.facetFilters, (page + 1) * hitsPerPage);
  const shown = records.slice(0, paginationLimit).slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const options = {
    marks,
    weakMarks,
    names,
    flag: query.flag,
    words: query.tokens.map(({text}) => text),
    pre: params.highlightPreTag,
    post: params.highlightPostTag,
    ellipsis: params.snippetEllipsisText,
  };
  const complete = indexes.every((index) => index.complete);
  return {
    hits: shown.map(hitWriter(params, options)),
    nbHits: records.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(records.length, paginationLimit) / hitsPerPage),
    hitsPerPage,
    ...(params.facets.length > 0 && {
      facets: countFacets(
        records.map(({record}) => record),
        params.facets,
      ),
    }),
    exhaustiveNbHits: complete,
    exhaustiveTypo: true,
    exhaustive: {nbHits: complete, typo: true},
    query: params.query,
    params: params.params,
    index: params.indexName,
    ...(params.clickAnalytics && {queryID: fingerprint(`${start} ${params.params}`) + fingerprint(`${params.params} ${start}`)}),
    renderingContent: {},
    processingTimeMS: Math.max(1, Math.round(now() - start)),
    ...(corrected !== undefined && {userData: [{corrected}]}),
  };
}
