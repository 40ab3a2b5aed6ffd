import {dress, isAsked, wake} from './app';
import {prefetch} from './connection';
import {closest, control, type Field, field, html, plainLink, pressable} from './dom';
import {hold, holdPointer, holdPointing, holdTyping, isHeld} from './held';
import {isTakenOver} from './taken-over';

/* What the reader does before the app is there to answer. */

export function onClick(event: MouseEvent): void {
  const target = pressable(event.target);
  if (!target?.matches(control) || isTakenOver(target)) return;
  if (target.matches('a') && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
  hold(event, target);
}

export function onKeyDown(event: KeyboardEvent): void {
  if (isTakenOver(event.target)) return;
  const {key, code} = event;
  const search = document.querySelector('[aria-keyshortcuts]');
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
  const isEditing = closest(event.target, `${field},[contenteditable]`);
  const isTabKey = /^(?:ArrowLeft|ArrowRight|Home|End)$/.test(key) && closest(event.target, '[role=tab]');
  const isTreeKey = /^(?:Arrow|Home|End)/.test(key) && closest(event.target, '[role=treeitem]');
  const target = closest(event.target, control);
  if (search && ((isK && !isPlain && !event.altKey && !event.shiftKey) || (key === '/' && isPlain && !isEditing))) hold(event, search);
  // Once the search is asked for, what is typed is meant for it.
  else if (search && isPlain && !isEditing && (key.length === 1 || key === 'Escape') && isHeld(search)) hold(event, document.body, true);
  else if (target && isPlain && (isTabKey || isTreeKey)) hold(event, target, true);
  else if (target && isPlain && (key === 'Enter' || (key === ' ' && !target.matches('a')))) hold(event, target);
  else if (!plainLink(event.target)) wake();
}

export function onPointerDown(event: PointerEvent): void {
  const lab = closest(event.target, '[data-lab]');
  if (lab && !isTakenOver(lab) && !closest(event.target, control)) holdPointer(event, lab);
  if (!plainLink(event.target)) wake();
}

export function onPointerOver(event: PointerEvent): void {
  holdPointing(event.target);
  const link = plainLink(event.target);
  if (link) {
    if (!isAsked() && event.pointerType === 'mouse') prefetch(link);
  } else if (closest(event.target, `${control},${field},[data-lab]`)) wake();
}

/** Not when the page comes, or moves, below a pointer that is still: the browser may call that a move too. */
export function onPointerMove({pointerType, movementX, movementY}: PointerEvent): void {
  if (pointerType === 'mouse' && (movementX || movementY)) dress();
}

export function onFocus({target}: FocusEvent): void {
  // What has the focus is answered first, as in `wake`.
  setTimeout(dress);
  if (!plainLink(target)) wake();
}

export function onInput(event: Event): void {
  const box = closest(event.target, field) as Field | null;
  if (box && !isTakenOver(box)) holdTyping(event, box);
}

export function onTouch({target}: TouchEvent): void {
  if (!plainLink(target)) wake();
}

/** The sidebar scrolls to the page being read by itself. */
export function onScroll({target}: Event): void {
  if (target === document) wake();
}

/** The colors of the system have changed, and the page follows them. */
export function onSystemColors({matches}: MediaQueryListEvent): void {
  if (html.dataset.themeChoice === 'system') html.dataset.theme = matches ? 'dark' : 'light';
}
