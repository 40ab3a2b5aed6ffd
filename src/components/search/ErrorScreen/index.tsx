import type {ReactNode} from 'react';
import ActionButton from '../ActionButton';
import Screen from '../Screen';
import type {Failure} from '../shared/failure';
import {checkNetwork, details, refused, retry, unableToFetch} from '../shared/strings';
import styles from './styles.module.css';

type Props = {failure: Failure; isRetrying: boolean; onRetry: () => void};

/** Stays until the next answer. In the dialog and on the results page. */
export default function ErrorScreen({failure, isRetrying, onRetry}: Props): ReactNode {
  return (
    <Screen title={unableToFetch()} role="alert">
      <p>{failure.kind === 'unreachable' ? checkNetwork() : refused()}</p>
      <ActionButton onClick={onRetry} aria-busy={isRetrying}>
        {retry()}
      </ActionButton>
      <details className={styles.details}>
        <summary>{details()}</summary>
        <p>{failure.details}</p>
      </details>
    </Screen>
  );
}
