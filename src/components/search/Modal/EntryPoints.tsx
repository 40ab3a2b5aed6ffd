import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import Screen from '../Screen';
import {type Scope, versionsIn} from '../shared/context';
import styles from './styles.module.css';

/** By the id of the page; a version without the page does not offer it. */
const entries: Record<string, () => string> = {
  'getting-started/intro': () =>
    translate({
      id: 'search.start.first',
      message: 'Your first conversion',
      description: 'Way in on the empty start screen of the search',
    }),
  '@designto-code/flags/index': () =>
    translate({id: 'search.start.flags', message: 'All flags', description: 'Way in on the empty start screen of the search'}),
  'cli/reference': () =>
    translate({
      id: 'search.start.commands',
      message: 'Commands and options',
      description: 'Way in on the empty start screen of the search',
    }),
  'editor/shortcuts/index': () =>
    translate({
      id: 'search.start.shortcuts',
      message: 'Keyboard shortcuts',
      description: 'Way in on the empty start screen of the search',
    }),
};

type Props = {scope: Scope; open: (href: string) => void; onClose: () => void};

/** Before the first search: nothing to repeat, but four places most readers want, in the version they read. */
export default function EntryPoints({scope, open, onClose}: Props): ReactNode {
  const docs = versionsIn(useAllDocsData(), scope).flatMap((version) => version.docs);
  const found = Object.entries(entries).flatMap(([id, label]) => {
    const path = docs.find((doc) => doc.id === id)?.path;
    return path ? [{path, label: label()}] : [];
  });
  return (
    <Screen title={translate({id: 'search.start.empty', message: 'No recent searches', description: 'Shown before the first search'})}>
      {found.length > 0 && (
        <ul className={styles.entries}>
          {found.map(({path, label}) => (
            <li key={path}>
              <a
                href={path}
                className={styles.entry}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  onClose();
                  open(path);
                }}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}
