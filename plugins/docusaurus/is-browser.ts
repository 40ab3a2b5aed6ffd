import {type ReactNode, useSyncExternalStore} from 'react';

const neverChanges = () => () => {};

/**
 * core/lib/client/exports/useIsBrowser.js asks a context. When a context changes, React takes over at once, in one long task, what it has
 * left for later (src/components/TakenOverLater): it cannot know who in there asks. Here each component learns of it by itself.
 */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** Provides nothing any more. */
export const BrowserContextProvider = ({children}: {children: ReactNode}): ReactNode => children;
