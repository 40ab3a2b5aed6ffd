import type {ReactNode} from 'react';
import styles from './readout.module.css';

interface Row {
  term: ReactNode;
  value: ReactNode;
  testId?: string;
}

/** Named numbers, one per row. */
export function Readout({label, rows}: {label?: string; rows: readonly Row[]}): ReactNode {
  return (
    <div className={styles.readout}>
      {label && <p className={styles.title}>{label}</p>}
      <dl className={styles.rows}>
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
