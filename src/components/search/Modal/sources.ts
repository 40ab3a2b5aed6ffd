import type {FacetFilters} from '../../../search/client/client';
import {type Failure, failureOf, logFailure} from '../shared/failure';
import {groupHits} from '../shared/group';
import {readHits} from '../shared/hit';
import type {Search} from '../shared/load';
import {searchRequest} from '../shared/request';
import type {History} from '../shared/stored-searches';
import type {Answer, Item} from './items';

export type Group = {id: string; items: Item[]};
export type Outcome = {groups: Group[]; failure: Failure | null};

export const startGroups = ({recents, favorites}: History): Group[] => [
  {id: 'recents', items: recents.getAll().map((hit) => ({kind: 'recents', hit}))},
  {id: 'favorites', items: favorites.getAll().map((hit) => ({kind: 'favorites', hit}))},
];

/** One question to the provider. Never rejects: autocomplete-core swallows a rejection and would show it as no results. */
export async function ask({client, settings}: Search, query: string, facetFilters: FacetFilters): Promise<Outcome> {
  const clickAnalytics = settings.provider === 'hosted' && settings.insights;
  try {
    const {results} = await client.search({requests: [searchRequest({indexName: client.indexName, query, facetFilters, clickAnalytics})]});
    const [result] = results;
    const answer: Answer = {
      query,
      count: result?.nbHits ?? 0,
      complete: result?.exhaustiveNbHits ?? true,
      corrected: result?.userData?.[0]?.corrected,
      queryID: result?.queryID,
    };
    const groups = groupHits(readHits(result?.hits)).map(({title, hits}, at) => ({
      id: `hits${at}`,
      items: hits.map((hit): Item => ({kind: 'hit', hit, group: title, answer})),
    }));
    return {groups, failure: null};
  } catch (error) {
    const failure = failureOf(error, settings.provider);
    logFailure(failure);
    return {groups: [], failure};
  }
}
