import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The frame's layer name, as a design tool would show it above the frame. */
  name: string;
  children: ReactNode;
};

/** A selected frame on the dot grid, for the pages that have nothing else to show. */
export default function EmptyFrame({name, children}: Props): ReactNode {
  return (
    <main className={styles.canvas}>
      <div className={styles.frame}>
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
        {children}
        <span className={styles.handles} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
      </div>
    </main>
  );
}
