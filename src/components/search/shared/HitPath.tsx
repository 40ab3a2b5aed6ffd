import type {ReactNode} from 'react';
import Highlight from './Highlight';
import styles from './hit-path.module.css';

/** Where a hit is: the language and version of its page, where they are not the reader's, and the headings above it. */
export default function HitPath({origin, headings}: {origin: string; headings: readonly string[]}): ReactNode {
  return (
    <>
      {origin !== '' && <span className={styles.origin}>{origin}</span>}
      {headings.map((heading, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a heading may bear the name of the one above it
        <span key={at} className={styles.heading}>
          <Highlight value={heading} />
        </span>
      ))}
    </>
  );
}
