import {type ReactNode, useCallback, useState} from 'react';
import {createPortal} from 'react-dom';
import Button from './Button';
import {filtersOf, useContextualScope} from './shared/context';
import {useSearchSettings} from './shared/load';
import {selectedText} from './shared/selected-text';
import {useShortcuts} from './useShortcuts';
import {loadView, type View} from './view';

type State = {status: 'closed' | 'loading' | 'failed'; query: string} | {status: 'open'; query: string; view: View};

/** The search of the navbar: a button at first; the dialog's code comes when the reader is about to use it. */
export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const scope = useContextualScope();
  const [state, setState] = useState<State>({status: 'closed', query: ''});

  const preload = useCallback(async () => {
    const view = await loadView(settings);
    view.search.client.warm(filtersOf(scope));
    return view;
  }, [settings, scope]);

  const open = useCallback(() => {
    setState({status: 'loading', query: selectedText()});
    preload().then(
      // What was typed in the meantime is in the state; who closed in the meantime stays out.
      (view) => setState((now) => (now.status === 'loading' ? {status: 'open', query: now.query, view} : now)),
      () => setState({status: 'failed', query: ''}),
    );
  }, [preload]);

  const close = useCallback(() => setState({status: 'closed', query: ''}), []);
  const type = useCallback((text: string) => setState((now) => ({...now, query: now.query + text})), []);
  useShortcuts(state.status, {open, close, type});

  return (
    <>
      <Button status={state.status} onOpen={open} onApproach={() => void preload().catch(() => {})} />
      {state.status === 'open' &&
        createPortal(
          <state.view.Modal search={state.view.search} scope={scope} initialQuery={state.query} onClose={close} />,
          document.body,
        )}
    </>
  );
}
