import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Steps to follow, around an ordered list. plugins/vocabulary checks what is inside and names the line. */
export function Steps({children}: {children?: ReactNode}): ReactNode {
  const [only, ...others] = Children.toArray(children).filter((child) => isValidElement(child));
  if (!only || others.length > 0 || only.type !== 'ol') {
    const found = only ? `<${typeof only.type === 'string' ? only.type : 'a component'}>` : 'nothing';
    throw new Error(`<Steps> contains ${found}; expected one ordered list (1. 2. 3.); see the kitchen sink: /docs/kitchen-sink#steps`);
  }
  return <div className={styles.steps}>{only}</div>;
}
