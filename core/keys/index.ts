/** What the keys of a shortcut are called on each platform. */

export interface Key {
  readonly sign: string;
  /** What a screen reader says, where the sign is not a word. */
  readonly spoken?: string;
}

export interface Shortcut {
  readonly mac: readonly Key[];
  readonly other: readonly Key[];
}

const modifiers: Record<string, {mac: Key; other: Key}> = {
  Mod: {mac: {sign: '⌘', spoken: 'Command'}, other: {sign: 'Ctrl', spoken: 'Control'}},
  Ctrl: {mac: {sign: '⌃', spoken: 'Control'}, other: {sign: 'Ctrl', spoken: 'Control'}},
  Alt: {mac: {sign: '⌥', spoken: 'Option'}, other: {sign: 'Alt'}},
  Shift: {mac: {sign: '⇧', spoken: 'Shift'}, other: {sign: 'Shift'}},
  // The key itself; `Mod` is what commands use.
  Meta: {mac: {sign: '⌘', spoken: 'Command'}, other: {sign: 'Win', spoken: 'Windows'}},
};

const both = (sign: string, spoken?: string) => ({mac: {sign, spoken}, other: {sign, spoken}});

const named: Record<string, {mac: Key; other: Key}> = {
  Enter: {mac: {sign: '↩', spoken: 'Return'}, other: {sign: 'Enter'}},
  Backspace: {mac: {sign: '⌫', spoken: 'Delete'}, other: {sign: 'Backspace'}},
  Delete: {mac: {sign: '⌦', spoken: 'Forward Delete'}, other: {sign: 'Delete'}},
  Escape: {mac: {sign: 'esc', spoken: 'Escape'}, other: {sign: 'Esc', spoken: 'Escape'}},
  Clear: both('Clear'),
  Tab: {mac: {sign: '⇥', spoken: 'Tab'}, other: {sign: 'Tab'}},
  Space: both('Space'),
  Up: both('↑', 'Up arrow'),
  Down: both('↓', 'Down arrow'),
  Left: both('←', 'Left arrow'),
  Right: both('→', 'Right arrow'),
  Plus: both('+', 'Plus'),
  Home: both('Home'),
  End: both('End'),
  PageUp: both('PgUp', 'Page Up'),
  PageDown: both('PgDn', 'Page Down'),
  Click: both('click'),
  Drag: both('drag'),
  Scroll: both('scroll'),
};

function keyOf(name: string): {mac: Key; other: Key} | undefined {
  const key = modifiers[name] ?? named[name];
  if (key) return key;
  if (/^F\d{1,2}$/.test(name)) return both(name);
  return [...name].length === 1 ? both(name.toUpperCase()) : undefined;
}

const namesOf = (shortcut: string): string[] => shortcut.split('+').map((name) => name.trim());

/** The key of a shortcut that no keyboard has, and what may be written instead; undefined when all is well. */
export function unknownKey(shortcut: string): {readonly key: string; readonly expected: string} | undefined {
  const key = namesOf(shortcut).find((name) => !keyOf(name));
  if (key === undefined) return undefined;
  const keyNames = [...Object.keys(modifiers), ...Object.keys(named)].join(', ');
  return {key, expected: `single characters, F1 to F12 or ${keyNames}, joined by +`};
}

/** `Mod+Shift+K` on both platforms. */
export function readShortcut(shortcut: string): Shortcut {
  const keys = (platform: keyof Shortcut) => namesOf(shortcut).flatMap((name) => keyOf(name)?.[platform] ?? []);
  return {mac: keys('mac'), other: keys('other')};
}
