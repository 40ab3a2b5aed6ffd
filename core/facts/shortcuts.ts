import type {Shortcut, ShortcutGroup} from '../../data/shortcuts';
import {type Facts, localText} from './facts';

export interface ShortcutRow extends Omit<Shortcut, 'action' | 'note'> {
  readonly action: string;
  /** The action in English, where the page is in another language. */
  readonly english?: string;
  readonly note?: string;
}

export interface ShortcutTableProps {
  readonly rows: readonly ShortcutRow[];
  readonly groups: readonly ShortcutGroup[];
}

export function shortcutTable(facts: Facts): ShortcutTableProps {
  const {list, groups} = facts.registry.shortcuts;
  const rows = list.map(({action, note, ...shortcut}) => {
    const own = localText(facts, action);
    return {...shortcut, action: own, ...(own !== action.en && {english: action.en}), ...(note && {note: localText(facts, note)})};
  });
  return {rows, groups};
}
