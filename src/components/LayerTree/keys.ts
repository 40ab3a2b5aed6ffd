/** The keys of a tree whose branches are always open: https://www.w3.org/WAI/ARIA/apg/patterns/treeview/ */

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const level = (item: Element): number => Number(item.getAttribute('aria-level'));

/** Where a key leads, among the levels of the items in order; undefined for a key that is not ours or leads nowhere. */
export function target(key: string, at: number, levels: readonly number[], names: readonly string[]): number | undefined {
  const here = levels[at] ?? 0;
  switch (key) {
    case 'ArrowDown':
      return at + 1 < levels.length ? at + 1 : undefined;
    case 'ArrowUp':
      return at > 0 ? at - 1 : undefined;
    case 'ArrowRight':
      return (levels[at + 1] ?? 0) > here ? at + 1 : undefined;
    case 'ArrowLeft': {
      const parent = levels.slice(0, at).findLastIndex((each) => each < here);
      return parent < 0 ? undefined : parent;
    }
    case 'Home':
      return 0;
    case 'End':
      return levels.length - 1;
  }
  if ([...key].length !== 1 || key === ' ') return undefined;
  const from = [...names.slice(at + 1), ...names.slice(0, at + 1)];
  const found = from.findIndex((name) => name.toLowerCase().startsWith(key.toLowerCase()));
  return found < 0 ? undefined : (at + 1 + found) % names.length;
}

/** The item of a tree that a key pressed in it leads to. */
export function nextItem(tree: HTMLElement, {key, ctrlKey, metaKey, altKey}: Key): HTMLElement | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const items = [...tree.querySelectorAll<HTMLElement>('[role="treeitem"]')];
  const focused = tree.querySelector<HTMLElement>('[role="treeitem"]:focus');
  if (!focused) return undefined;
  const at = items.indexOf(focused);
  const next = target(
    key,
    at,
    items.map(level),
    items.map((item) => item.textContent ?? ''),
  );
  return next === undefined ? undefined : items[next];
}
