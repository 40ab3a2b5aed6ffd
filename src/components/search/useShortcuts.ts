import {useLayoutEffect} from 'react';

type Actions = {open: () => void; close: () => void; type: (text: string) => void};

function isEditing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
}

/** With a Korean layout active, some systems give the letter of that layout; then the place of the key decides. */
const isK = ({key, code}: KeyboardEvent) => key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));

/** Ctrl or Cmd with K toggles; / opens, unless something is being typed. */
export function useShortcuts(status: 'closed' | 'loading' | 'open' | 'failed', {open, close, type}: Actions): void {
  // With the dialog, which takes the focus: a key between the two would be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      const isClosed = status === 'closed' || status === 'failed';
      if (isK(event) && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        if (isClosed) open();
        else close();
      } else if (event.key === '/' && !modified && isClosed && !isEditing(event.composedPath()[0] ?? null)) {
        event.preventDefault();
        open();
      } else if (status === 'loading' && !modified) {
        // The dialog is on its way: what is typed now is meant for it.
        if (event.key === 'Escape') close();
        else if (event.key.length === 1) type(event.key);
        else return;
        event.preventDefault();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [status, open, close, type]);
}
