import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState} from 'react';
import ErrorScreen from '../ErrorScreen';
import type {Handover} from '../ResultsPage/usePresetScope';
import Screen from '../Screen';
import {filtersOf, type Scope} from '../shared/context';
import {pageOf} from '../shared/hit';
import {getInsights} from '../shared/insights';
import {searchLabel} from '../shared/label';
import type {Search} from '../shared/load';
import {createHistory} from '../shared/stored-searches';
import {useOpenHit} from '../shared/useOpenHit';
import {useOrigin} from '../shared/useOrigin';
import Announcer from './Announcer';
import {itemsOf} from './autocomplete';
import EntryPoints from './EntryPoints';
import Footer from './Footer';
import type {Item} from './items';
import NoResultsScreen from './NoResultsScreen';
import PreviewPane from './PreviewPane';
import ResultsScreen from './ResultsScreen';
import ScopeNote from './ScopeNote';
import SearchBox from './SearchBox';
import StartScreen from './StartScreen';
import {ask, startGroups} from './sources';
import styles from './styles.module.css';
import {useAutocomplete} from './useAutocomplete';
import {useDialog} from './useDialog';

type Props = {
  search: Search;
  scope: Scope;
  initialQuery: string;
  /** It was selected on the page: the first key replaces it. */
  isSelection?: boolean;
  onClose: () => void;
};

const listId = 'search-results';

export default function Modal({search, scope: ownScope, initialQuery, isSelection = false, onClose}: Props): ReactNode {
  const {client, settings} = search;
  const {hrefOf, open} = useOpenHit();
  const history = useMemo(() => createHistory(client.indexName), [client]);
  const insights = useMemo(() => getInsights(settings), [settings]);
  const [scope, setScope] = useState(ownScope);
  const [askAgain, setAskAgain] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const composing = useRef(false);
  const sections = useRef<string[]>([]);
  const {ref, keepFocus} = useDialog(input);
  // The box comes first, with the focus in it.
  const isTime = useDeferredValue(true, false);
  useEffect(() => {
    if (isSelection) input.current?.select();
  }, [isSelection]);
  // Back takes away what came last, which is the dialog; the page underneath stays.
  useHistoryPopHandler(() => {
    onClose();
    return false;
  });

  const onChoose = (item: Item, keepOpen: boolean) => {
    if (item.kind === 'hit') insights.clicked({...item.hit, queryID: item.answer.queryID});
    const chosen = item.hit.type === 'content' ? (item.kind === 'hit' && item.hit.parent) || pageOf(item.hit) : item.hit;
    if (!history.favorites.has(chosen)) history.recents.add(chosen);
    if (!keepOpen) onClose();
  };

  const {api, state, nothing, textFailed} = useAutocomplete({
    initialQuery,
    find: async (query) => (query.trim() === '' ? {groups: startGroups(history), failure: null} : ask(search, query, filtersOf(scope))),
    hrefOf,
    open,
    onChoose,
    onText: client.onText,
  });

  const items = itemsOf(state);
  const first = items[0];
  const answer = first?.kind === 'hit' ? first.answer : undefined;
  const active = items.find((item) => item.__autocomplete_id === state.activeItemId) ?? first;
  // The list comes first.
  const previewed = useDeferredValue(active?.hit);
  if (answer) sections.current = [...new Set(items.flatMap((item) => (item.kind === 'hit' ? [item.group] : [])))];

  const lookIn = (next: Scope) => {
    setScope(next);
    setAskAgain((count) => count + 1);
    input.current?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another scope, which this render has taken over, asks again
  useEffect(() => {
    if (askAgain > 0) void api.refresh();
  }, [askAgain]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new results are read from the top
  useEffect(() => {
    // In braces: newer browsers give a promise, which React would take for a cleanup.
    list.current?.scrollTo({top: 0});
  }, [answer?.query, state.query === '']);
  const seen = answer ? items.map(({hit}) => hit.objectID).join('\n') : '';
  useEffect(() => insights.viewed(seen === '' ? [] : seen.split('\n')), [insights, seen]);

  const refocus = () => {
    input.current?.focus();
    void api.refresh();
  };
  const setQuery = (query: string) => {
    api.setQuery(query);
    refocus();
  };

  const searchPage = `${useBaseUrl('/search')}?${new URLSearchParams({q: state.query})}`;
  const isAsked = state.query.trim() !== '';
  /** False while what is listed still belongs to an earlier query. */
  const isFresh = !isAsked || [answer?.query, nothing?.query].includes(state.query);
  const label = searchLabel();
  const originOf = useOrigin(ownScope);
  const shared = {api, state, listId, label, hrefOf, open, originOf};

  const body = () => {
    if (nothing?.failure && isAsked)
      return <ErrorScreen failure={nothing.failure} isRetrying={state.status !== 'idle'} onRetry={() => void api.refresh()} />;
    if (answer && isAsked) {
      const onSeeAll = () => {
        onClose();
        open(searchPage, {searchedTags: scope.tags} satisfies Handover);
      };
      const isPartial = textFailed && !answer.complete;
      return (
        <ResultsScreen
          {...shared}
          answer={answer}
          isPartial={isPartial}
          allResultsHref={searchPage}
          onSeeAll={onSeeAll}
          onRetry={() => void api.refresh()}
        />
      );
    }
    if (nothing && nothing.query.trim() !== '' && isAsked) {
      const screen = {search, scope, query: nothing.query, sections: sections.current};
      return <NoResultsScreen {...screen} onQuery={setQuery} onScope={lookIn} />;
    }
    if (isAsked) return <Screen />;
    if (first && first.kind !== 'hit') return <StartScreen {...shared} history={history} onChanged={refocus} />;
    return <EntryPoints scope={ownScope} open={open} onClose={onClose} />;
  };

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={label}
      aria-modal="true"
      onKeyDown={keepFocus}
      onCancel={(event) => {
        event.preventDefault();
        if (!composing.current) onClose();
      }}
      // A click beside the sheet lands on the dialog itself.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.sheet}>
        <SearchBox
          api={api}
          state={state}
          inputRef={input}
          listId={listId}
          hasList={items.length > 0}
          isFresh={isFresh}
          composing={composing}
          onClear={() => setQuery('')}
          onClose={onClose}
        />
        <div className={styles.body}>
          <div className={styles.list} ref={list} onTouchMove={() => input.current?.blur()}>
            {scope !== ownScope && <ScopeNote scope={scope} onReset={() => lookIn(ownScope)} />}
            {isTime && body()}
          </div>
          {answer && isAsked && <PreviewPane hit={previewed} hrefOf={hrefOf} />}
        </div>
        {isTime && <Footer settings={settings} />}
        <Announcer state={state} answer={answer} nothing={nothing} isPartial={textFailed} />
      </div>
    </dialog>
  );
}
