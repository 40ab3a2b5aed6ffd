import type {ChoiceGroup} from '@site/config/choices';
import {useSyncExternalStore} from 'react';
import {currentChoice, subscribe} from './store';

/** What the reader chose, or null: always null on the server and while hydrating, so that both render the same. */
export function useChoice(group: ChoiceGroup): string | null {
  return useSyncExternalStore(
    subscribe,
    () => currentChoice(group),
    () => null,
  );
}
