import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import Screen from '../Screen';
import styles from './styles.module.css';

const entries: {path: string; label: () => string}[] = [
  {
    path: '/getting-started/intro',
    label: () =>
      translate({
        id: 'search.start.first',
        message: 'Your first conversion',
        description: 'Way in on the empty start screen of the search',
      }),
  },
  {
    path: '/@designto-code/flags/',
    label: () => translate({id: 'search.start.flags', message: 'All flags', description: 'Way in on the empty start screen of the search'}),
  },
  {
    path: '/cli/reference',
    label: () =>
      translate({
        id: 'search.start.commands',
        message: 'Commands and options',
        description: 'Way in on the empty start screen of the search',
      }),
  },
  {
    path: '/editor/shortcuts/',
    label: () =>
      translate({
        id: 'search.start.shortcuts',
        message: 'Keyboard shortcuts',
        description: 'Way in on the empty start screen of the search',
      }),
  },
];

type Props = {open: (href: string) => void; onClose: () => void};

function Entry({path, label, open, onClose}: Props & {path: string; label: string}): ReactNode {
  const href = useBaseUrl(path);
  return (
    <a
      href={href}
      className={styles.entry}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onClose();
        open(href);
      }}
    >
      {label}
    </a>
  );
}

/** Before the first search: nothing to repeat, but four places most readers want. */
export default function EntryPoints({open, onClose}: Props): ReactNode {
  return (
    <Screen title={translate({id: 'search.start.empty', message: 'No recent searches', description: 'Shown before the first search'})}>
      <ul className={styles.entries}>
        {entries.map(({path, label}) => (
          <li key={path}>
            <Entry path={path} label={label()} open={open} onClose={onClose} />
          </li>
        ))}
      </ul>
    </Screen>
  );
}
