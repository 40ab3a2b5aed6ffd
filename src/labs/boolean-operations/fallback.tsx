import {translate} from '@docusaurus/Translate';
import type {Frame} from '@site/src/components/Lab/frame';
import type {ReactNode} from 'react';
import styles from './fallback.module.css';
import {operationLabel} from './names';

export const frame: Frame = {
  title: translate({
    id: 'labs.boolean-operations.title',
    message: 'Boolean operations',
    description: 'Title of the boolean operations demonstration',
  }),
  heights: {narrow: 1508, medium: 1416, wide: 784},
};

export const load = () => import(/* webpackChunkName: "lab-boolean-operations" */ '.');

/** Written by hand rather than computed: the clipping library must not be in the page's first load. */
const square = 'M 6 10 H 54 V 58 H 6 Z';
const circle = 'M 26 46 A 24 24 0 0 1 74 46 A 24 24 0 0 1 26 46 Z';
const results = {
  union: 'M 6 10 H 54 V 22.34 A 24 24 0 1 1 29.22 58 H 6 Z',
  subtract: 'M 6 10 H 54 V 22.34 A 24 24 0 0 0 29.22 58 H 6 Z',
  intersect: 'M 54 22.34 V 58 H 29.22 A 24 24 0 0 1 54 22.34 Z',
  exclude: `${square} ${circle}`,
};
const shown = ['union', 'subtract', 'intersect', 'exclude'] as const;

export default function Fallback(): ReactNode {
  return (
    <ul className={styles.pictures}>
      {shown.map((operation) => (
        <li key={operation}>
          <svg viewBox="0 0 80 76" aria-hidden="true">
            <path className={styles.result} fillRule="evenodd" d={results[operation]} />
            <path className={styles.outline} d={square} />
            <path className={styles.outline} d={circle} />
          </svg>
          {operationLabel(operation)}
        </li>
      ))}
    </ul>
  );
}
