import {translate} from '@docusaurus/Translate';
import type {ShortcutRow, ShortcutTableProps} from '@site/core/facts/shortcuts';
import {readShortcut} from '@site/core/keys';
import type {ShortcutGroup} from '@site/data/shortcuts';
import {type DataRow, DataTable} from '@site/src/components/DataTable';
import {Keys} from '@site/src/components/Keys';
import {labelOf} from '@site/src/components/lib/label';
import {Fragment, type ReactNode} from 'react';
import {groupLabels} from './labels';
import styles from './styles.module.css';

const pressesOf = (keys: string): readonly string[] => keys.split(' ');

/** Both spellings, with signs and with words, so that a reader finds a shortcut by whatever they call its keys. */
function searchable(keys: string): string {
  const words = pressesOf(keys).flatMap((chord) => {
    const {mac, other} = readShortcut(chord);
    return [mac.map(({sign}) => sign).join(''), other.map(({sign}) => sign).join('+'), ...mac.map(({spoken}) => spoken)];
  });
  return words.join(' ');
}

/** Between the keys at `index - 1` and `index`. */
function separator({keys, range}: ShortcutRow, index: number): string {
  if (range) {
    return ` ${translate({
      id: 'vocabulary.shortcutTable.to',
      message: 'to',
      description: 'Between the first and the last of a row of keys',
    })} `;
  }
  if (index < keys.length - 1) return ', ';
  return ` ${translate({
    id: 'vocabulary.shortcutTable.or',
    message: 'or',
    description: 'Between two shortcuts of which either works',
  })} `;
}

function Chords({shortcut}: {shortcut: ShortcutRow}): ReactNode {
  return shortcut.keys.map((keys, index) => (
    <Fragment key={keys}>
      {index > 0 && separator(shortcut, index)}
      <span className={styles.presses}>
        {pressesOf(keys).map((chord, press) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same key may be pressed twice.
          <Fragment key={press}>
            {press > 0 &&
              ` ${translate({
                id: 'vocabulary.shortcutTable.then',
                message: 'then',
                description: 'Between two keys that are pressed one after the other',
              })} `}
            <Keys>{chord}</Keys>
          </Fragment>
        ))}
      </span>
    </Fragment>
  ));
}

function rowOf(shortcut: ShortcutRow): DataRow<ShortcutGroup> {
  const {group, action, english, keys, note} = shortcut;
  const label = labelOf(groupLabels, group);
  return {
    id: `${group} ${action}`,
    kind: group,
    text: [action, english, label, note, ...keys.map(searchable)].join(' '),
    cells: [action, <Chords key="keys" shortcut={shortcut} />, label, note],
  };
}

/** Every keyboard shortcut of the editor, in the spelling of the reader's platform. */
export default function ShortcutTable({rows, groups}: ShortcutTableProps): ReactNode {
  return (
    <DataTable
      label={translate({
        id: 'vocabulary.shortcutTable.label',
        message: 'Shortcuts of the editor',
        description: 'Accessible name of the table of keyboard shortcuts',
      })}
      heads={[
        translate({id: 'vocabulary.shortcutTable.action', message: 'Action', description: 'Head of a column: what a shortcut does'}),
        translate({id: 'vocabulary.shortcutTable.keys', message: 'Keys', description: 'Head of a column: the keys of a shortcut'}),
        translate({id: 'vocabulary.shortcutTable.group', message: 'Group', description: 'Head of a column: the group of a shortcut'}),
        translate({id: 'vocabulary.shortcutTable.note', message: 'Note', description: 'Head of a column'}),
      ]}
      columns={['short', 'short', 'short', 'text']}
      widths={['18%', '31%', '14%', 'auto']}
      rows={rows.map(rowOf)}
      choice={{
        every: translate({
          id: 'vocabulary.shortcutTable.every',
          message: 'Every group',
          description: 'Choice that does not filter keyboard shortcuts by group',
        }),
        options: groups.map((id) => ({id, label: labelOf(groupLabels, id)})),
      }}
    />
  );
}
