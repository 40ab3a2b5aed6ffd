import {translate} from '@docusaurus/Translate';
import type {Level} from '@site/data/support';
import {labelOf} from '@site/src/components/lib/label';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export const levelLabels: Record<Level, () => string> = {
  full: () => translate({id: 'vocabulary.support.full', message: 'Supported', description: 'A target shows a design feature completely'}),
  partial: () => translate({id: 'vocabulary.support.partial', message: 'In part', description: 'A target shows a design feature in part'}),
  none: () => translate({id: 'vocabulary.support.none', message: 'Not supported', description: 'A target does not show a design feature'}),
  planned: () =>
    translate({id: 'vocabulary.support.planned', message: 'Planned', description: 'A target will show a design feature later'}),
};

/** The sign of a level; its shape alone tells the levels apart. */
export function Sign({level}: {level: Level}): ReactNode {
  return (
    <svg className={styles.sign} data-level={level} viewBox="0 0 16 16" aria-hidden="true">
      {level === 'full' && <circle cx="8" cy="8" r="6" fill="currentColor" />}
      {level === 'partial' && <path d="M8 2a6 6 0 0 0 0 12z" fill="currentColor" stroke="none" />}
      {level === 'partial' && <circle cx="8" cy="8" r="5.25" fill="none" />}
      {level === 'planned' && <circle cx="8" cy="8" r="5.25" fill="none" strokeDasharray="2.2 2" />}
      {level === 'none' && <path d="M4 8h8" fill="none" />}
    </svg>
  );
}

/** One answer of the table; `note` is the number of a note below it. */
export function Cell({level, note}: {level: Level; note?: number}): ReactNode {
  return (
    <td className={styles.cell}>
      <Sign level={level} />
      <span className={styles.unseen}>{labelOf(levelLabels, level)}</span>
      {note !== undefined && <sup className={styles.mark}>{note}</sup>}
    </td>
  );
}
