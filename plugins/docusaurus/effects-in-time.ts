import {whenWhole} from '@site/core/whole';
import React, {
  type DependencyList,
  type Dispatch,
  type EffectCallback,
  type SetStateAction,
  startTransition,
  useCallback,
  useEffect as useEffectNow,
  useState as useStateNow,
} from 'react';

export {createContext, useContext, useMemo} from 'react';
export {useCallback};
export default React;

/**
 * For contexts that read the reader's storage when the page has woken. A context that changes before the text is taken over would have React
 * take over all of it at once, or leave it out while its files are not there (src/components/TakenOverLater). So they change afterwards,
 * and what they change can wait for what the reader has pressed.
 */
export function useEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  useEffectNow(() => {
    let end: ReturnType<EffectCallback>;
    const start = () =>
      startTransition(() => {
        end = effect();
      });
    const callOff = whenWhole(start);
    return () => {
      callOff();
      end?.();
    };
  }, dependencies);
}

/** The reader can change them before: by closing the announcement, say. */
export function useState<State>(initial: State | (() => State)): [State, Dispatch<SetStateAction<State>>] {
  const [state, setNow] = useStateNow(initial);
  const set = useCallback((next: SetStateAction<State>) => void whenWhole(() => setNow(next)), []);
  return [state, set];
}
