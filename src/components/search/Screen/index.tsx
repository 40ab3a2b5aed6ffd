import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {title?: string; role?: 'alert'; children?: ReactNode};

/** What is shown in place of results when there is nothing to list. */
export default function Screen({title, role, children}: Props): ReactNode {
  return (
    <div className={styles.screen} role={role}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}
