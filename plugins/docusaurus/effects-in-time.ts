import {isWhole} from '@site/core/whole';
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
 * For contexts that read the reader's storage when the page has woken. What they change can wait for what the reader has pressed, and what
 * React has left for later is then taken over bit by bit (src/components/TakenOverLater).
 */
export function useEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  useEffectNow(() => {
    let end: ReturnType<EffectCallback>;
    startTransition(() => {
      end = effect();
    });
    return () => end?.();
  }, dependencies);
}

/** Before the text is taken over, a change at once would have React put nothing in its place until its files are there. */
export function useState<State>(initial: State | (() => State)): [State, Dispatch<SetStateAction<State>>] {
  const [state, setNow] = useStateNow(initial);
  const set = useCallback((next: SetStateAction<State>) => {
    if (isWhole()) setNow(next);
    else startTransition(() => setNow(next));
  }, []);
  return [state, set];
}
