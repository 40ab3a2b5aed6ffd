import {Restarts} from '@site/src/components/Lab/restarts';
import {type ReactNode, useContext, useEffect, useState} from 'react';
import styles from './announce.module.css';
import {news} from './news';

interface Props {
  /** What the lab shows now, in words, always the same number of sentences. Those that have changed are read aloud. */
  sentences: readonly string[];
  /** How long the reader must pause, in milliseconds: a drag is not read out pixel by pixel. */
  delay?: number;
}

/** Tells screen readers what has changed. Not visible. */
export function Announce({sentences, delay = 600}: Props): ReactNode {
  const restarted = useContext(Restarts) > 0;
  // Text that is there from the beginning is not read aloud, so a lab that comes into view does not interrupt.
  const [said, setSaid] = useState({sentences: restarted ? [] : sentences, text: restarted ? '' : news([], sentences)});
  const text = news(said.sentences, sentences);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sentences are a new array on every render; their text tells whether they differ.
  useEffect(() => {
    if (text === '') return;
    const timer = window.setTimeout(() => setSaid({sentences, text}), delay);
    return () => window.clearTimeout(timer);
  }, [text, delay]);

  return (
    <p className={styles.announce} role="status">
      {said.text}
    </p>
  );
}
