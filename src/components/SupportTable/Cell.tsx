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

/** Rows that are laid out by themselves make no table any more for some screen readers, unless all its parts say what they are. */
export const roles = {
  table: {role: 'table'},
  group: {role: 'rowgroup'},
  row: {role: 'row'},
  column: {role: 'columnheader', scope: 'col'},
  head: {role: 'rowheader', scope: 'row'},
  cell: {role: 'cell'},
};

/** One answer of the table, with the sign of its level before it; `note` is the number of a note below it. */
export function Cell({level, note}: {level: Level; note?: number}): ReactNode {
  return (
    <td {...roles.cell} className={styles.cell} data-level={level}>
      <span className={styles.unseen}>{labelOf(levelLabels, level)}</span>
      {note !== undefined && <sup className={styles.mark}>{note}</sup>}
    </td>
  );
}
