import type {Props} from '@theme/DocSidebar/Mobile';
import {type ComponentType, useSyncExternalStore} from 'react';

/** What the drawer shows of the open page: the sidebar says so (src/theme/DocSidebar/Mobile), the navbar reads it (src/theme/Navbar). */
export interface DrawerContent {
  component: ComponentType<Props>;
  props: Props;
}

let content: DrawerContent | undefined;
const listeners = new Set<() => void>();

export function setDrawerContent(next: DrawerContent | undefined): void {
  content = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useDrawerContent = (): DrawerContent | undefined =>
  useSyncExternalStore(
    subscribe,
    () => content,
    () => undefined,
  );
