import {type ReactNode, useCallback, useState} from 'react';
import {createPortal} from 'react-dom';
import Button from './Button';
import {filtersOf, useContextualScope} from './shared/context';
import {useSearchSettings} from './shared/load';
import {selectedText} from './shared/selected-text';
import {useShortcuts} from './useShortcuts';
import {loadView, type View} from './view';

/** `selected`: the query is what was selected on the page, and the first key replaces it. */
type State =
  | {status: 'closed' | 'loading' | 'failed'; query: string; selected: boolean}
  | {status: 'open'; query: string; selected: boolean; view: View};

const closed: State = {status: 'closed', query: '', selected: false};

/** The search of the navbar: a button at first; the dialog's code comes when the reader is about to use it. */
export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const scope = useContextualScope();
  const [state, setState] = useState<State>(closed);

  const preload = useCallback(async () => {
    const view = await loadView(settings);
    view.search.client.warm(filtersOf(scope));
    return view;
  }, [settings, scope]);

  const open = useCallback(() => {
    const query = selectedText();
    setState({status: 'loading', query, selected: query !== ''});
    preload().then(
      // What was typed in the meantime is in the state; who closed in the meantime stays out.
      (view) => setState((now) => (now.status === 'loading' ? {...now, status: 'open', view} : now)),
      () => setState({...closed, status: 'failed'}),
    );
  }, [preload]);

  const close = useCallback(() => setState(closed), []);
  const type = useCallback(
    (text: string) => setState((now) => ({...now, query: now.selected ? text : now.query + text, selected: false})),
    [],
  );
  useShortcuts(state.status, {open, close, type});

  return (
    <>
      <Button status={state.status} onOpen={open} onApproach={() => void preload().catch(() => {})} />
      {state.status === 'open' &&
        createPortal(
          <state.view.Modal
            search={state.view.search}
            scope={scope}
            initialQuery={state.query}
            isSelection={state.selected}
            onClose={close}
          />,
          document.body,
        )}
    </>
  );
}
