import type {TermCard} from '@site/core/facts/glossary';
import clsx from 'clsx';
import {type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState} from 'react';
import styles from './styles.module.css';

interface Props {
  id: string;
  children?: ReactNode;
  /** Written by plugins/facts from data/terms.ts and i18n/glossary.tsv, in the language of the page. */
  card: TermCard;
}

const margin = 12;

const focusOn = ({currentTarget}: MouseEvent<HTMLElement>) => currentTarget.focus();

/**
 * A word of the glossary with its definition: shown on hover, on focus and, by touch, on a tap, which focuses it. CSS does
 * the showing, so it works without scripts; these only keep the card inside the window, let Escape dismiss it and focus the
 * word in Safari, where a tap does not.
 */
export function Term({card, children}: Props): ReactNode {
  const cardId = useId();
  const popup = useRef<HTMLSpanElement>(null);
  const [dismissed, setDismissed] = useState(false);

  const show = () => {
    setDismissed(false);
    const element = popup.current;
    if (!element) return;
    element.style.removeProperty('--shift');
    const {right} = element.getBoundingClientRect();
    const over = right + margin - document.documentElement.clientWidth;
    if (over > 0) element.style.setProperty('--shift', `${-over}px`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what is operated; the card stays open while the pointer is on it
    <span className={clsx(styles.term, dismissed && styles.dismissed)} onMouseEnter={show} onFocus={show} onKeyDown={onKeyDown}>
      <button type="button" className={styles.word} aria-describedby={cardId} data-search="on" onClick={focusOn}>
        {children}
      </button>
      <span className={styles.card} role="tooltip" id={cardId} ref={popup} data-search="off">
        <span className={styles.title}>
          {card.title}
          {card.english && <span className={styles.english}> {card.english}</span>}
        </span>
        <span className={styles.definition}>{card.definition}</span>
      </span>
    </span>
  );
}
