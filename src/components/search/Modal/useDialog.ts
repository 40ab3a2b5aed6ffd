import {type KeyboardEvent, type RefObject, useLayoutEffect, useRef} from 'react';
import {keepFocus} from '../../keep-focus';
import {leaveOutBelow} from '../../leave-out-below';

/** Opens a real dialog for as long as the component lives; the browser gives the focus back when it closes. */
export function useDialog(first: RefObject<HTMLElement | null>): {
  ref: RefObject<HTMLDialogElement | null>;
  keepFocus: (event: KeyboardEvent) => void;
} {
  const ref = useRef<HTMLDialogElement>(null);
  // Before paint, and again before the element leaves the page: only close() gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    leaveOutBelow();
    dialog?.showModal();
    first.current?.focus();
    return () => dialog?.close();
  }, [first]);

  const keepFocusInside = (event: KeyboardEvent) => {
    if (ref.current) keepFocus(ref.current, event);
  };
  return {ref, keepFocus: keepFocusInside};
}
