import {translate} from '@docusaurus/Translate';
import {keyOn, keysWith, type StorageTableProps} from '@site/core/facts/storage';
import type {Store} from '@site/data/storage-keys';
import {columnClass, Region} from '@site/src/components/FilterTable/Region';
import shared from '@site/src/components/FilterTable/styles.module.css';
import {useSite} from '@site/src/components/IfSite/useSite';
import {withCode} from '@site/src/components/lib/with-code';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The stores keep their technical names; only the cookie has a word of its own. */
const storeLabel = (store: Store): ReactNode =>
  store === 'cookie' ? (
    translate({id: 'vocabulary.storageTable.cookie', message: 'a cookie', description: 'Where a browser keeps an entry'})
  ) : (
    <code>{store}</code>
  );

/** A key is one long word: lines may break after its parts. */
const breakable = (key: string): ReactNode =>
  key.split(/(?<=[._])(?![._])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a key never change
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** What this very site writes in the reader's browser: the keys that its configuration switches on. */
export default function StorageTable({rows}: StorageTableProps): ReactNode {
  const {has, names} = useSite();
  const heads = [
    translate({id: 'vocabulary.storageTable.key', message: 'Name', description: 'Head of a column: the key of a stored entry'}),
    translate({id: 'vocabulary.storageTable.store', message: 'Kept in', description: 'Head of a column: kind of browser storage'}),
    translate({id: 'vocabulary.storageTable.written', message: 'Written', description: 'Head of a column: when an entry is written'}),
    translate({id: 'vocabulary.storageTable.purpose', message: 'What for', description: 'Head of a column'}),
    translate({id: 'vocabulary.storageTable.kept', message: 'How long', description: 'Head of a column: how long an entry is kept'}),
  ];
  return (
    <div className={shared.filter}>
      <Region
        label={translate({
          id: 'vocabulary.storageTable.label',
          message: 'Entries in your browser',
          description: 'Accessible name of the table of what the site stores',
        })}
        heads={heads}
        fit="page"
      >
        {keysWith(rows, has).map((entry) => (
          <tr key={entry.key}>
            <th scope="row" className={styles.key}>
              <code>{breakable(keyOn(entry, names))}</code>
            </th>
            <td>{storeLabel(entry.store)}</td>
            <td>{entry.written}</td>
            <td className={columnClass('text')}>{withCode(entry.purpose)}</td>
            <td>{entry.kept}</td>
          </tr>
        ))}
      </Region>
    </div>
  );
}
