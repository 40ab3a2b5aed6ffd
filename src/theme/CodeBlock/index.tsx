import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Code that is only known when the page runs: shown as it is, since no highlighter is sent to readers. */
export default function CodeBlock({children}: {children?: ReactNode}): ReactNode {
  return (
    <pre className={styles.plain}>
      <code>{children}</code>
    </pre>
  );
}
