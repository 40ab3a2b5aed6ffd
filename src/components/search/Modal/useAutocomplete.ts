import {type AutocompleteApi, type AutocompleteState, createAutocomplete} from '@algolia/autocomplete-core';
import {type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState} from 'react';
import type {TextListener} from '../../../search/client/worker-requester';
import type {Failure} from '../shared/failure';
import type {Item, Numbered} from './items';
import type {Outcome} from './sources';

export type Api = AutocompleteApi<Item, FormEvent, MouseEvent, KeyboardEvent>;
export type State = AutocompleteState<Item>;

/** Nothing to list for a query, and why. */
export type Nothing = {query: string; failure: Failure | null};

type Options = {
  initialQuery: string;
  find: (query: string) => Promise<Outcome>;
  hrefOf: (url: string) => string;
  open: (href: string) => void;
  onChoose: (item: Item, keepOpen: boolean) => void;
  /** Calls back when asking again gives better answers, or when there will be none. */
  onText: (listener: TextListener) => () => void;
};

const initialState: State = {query: '', activeItemId: null, collections: [], completion: null, context: {}, isOpen: false, status: 'idle'};

export const itemsOf = ({collections}: State) => collections.flatMap(({items}) => items) as Numbered[];

/** The headless core: keys, wraparound, stalled state, modified Enter. What it finds and what a choice does comes from outside. */
export function useAutocomplete(options: Options): {api: Api; state: State; nothing: Nothing | undefined; textFailed: boolean} {
  const latest = useRef(options);
  latest.current = options;
  const [state, setState] = useState<State>({...initialState, query: options.initialQuery});

  const api = useMemo(() => {
    let turn = 0;
    return createAutocomplete<Item, FormEvent, MouseEvent, KeyboardEvent>({
      id: 'search',
      defaultActiveItemId: 0,
      openOnFocus: true,
      stallThreshold: 300,
      initialState: {query: latest.current.initialQuery},
      navigator: {navigate: ({itemUrl}) => latest.current.open(itemUrl)},
      onStateChange: ({state: next}) => setState(next),
      getSources: async ({query, setContext}) => {
        turn += 1;
        const mine = turn;
        const {groups, failure} = await latest.current.find(query);
        const isEmpty = groups.every(({items}) => items.length === 0);
        if (mine === turn) setContext({nothing: isEmpty ? {query, failure} : undefined});
        return groups.map(({id, items}) => ({
          sourceId: id,
          getItems: () => items,
          getItemUrl: ({item}) => latest.current.hrefOf(item.hit.url),
          onSelect: ({item, event}) => latest.current.onChoose(item, event.metaKey || event.ctrlKey || event.shiftKey || event.altKey),
        }));
      },
    });
  }, []);

  const [textFailed, setTextFailed] = useState(false);
  const stateNow = useRef(state);
  stateNow.current = state;
  useEffect(
    () =>
      latest.current.onText(async (news) => {
        setTextFailed(news === 'textFailed');
        if (news === 'textFailed') return;
        const {query, activeItemId} = stateNow.current;
        if (query === '') return;
        const active = itemsOf(stateNow.current).find((item) => item.__autocomplete_id === activeItemId)?.hit.objectID;
        await api.refresh();
        // Better answers must not take away what the reader has moved to.
        const again = activeItemId === 0 ? undefined : itemsOf(stateNow.current).find(({hit}) => hit.objectID === active);
        if (again) api.setActiveItemId(again.__autocomplete_id);
      }),
    [api],
  );

  // The core's context is untyped; only getSources above writes it.
  return {api, state, nothing: state.context.nothing as Nothing | undefined, textFailed};
}
