import type {Text} from '../text';

/** In the order of the table. */
export const shortcutGroups = [
  'tools',
  'selection',
  'navigation',
  'editing',
  'boolean',
  'transform',
  'order',
  'align',
  'group',
  'text',
  'object',
  'view',
  'brush',
  'held',
  'planned',
] as const;
export type ShortcutGroup = (typeof shortcutGroups)[number];

export interface Shortcut {
  readonly group: ShortcutGroup;
  readonly action: Text;
  /** Any of these, in the notation of `<Keys>`; there is a space between keys that are pressed one after the other. */
  readonly keys: readonly string[];
  /** The keys are the first and the last of a row of keys. */
  readonly range?: true;
  readonly note?: Text;
}

const text = ([en, ko]: readonly [string, string]): Text => ({en, ko});

/** Writes the shortcuts of a group: what they do in both languages, their keys, and what else is to be known. */
export const shortcutsOf =
  (group: ShortcutGroup) =>
  (en: string, ko: string, keys: string | readonly string[], note?: readonly [string, string]): Shortcut => ({
    group,
    action: {en, ko},
    keys: typeof keys === 'string' ? [keys] : keys,
    ...(note && {note: text(note)}),
  });
