import {expect, it} from 'vitest';
import {readShortcut, unknownKey} from '.';

const signs = (shortcut: string) => {
  const {mac, other} = readShortcut(shortcut);
  return [mac.map(({sign}) => sign).join(''), other.map(({sign}) => sign).join('+')];
};

it('names the keys of both platforms', () => {
  expect(signs('Mod+Shift+K')).toEqual(['⌘⇧K', 'Ctrl+Shift+K']);
  expect(signs('Alt+1')).toEqual(['⌥1', 'Alt+1']);
  expect(signs('Meta')).toEqual(['⌘', 'Win']);
  expect(signs('F2')).toEqual(['F2', 'F2']);
  expect(signs('Shift+Plus')).toEqual(['⇧+', 'Shift++']);
});

it('has a spoken name for every sign that is not a word', () => {
  expect(readShortcut('Mod+Enter').mac.map(({spoken}) => spoken)).toEqual(['Command', 'Return']);
});

it('knows a key nobody has', () => {
  expect(unknownKey('Mod+Banana')).toMatchObject({key: 'Banana', expected: expect.stringContaining('Mod, Ctrl')});
  expect(unknownKey('')).toMatchObject({key: ''});
  expect(unknownKey('Mod+Shift+K')).toBeUndefined();
});
