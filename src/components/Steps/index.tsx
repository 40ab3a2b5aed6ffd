import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Steps to follow, around an ordered list. */
export function Steps({children}: {children?: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
