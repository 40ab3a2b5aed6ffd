import {type ReactNode, useEffect, useState} from 'react';
import {noResultsFor, resultCount, showingResultsFor} from '../shared/strings';
import type {Answer} from './items';
import styles from './styles.module.css';
import type {Nothing, State} from './useAutocomplete';

type Props = {state: State; answer: Answer | undefined; nothing: Nothing | undefined};

/** Speaking at every key would never come to an end. */
const restMs = 400;

function sentence({state, answer, nothing}: Props): string {
  if (state.query === '' || state.status !== 'idle') return '';
  if (answer) return [answer.corrected && showingResultsFor(answer.corrected), resultCount(answer.count)].filter(Boolean).join('. ');
  // The error screen is an alert and speaks for itself.
  return nothing && !nothing.failure ? noResultsFor(nothing.query) : '';
}

/** Tells screen readers what the eye sees: how much was found. */
export default function Announcer(props: Props): ReactNode {
  const wanted = sentence(props);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (wanted === '') return;
    const timer = setTimeout(() => setSaid(wanted), restMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  return (
    <div role="status" aria-live="polite" className={styles.hidden}>
      {said}
    </div>
  );
}
