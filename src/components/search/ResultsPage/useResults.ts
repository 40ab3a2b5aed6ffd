import {useCallback, useEffect, useRef, useState} from 'react';
import {filtersOf, type Scope} from '../shared/context';
import {type Failure, failureOf, logFailure} from '../shared/failure';
import {readHits, type SearchHit} from '../shared/hit';
import {loadSearch, type Search, useSearchSettings} from '../shared/load';
import {searchRequest} from '../shared/request';

export type PlacedHit = SearchHit & {position: number; queryID: string | undefined};

export type Results = {
  status: 'idle' | 'loading' | 'done' | 'failed';
  /** What the list belongs to. */
  query: string;
  hits: PlacedHit[];
  count: number;
  /** False while only titles have been searched: the count will change. */
  complete: boolean;
  corrected: string | undefined;
  pages: number;
  /** Pages shown so far. */
  shown: number;
  failure: Failure | null;
};

const empty: Results = {
  status: 'idle',
  query: '',
  hits: [],
  count: 0,
  complete: true,
  corrected: undefined,
  pages: 0,
  shown: 0,
  failure: null,
};

/** A description is as long; the page has the room for it. */
const passageWords = 25;

async function fetchPage({client, settings}: Search, query: string, scope: Scope, page: number, before: PlacedHit[]): Promise<Results> {
  const clickAnalytics = settings.provider === 'hosted' && settings.insights;
  const request = searchRequest({indexName: client.indexName, query, facetFilters: filtersOf(scope), clickAnalytics, page, passageWords});
  const {results} = await client.search({requests: [request]});
  const [result] = results;
  const hits = readHits(result?.hits).map((hit, at) => ({...hit, position: before.length + at + 1, queryID: result?.queryID}));
  return {
    status: 'done',
    query,
    hits: [...before, ...hits],
    count: result?.nbHits ?? 0,
    complete: result?.exhaustiveNbHits ?? true,
    corrected: result?.userData?.[0]?.corrected,
    pages: result?.nbPages ?? 0,
    shown: page + 1,
    failure: null,
  };
}

/** Several pages at once, for a reader who comes back to a list that was longer. */
async function fetchPages(search: Search, query: string, scope: Scope, pages: number): Promise<Results> {
  let results = await fetchPage(search, query, scope, 0, []);
  for (let page = 1; page < Math.min(pages, results.pages); page += 1) {
    results = await fetchPage(search, query, scope, page, results.hits);
  }
  return results;
}

type Loaded = Results & {more: () => void; retry: () => void; search: Search | undefined; textFailed: boolean};

/** The pages of results for a query, one after another. `wanted`: how many a reader who comes back had. */
export function useResults(query: string, scope: Scope, wanted: number): Loaded {
  const settings = useSearchSettings();
  const [results, setResults] = useState<Results>(empty);
  const [search, setSearch] = useState<Search>();
  const [textFailed, setTextFailed] = useState(false);
  const turn = useRef(0);
  /** Pages to ask for when the list begins anew. */
  const many = useRef(wanted);

  const load = useCallback(
    async (page: number, before: PlacedHit[]) => {
      turn.current += 1;
      const mine = turn.current;
      setResults((now) => ({...now, status: 'loading'}));
      let next: Results;
      try {
        const loaded = await loadSearch(settings);
        setSearch(loaded);
        next = page === 0 ? await fetchPages(loaded, query, scope, many.current) : await fetchPage(loaded, query, scope, page, before);
      } catch (error) {
        const failure = failureOf(error, settings.provider);
        logFailure(failure);
        next = {...empty, status: 'failed', query, hits: before, shown: page, pages: page + 1, failure};
      }
      if (mine === turn.current) setResults(next);
    },
    [settings, query, scope],
  );

  const asked = useRef(query);
  useEffect(() => {
    // Another query starts with one page again.
    if (asked.current !== '' && asked.current !== query) many.current = 1;
    asked.current = query;
    if (query.trim() !== '') {
      void load(0, []);
      return;
    }
    turn.current += 1;
    setResults(empty);
  }, [load, query]);

  const {status, shown, pages, hits, complete} = results;
  // Titles answer first; when the text is there, all that is shown is asked for again.
  const isWaiting = query.trim() !== '' && (status === 'loading' || !complete);
  useEffect(() => {
    if (!search || !isWaiting) return undefined;
    return search.client.onText((news) => {
      setTextFailed(news === 'textFailed');
      if (news !== 'refined') return;
      many.current = Math.max(many.current, shown);
      void load(0, []);
    });
  }, [search, isWaiting, shown, load]);

  const more = useCallback(() => {
    if (status === 'done' && shown < pages) void load(shown, hits);
  }, [status, shown, pages, hits, load]);
  // A page that failed is asked for again, the ones before it stay; where only titles were searched, all of it is.
  const retry = useCallback(() => void (status === 'failed' ? load(shown, hits) : load(0, [])), [status, shown, hits, load]);
  return {...results, more, retry, search, textFailed};
}
