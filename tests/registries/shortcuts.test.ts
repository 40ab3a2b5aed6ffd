import {readShortcut, unknownKey} from '@site/core/keys';
import {type Shortcut, type ShortcutGroup, shortcutGroups, shortcuts} from '@site/data/shortcuts';
import {expect, it} from 'vitest';

/** The keys of every binding of the editor, as Windows and Linux spell them, group by group and in order. */
const bindings: Record<ShortcutGroup, string> = {
  tools: `
    V | H or Space | Z | K | Q | R | O | Y | T | L | Shift+L | A or F | Shift+F | P | Shift+P | B | E | G |
    Shift+W | I | Win`,
  selection: 'Ctrl+A | Enter | Shift+Enter or \\ | Tab | Shift+Tab | Esc or Clear',
  navigation: 'PgUp | PgDn',
  editing: `
    Ctrl+Z | Ctrl+Shift+Z | Ctrl+X | Ctrl+C | Ctrl+Shift+C | Ctrl+V | Ctrl+D | Delete or Backspace |
    Ctrl+E or Alt+Shift+F`,
  boolean: 'Alt+Shift+U | Alt+Shift+S | Alt+Shift+I | Alt+Shift+E',
  transform: `
    ← or ↑ or → or ↓ | Shift+← or Shift+↑ or Shift+→ or Shift+↓ | Ctrl+Alt+→ | Ctrl+Alt+Shift+→ | Ctrl+Alt+← |
    Ctrl+Alt+Shift+← | Ctrl+Alt+↑ | Ctrl+Alt+Shift+↑ | Ctrl+Alt+↓ | Ctrl+Alt+Shift+↓`,
  order: '] | [ | Ctrl+] | Ctrl+[',
  align: 'Alt+A | Alt+D | Alt+W | Alt+S | Alt+H | Alt+V | Alt+Ctrl+V | Alt+Ctrl+H',
  group: 'Ctrl+G | Ctrl+Shift+G | Ctrl+Alt+G | Shift+A',
  text: `
    Ctrl+B | Ctrl+I | Ctrl+U | Ctrl+Shift+X | Ctrl+Alt+L | Ctrl+Alt+T | Ctrl+Alt+R | Ctrl+Alt+J | Ctrl+Shift+> |
    Ctrl+Shift+< | Ctrl+Alt+. | Ctrl+Alt+, | Alt+Shift+> | Alt+Shift+< | Alt+. | Alt+,`,
  object: 'Ctrl+Shift+H | Ctrl+Shift+L | Alt+/ | Shift+/ | Shift+X | 1 to 9 | 0 | 0 0',
  view: `
    Shift+1 or Shift+9 | Shift+2 | Shift+0 | Ctrl+= or Ctrl++ | Ctrl+- | Shift+R | Shift+' | Ctrl+Shift+Alt+P |
    Ctrl+Shift+O or Ctrl+Y | Shift+Space`,
  brush: '] | [',
  held: 'Shift | Alt | Ctrl | Ctrl',
  planned: `
    Shift+H | Shift+V | Alt+Ctrl+K | Alt+Ctrl+B | Ctrl+Alt+O | Ctrl+Shift+U | Ctrl+Shift+8 | Ctrl+Shift+7 | Tab |
    Shift+Tab`,
};

const spell = (platform: 'mac' | 'other', {keys, range}: Shortcut) =>
  keys
    .map((presses) =>
      presses
        .split(' ')
        .map((chord) =>
          readShortcut(chord)
            [platform].map(({sign}) => sign)
            .join(platform === 'mac' ? '' : '+'),
        )
        .join(' '),
    )
    .join(range ? ' to ' : ' or ');

const spelled = (platform: 'mac' | 'other', group: ShortcutGroup) =>
  shortcuts.filter((one) => one.group === group).map((one) => spell(platform, one));

it('writes keys that a keyboard has', () => {
  for (const {keys} of shortcuts)
    for (const chord of keys.flatMap((all) => all.split(' '))) expect(unknownKey(chord), chord).toBeUndefined();
});

it.each(shortcutGroups)('has every binding of the group "%s"', (group) => {
  expect(spelled('other', group)).toEqual(bindings[group].trim().split(/\s+\|\s+/));
});

it('is in the order of the groups', () => {
  expect([...new Set(shortcuts.map(({group}) => group))]).toEqual(shortcutGroups);
});

it('tells Command from Control on macOS', () => {
  const withControl = shortcuts.filter((one) => spell('mac', one).includes('⌃')).map(({group}) => group);
  expect(withControl).toEqual([...Array(8).fill('transform'), 'align', 'align', 'held']);
  expect(spelled('mac', 'group')).toEqual(['⌘G', '⌘⇧G', '⌘⌥G', '⇧A']);
  expect(spelled('mac', 'held')).toEqual(['⇧', '⌥', '⌘', '⌃']);
  expect(spelled('mac', 'tools').at(-1)).toBe('⌘');
});

it('says each thing once, in both languages', () => {
  for (const locale of ['en', 'ko'] as const) {
    expect(new Set(shortcuts.map(({action}) => action[locale])).size, locale).toBe(shortcuts.length);
  }
  for (const {action, note} of shortcuts) {
    expect(action.ko, action.en).toMatch(/[가-힣]/);
    if (note) expect([note.en.endsWith('.'), /[가-힣].*\.$/.test(note.ko ?? '')], action.en).toEqual([true, true]);
  }
});

it('gives a key two meanings only where something decides between them', () => {
  const all = shortcuts.flatMap(({group, keys}) => keys.map((key) => ({group, key})));
  const twice = all.filter(({key}, index) => all.findIndex((other) => other.key === key) < index);
  // The brush tool has its own brackets; text ranges would indent with Tab.
  expect(twice).toEqual([
    {group: 'brush', key: ']'},
    {group: 'brush', key: '['},
    {group: 'planned', key: 'Tab'},
    {group: 'planned', key: 'Shift+Tab'},
  ]);
});
