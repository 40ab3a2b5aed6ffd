import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {searchLabel} from '../shared/label';
import MagnifierIcon from '../shared/MagnifierIcon';
import styles from './styles.module.css';

type Props = {
  status: 'closed' | 'loading' | 'open' | 'failed';
  onOpen: () => void;
  /** The reader is about to use it: hovers, touches or focuses. */
  onApproach: () => void;
};

export default function Button({status, onOpen, onApproach}: Props): ReactNode {
  return (
    <div className={styles.holder}>
      <button
        type="button"
        className={clsx(styles.button, status === 'loading' && styles.loading)}
        aria-label={searchLabel()}
        aria-haspopup="dialog"
        aria-expanded={status === 'open'}
        aria-busy={status === 'loading'}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={onOpen}
        onMouseEnter={onApproach}
        onFocus={onApproach}
        onTouchStart={onApproach}
      >
        <MagnifierIcon />
        <span className={styles.label}>{searchLabel()}</span>
        <span className={styles.keys} aria-hidden="true">
          <kbd data-keys="mac">⌘</kbd>
          <kbd data-keys="other">Ctrl</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      {status === 'failed' && (
        <p className={styles.failure} role="alert">
          <Translate id="search.button.failed" description="Shown under the search button when the code of the search could not be loaded">
            Search could not be loaded. Check your network connection and try again.
          </Translate>
        </p>
      )}
    </div>
  );
}
