import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useEffect, useState} from 'react';
import {maxQueryLength} from '../shared/limits';
import {cut} from '../shared/selected-text';

/** A pause in typing; each step also goes into the address. */
const restMs = 200;

/** `asked` is what the address says; `typed` runs ahead of it while the reader types. */
export function useQuery(): {asked: string; typed: string; type: (text: string) => void; submit: () => void} {
  const {search} = useLocation();
  const history = useHistory();
  // The server does not know the address: the first render must not either.
  const asked = useIsBrowser() ? cut(new URLSearchParams(search).get('q') ?? '', maxQueryLength) : '';
  const [typed, setTyped] = useState('');
  useEffect(() => setTyped(asked), [asked]);

  const submit = useCallback(() => {
    if (typed !== asked) history.replace({...history.location, search: typed === '' ? '' : `?${new URLSearchParams({q: typed})}`});
  }, [history, typed, asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the pause
  useEffect(() => {
    const timer = setTimeout(submit, restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return {asked, typed, type: setTyped, submit};
}
