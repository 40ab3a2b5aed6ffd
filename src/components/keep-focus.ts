const focusable = 'a[href]:not([tabindex="-1"]), button:not([disabled]), input, summary';

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>;

/** For Tab in a dialog: the browser would let the focus leave for its own controls; here it wraps around. */
export function keepFocus(dialog: HTMLElement, event: Key): void {
  if (event.key !== 'Tab') return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.getClientRects().length > 0 && !element.closest('[inert]'),
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge && dialog.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}
