import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './frame.module.css';

interface FrameProps {
  /** Where something is shown: usually a `Canvas`. */
  stage: ReactNode;
  controls: ReactNode;
  /** A line or a table of numbers between the drawing and the code. */
  numbers?: ReactNode;
  /** Code; takes the room that is left. */
  output: ReactNode;
  /** Many controls are in columns below the stage instead of beside it. */
  controlsBelow?: boolean;
}

/** Stage beside its controls where there is room, above them where there is not; output below both. */
export function LabFrame({stage, controls, numbers, output, controlsBelow}: FrameProps): ReactNode {
  return (
    <div className={clsx(styles.frame, controlsBelow ? styles.below : styles.beside)}>
      <div className={styles.top}>
        <div className={styles.stage}>{stage}</div>
        <div className={styles.controls}>{controls}</div>
      </div>
      {numbers && <div className={styles.numbers}>{numbers}</div>}
      <div className={styles.output}>{output}</div>
    </div>
  );
}

/** Parts of the output one above the other, in one column. */
export function Stack({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.stack}>{children}</div>;
}

/** A sentence below the drawing about what it shows; its room stays the same while the sentence changes. */
export function StageNote({children}: {children: ReactNode}): ReactNode {
  return <p className={styles.note}>{children}</p>;
}

/** Controls that belong together, under a quiet heading. */
export function Controls({label, children}: {label?: string; children: ReactNode}): ReactNode {
  return (
    <fieldset className={styles.group}>
      {label && <legend className={styles.legend}>{label}</legend>}
      {children}
    </fieldset>
  );
}
