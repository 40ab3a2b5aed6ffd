import {type ReactNode, useEffect, useRef, useState} from 'react';
import {noResultsFor, onlyTitles, readingText, resultCount, showingResultsFor} from '../shared/strings';
import type {Nothing, State} from './autocomplete';
import type {Answer} from './items';
import styles from './styles.module.css';

type Props = {state: State; answer: Answer | undefined; nothing: Nothing | undefined; isPartial: boolean};

/** Speaking at every key would never come to an end. */
const restMs = 400;

/** A number is said only when it will not change any more. */
function countOf(answer: Answer, isPartial: boolean): string {
  if (answer.complete) return resultCount(answer.count);
  return isPartial ? onlyTitles() : readingText();
}

/** undefined while an answer is on its way: what was said last still holds. */
function sentence({state, answer, nothing, isPartial}: Props): string | undefined {
  if (state.query.trim() === '') return '';
  if (state.status !== 'idle') return undefined;
  if (answer) return [answer.corrected && showingResultsFor(answer.corrected), countOf(answer, isPartial)].filter(Boolean).join('. ');
  // The error screen is an alert and speaks for itself.
  return nothing && !nothing.failure ? noResultsFor(nothing.query) : '';
}

/**
 * Tells screen readers what the eye sees: how much was found. Empty in between, so that the same number is said again for another query;
 * asking the same query again, as when more of the index has come, says only what is new.
 */
export default function Announcer(props: Props): ReactNode {
  const wanted = sentence(props);
  const asked = props.answer?.query ?? props.nothing?.query ?? '';
  const [said, setSaid] = useState('');
  const last = useRef('');
  useEffect(() => {
    const now = `${asked}\n${wanted}`;
    if (wanted === undefined || now === last.current) return;
    last.current = '';
    setSaid('');
    if (wanted === '') return;
    const timer = setTimeout(() => {
      last.current = now;
      setSaid(wanted);
    }, restMs);
    return () => clearTimeout(timer);
  }, [wanted, asked]);
  return (
    <div role="status" aria-live="polite" className={styles.hidden}>
      {said}
    </div>
  );
}
