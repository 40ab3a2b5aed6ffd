import React, {type DependencyList, type EffectCallback, startTransition, useEffect as useEffectNow} from 'react';

export {createContext, useCallback, useContext, useMemo, useState} from 'react';
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
