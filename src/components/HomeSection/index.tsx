import type {ComponentType, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Written by plugins/vocabulary: the picture of that name, imported by this page only. */
  picture: ComponentType;
  children?: ReactNode;
}

/** A section with its picture: the first link inside leads on and covers the whole card, the text after it says what is there. */
export default function HomeSection({picture: Picture, children}: Props): ReactNode {
  return (
    <div className={styles.section}>
      <div className={styles.picture}>
        <Picture />
      </div>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
