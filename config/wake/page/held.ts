import {wake} from './app';
import {type Field, html} from './dom';
import {type Press, repeat, retype} from './repeat';
import {allIsTakenOver, isTakenOver} from './taken-over';

type Held = {at: number[]; event: Press; target: Element; waiting?: Animation};

const held: Held[] = [];
const typed = new Map<Field, string>();
const stored: StorageEvent[] = [];
let pointedAt: Element | undefined;
let told: Element | null = null;
let isAnswering = false;

/** Where an element is, in case React has made it anew by the time it is needed. */
function placeOf(element: Element): number[] {
  const parent = element.parentElement;
  return parent ? [...placeOf(parent), [...parent.children].indexOf(element)] : [];
}
const elementAt = (place: number[]) => place.reduce<Element | undefined>((element, at) => element?.children[at], html);
const targetOf = ({at, target}: Held) => (target.isConnected ? target : elementAt(at));

/** Says at once that the press was noticed. It is no attribute, because React expects the attributes it has rendered. */
function pulse(target: Element): Animation {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return target.animate({opacity: still ? [0.5, 0.5] : [1, 0.4, 1]}, {duration: 1000, iterations: Number.POSITIVE_INFINITY});
}

export const isHeld = (target: Element) => held.some((other) => other.target === target);

export function hold(event: Press, target: Element, repeatable = false): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  wake();
  // Who presses again while nothing happens means the same press.
  if (repeatable || !isHeld(target)) held.push({at: placeOf(target), event, target, waiting: repeatable ? undefined : pulse(target)});
}

/** A picture of a lab is pressed: the lab is told where (src/components/Lab). */
export function holdPointer(event: PointerEvent, lab: Element): void {
  held.push({at: placeOf(lab), event, target: lab});
}

export function holdTyping(event: Event, box: Field): void {
  event.stopImmediatePropagation();
  typed.set(box, box.value);
  wake();
}

export function holdPointing(target: EventTarget | null): void {
  pointedAt = target instanceof Element && !isTakenOver(target) ? target : undefined;
}

/** Another tab has changed something that this page shows: the app learns of it when it is there. */
export function onStorage(event: StorageEvent): void {
  event.stopImmediatePropagation();
  stored.push(event);
  wake();
}

/** What was pressed, one at a time, as it came: each is answered before the next. One that cannot be yet keeps the others waiting. */
function answer(): void {
  const [first] = held;
  const target = first && targetOf(first);
  isAnswering = Boolean(first && isTakenOver(target ?? null));
  if (!first || !isAnswering) return;
  held.shift();
  first.waiting?.cancel();
  if (target) repeat(first.event, target);
  setTimeout(answer);
}

/** Whatever has the focus got it before anybody could notice. */
function tellFocus(): void {
  const {activeElement} = document;
  if (activeElement === document.body || activeElement === told || !isTakenOver(activeElement)) return;
  told = activeElement;
  activeElement?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

function tellPointing(): void {
  const pointed = pointedAt;
  if (!pointed?.matches(':hover') || !isTakenOver(pointed)) return;
  pointedAt = undefined;
  pointed.dispatchEvent(new PointerEvent('pointerover', {bubbles: true}));
  pointed.dispatchEvent(new MouseEvent('mouseover', {bubbles: true}));
}

/** Does what was done meanwhile to what the app has taken over by now. */
export function replay(): void {
  if (allIsTakenOver()) for (const event of stored.splice(0)) dispatchEvent(new StorageEvent('storage', event));
  tellPointing();
  tellFocus();
  for (const [box, value] of typed) {
    if (!isTakenOver(box)) continue;
    typed.delete(box);
    retype(box, value);
  }
  if (!isAnswering) answer();
}

/** Nothing will be answered: what was pressed no longer waits. */
export function giveUp(): void {
  for (const {waiting} of held) waiting?.cancel();
}
