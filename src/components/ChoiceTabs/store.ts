import {type ChoiceGroup, choiceAttribute, choiceGroups, choiceKey} from '@site/config/choices';

/**
 * What the reader chose. The attribute on <html> is the truth: the head script writes it before the first paint, the CSS
 * reads it, and it works where the storage is blocked. The storage only carries it to the next page and to other windows.
 */

const listeners = new Set<() => void>();

export const currentChoice = (group: ChoiceGroup): string | null => document.documentElement.getAttribute(choiceAttribute(group));

function apply(group: ChoiceGroup, id: string | null): void {
  if (id === currentChoice(group)) return;
  if (id === null) document.documentElement.removeAttribute(choiceAttribute(group));
  else document.documentElement.setAttribute(choiceAttribute(group), id);
  for (const listener of listeners) listener();
}

/** Another window, or Docusaurus' own tabs in this one, which announce themselves with the same event. */
function onStorage({key, newValue}: StorageEvent): void {
  const group = choiceGroups.find((name) => choiceKey(name) === key);
  if (group) apply(group, newValue);
}

export function choose(group: ChoiceGroup, id: string): void {
  const before = currentChoice(group);
  apply(group, id);
  try {
    window.localStorage.setItem(choiceKey(group), id);
    const details = {key: choiceKey(group), oldValue: before, newValue: id, url: window.location.href, storageArea: window.localStorage};
    window.dispatchEvent(new StorageEvent('storage', details));
  } catch {
    // Blocked or full: the choice holds until the page is left.
  }
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}
