import {useEffect, useMemo, useRef, useState} from 'react';
import type {TextListener} from '../../../search/client/worker-requester';
import {type Api, createSearch, initialState, type Nothing, nothingIn, type Options, type State} from './autocomplete';

type HookOptions = Options & {
  initialQuery: string;
  /** Calls back when asking again gives better answers, or when there will be none. */
  onText: (listener: TextListener) => () => void;
};

export function useAutocomplete(options: HookOptions): {api: Api; state: State; nothing: Nothing | undefined; textFailed: boolean} {
  const latest = useRef(options);
  latest.current = options;
  const [state, setState] = useState(() => initialState(options.initialQuery));
  const {api, refine} = useMemo(() => createSearch(latest.current.initialQuery, () => latest.current, setState), []);

  const [textFailed, setTextFailed] = useState(false);
  useEffect(
    () =>
      latest.current.onText((news) => {
        setTextFailed(news === 'textFailed');
        if (news === 'refined') void refine();
      }),
    [refine],
  );

  return {api, state, nothing: nothingIn(state), textFailed};
}
