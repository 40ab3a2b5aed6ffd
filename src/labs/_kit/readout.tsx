import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './readout.module.css';

interface Row {
  term: ReactNode;
  value: ReactNode;
  testId?: string;
}

interface Props {
  label?: string;
  rows: readonly Row[];
  /** Below a whole lab: in two columns where there is room. */
  wide?: boolean;
}

/** Named numbers, one per row. */
export function Readout({label, rows, wide}: Props): ReactNode {
  return (
    <div className={styles.readout}>
      {label && <p className={styles.title}>{label}</p>}
      <dl className={clsx(styles.rows, wide && styles.wide)}>
        {rows.map((row, index) => (
          // Rows never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity.
          <div key={index} className={styles.row}>
            <dt>{row.term}</dt>
            <dd data-testid={row.testId}>{row.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
