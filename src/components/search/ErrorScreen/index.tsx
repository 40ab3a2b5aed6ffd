import type {ReactNode} from 'react';
import type {Failure} from '../shared/failure';
import {checkNetwork, details, refused, retry, unableToFetch} from '../shared/strings';
import styles from './styles.module.css';

type Props = {failure: Failure; isRetrying: boolean; onRetry: () => void};

/** Stays until the next answer. In the dialog and on the results page. */
export default function ErrorScreen({failure, isRetrying, onRetry}: Props): ReactNode {
  return (
    <div className={styles.screen} role="alert">
      <p className={styles.screenTitle}>{unableToFetch()}</p>
      <p>{failure.kind === 'unreachable' ? checkNetwork() : refused()}</p>
      <button type="button" className={styles.retry} onClick={onRetry} aria-busy={isRetrying}>
        {retry()}
      </button>
      <details className={styles.details}>
        <summary>{details()}</summary>
        <p>{failure.details}</p>
      </details>
    </div>
  );
}
