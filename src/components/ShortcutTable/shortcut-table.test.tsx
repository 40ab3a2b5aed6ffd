import {shortcutTable} from '@site/core/facts/shortcuts';
import {shortcuts} from '@site/data/shortcuts';
import {factsOfPage} from '@site/plugins/facts/page';
import ShortcutTable from '@site/src/components/ShortcutTable';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';

const html = renderToStaticMarkup(<ShortcutTable {...shortcutTable(factsOfPage('docs/page.mdx', 'en'))} />);
const rowOf = (action: string) => html.split('<tr>').find((row) => row.includes(`>${action}</th>`)) ?? '';
const textOf = (row: string) => row.replace(/<[^>]+>/g, '');

it('has every shortcut, for both platforms', () => {
  expect(html.split('scope="row"').length - 1).toBe(shortcuts.length);
  expect(html).toContain(`${shortcuts.length} of ${shortcuts.length} rows`);
  expect(rowOf('Undo')).toMatch(/data-keys="mac".*⌘.*data-keys="other".*Ctrl/s);
});

it('says which keys are alternatives, which follow each other and which are a range', () => {
  expect(textOf(rowOf('Hand'))).toContain('H or Space');
  expect(textOf(rowOf('Opacity 0%'))).toContain('0 then 0');
  expect(textOf(rowOf('Opacity 10% to 90%'))).toContain('1 to 9');
  expect(textOf(rowOf('Nudge 1 px'))).toMatch(/←.*, .*↑.*, .*→.* or .*↓/);
});

it('writes a key that is the same on every platform once', () => {
  expect(textOf(rowOf('Select'))).toContain('SelectVTools');
  expect(textOf(rowOf('Undo'))).toMatch(/⌘.*Z \/ Ctrl.*\+Z/);
});
