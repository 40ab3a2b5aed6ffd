import {type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef} from 'react';

const focusable = 'a[href]:not([tabindex="-1"]), button:not([disabled]), input, summary';

/** Opens a real dialog for as long as the component lives; the browser gives the focus back when it closes. */
export function useDialog(first: RefObject<HTMLElement | null>): {
  ref: RefObject<HTMLDialogElement | null>;
  keepFocus: (event: KeyboardEvent) => void;
} {
  const ref = useRef<HTMLDialogElement>(null);
  // Before paint, and again before the element leaves the page: only close() gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  useEffect(() => {
    first.current?.focus();
  }, [first]);

  /** The browser lets Tab leave for its own controls; here it goes round. */
  const keepFocus = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !ref.current) return;
    const stops = [...ref.current.querySelectorAll<HTMLElement>(focusable)].filter((element) => element.checkVisibility());
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement !== edge && ref.current.contains(document.activeElement)) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  };
  return {ref, keepFocus};
}
