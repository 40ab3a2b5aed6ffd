import {control, type Field} from './dom';

export type Press = KeyboardEvent | MouseEvent;

/** React takes a field for empty that was filled before it came; it notices only a change that goes past its own setter. */
export function retype(box: Field, value: string): void {
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set;
  box.value = '';
  write?.call(box, value);
  box.dispatchEvent(new Event(box.matches('select') ? 'change' : 'input', {bubbles: true}));
}

function repeatKey(event: KeyboardEvent, target: Element): void {
  const {key} = event;
  // The search has come while these keys were repeated one by one; a repeated key does not write by itself.
  const box = document.activeElement;
  if (target === document.body && key.length === 1 && box instanceof HTMLInputElement) {
    retype(box, box.value + key);
    return;
  }
  // An arrow moves on from the tab or layer that the one before it has led to.
  const focused = /^(?:Arrow|Home|End)/.test(key) ? document.activeElement : null;
  const isUnhandled = (focused ?? target).dispatchEvent(new KeyboardEvent('keydown', event));
  if (isUnhandled && (key === 'Enter' || key === ' ') && target instanceof HTMLElement && target.matches(control)) target.click();
}

/** Does again what the reader did when nobody answered. */
export function repeat(event: Press, target: Element): void {
  if (event.type === 'keydown') repeatKey(event as KeyboardEvent, target);
  else if (event.type === 'click') target.dispatchEvent(new MouseEvent('click', event));
  else target.dispatchEvent(new PointerEvent('pointerdown', event as PointerEvent));
}
