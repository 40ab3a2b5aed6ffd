import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState} from 'react';
import {filtersOf, type Scope} from '../shared/context';
import {readHits} from '../shared/hit';
import type {Search} from '../shared/load';
import {plainText} from '../shared/text';
import {shorterQueries} from './shorter-queries';

/** A version or language that has answers. */
export type Place = {scope: Scope; kind: 'versions' | 'language'; label: string; count: number};
export type Elsewhere = {suggestions: string[]; places: Place[]};

const none: Elsewhere = {suggestions: [], places: []};
const mostSuggestions = 3;
/** Long enough not to ask at every key of a query that finds nothing. */
const restMs = 250;

async function lookAround({client}: Search, query: string, scope: Scope, places: Omit<Place, 'count'>[]): Promise<Elsewhere> {
  const {indexName} = client;
  const shorter = shorterQueries(query);
  const {results} = await client.search({
    requests: [
      ...places.map((place) => ({indexName, query, facetFilters: filtersOf(place.scope), hitsPerPage: 0, analytics: false})),
      ...shorter.map((text) => ({
        indexName,
        query: text,
        facetFilters: [...filtersOf(scope), 'type:lvl1'],
        attributesToRetrieve: ['hierarchy', 'type', 'url'],
        hitsPerPage: mostSuggestions,
        analytics: false,
      })),
    ],
  });
  const titles = results.slice(places.length).flatMap(({hits}) => readHits(hits).map(({hierarchy}) => plainText(hierarchy.lvl1 ?? '')));
  return {
    suggestions: [...new Set(titles)].filter(Boolean).slice(0, mostSuggestions),
    places: places.map((place, at) => ({...place, count: results[at]?.nbHits ?? 0})).filter(({count}) => count > 0),
  };
}

/** What can be offered to a reader whose query found nothing: titles near it, and other places that do have it. */
export function useElsewhere(search: Search, query: string, scope: Scope): Elsewhere {
  const {i18n} = useDocusaurusContext();
  const [found, setFound] = useState<Elsewhere & {query: string}>({...none, query: ''});
  useEffect(() => {
    const others = i18n.locales.filter((locale) => locale !== scope.locale);
    const places: Omit<Place, 'count'>[] = [
      ...(scope.tags ? [{scope: {...scope, tags: null}, kind: 'versions' as const, label: ''}] : []),
      ...others.map((locale) => ({
        scope: {locale, tags: null},
        kind: 'language' as const,
        label: i18n.localeConfigs[locale]?.label ?? locale,
      })),
    ];
    let stale = false;
    const timer = setTimeout(async () => {
      const around = await lookAround(search, query, scope, places).catch(() => none);
      if (!stale) setFound({...around, query});
    }, restMs);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [search, query, scope, i18n]);
  return found.query === query ? found : none;
}
