import {type AutocompleteApi, type AutocompleteState, createAutocomplete} from '@algolia/autocomplete-core';
import type {FormEvent, KeyboardEvent, MouseEvent} from 'react';
import type {Failure} from '../shared/failure';
import type {Item, Numbered} from './items';
import type {Outcome} from './sources';

export type Api = AutocompleteApi<Item, FormEvent, MouseEvent, KeyboardEvent>;
export type State = AutocompleteState<Item>;

/** Nothing to list for a query, and why. */
export type Nothing = {query: string; failure: Failure | null};

export type Options = {
  find: (query: string) => Promise<Outcome>;
  hrefOf: (url: string) => string;
  open: (href: string) => void;
  onChoose: (item: Item, keepOpen: boolean) => void;
};

export const itemsOf = ({collections}: Pick<State, 'collections'>) => collections.flatMap(({items}) => items) as Numbered[];

export function initialState(query: string): State {
  return {query, activeItemId: null, collections: [], completion: null, context: {}, isOpen: false, status: 'idle'};
}

/** The core's context is untyped; only getSources below writes it. */
export const nothingIn = ({context}: State) => context.nothing as Nothing | undefined;

/**
 * The headless core: keys, wraparound, stalled state, modified Enter. What it finds and what a choice does comes from outside.
 * `refine` asks again and keeps what the reader has moved to.
 */
export function createSearch(
  initialQuery: string,
  options: () => Options,
  onState: (state: State) => void,
): {api: Api; refine: () => Promise<void>} {
  let now = initialState(initialQuery);
  let turn = 0;
  let refined: {query: string; outcome: Outcome} | undefined;

  const api: Api = createAutocomplete<Item, FormEvent, MouseEvent, KeyboardEvent>({
    id: 'search',
    defaultActiveItemId: 0,
    openOnFocus: true,
    stallThreshold: 300,
    initialState: {query: initialQuery},
    navigator: {navigate: ({itemUrl}) => options().open(itemUrl)},
    onStateChange: ({state}) => {
      now = state;
      onState(state);
    },
    getSources: async ({query, setContext}) => {
      turn += 1;
      const mine = turn;
      const {groups, failure} = refined?.query === query ? refined.outcome : await options().find(query);
      const isEmpty = groups.every(({items}) => items.length === 0);
      if (mine === turn) setContext({nothing: isEmpty ? {query, failure} : undefined});
      return groups.map(({id, items}) => ({
        sourceId: id,
        getItems: () => items,
        getItemUrl: ({item}) => options().hrefOf(item.hit.url),
        onSelect: ({item, event}) => options().onChoose(item, event.metaKey || event.ctrlKey || event.shiftKey || event.altKey),
      }));
    },
  });

  async function refine(): Promise<void> {
    const {query} = now;
    if (query === '') return;
    // A refresh of the core goes back to the first item. With the answer at hand it is over before the next key press.
    const outcome = await options().find(query);
    if (now.query !== query) return;
    const active = now.activeItemId === 0 ? undefined : itemsOf(now).find((item) => item.__autocomplete_id === now.activeItemId);
    refined = {query, outcome};
    await api.refresh();
    refined = undefined;
    const again = active && itemsOf(now).find(({hit}) => hit.objectID === active.hit.objectID);
    if (again) api.setActiveItemId(again.__autocomplete_id);
  }

  return {api, refine};
}
