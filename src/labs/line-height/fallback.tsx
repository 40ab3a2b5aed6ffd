import {translate} from '@docusaurus/Translate';
import type {Frame} from '@site/src/components/Lab/frame';
import type {ReactNode} from 'react';
import styles from './fallback.module.css';

export const frame: Frame = {
  title: translate({id: 'labs.line-height.title', message: 'Line height and half-leading', description: 'Name of the line height lab'}),
  heights: {narrow: 1592, medium: 1332, wide: 804, full: 756},
};

export const load = () => import(/* webpackChunkName: "lab-line-height" */ '.');

export default function Fallback(): ReactNode {
  return (
    <figure className={styles.sample}>
      <svg viewBox="0 0 320 132" aria-hidden="true">
        {[12, 60].map((top) => (
          <g key={top} transform={`translate(16 ${top})`}>
            <rect className={styles.line} width="288" height="48" />
            <rect className={styles.leading} width="288" height="4.5" />
            <rect className={styles.leading} y="43.5" width="288" height="4.5" />
            <path className={styles.baseline} d="M0 35.5h288" />
          </g>
        ))}
        <text x="24" y="47.5">
          Layers
        </text>
        <text x="24" y="95.5">
          to code
        </text>
      </svg>
      <figcaption>
        {translate({
          id: 'labs.line-height.fallback',
          message:
            'Text of 32 px with a line height of 150% has lines of 48 px. Inter needs 39 px for its letters; the 9 px left are split: 4.5 px above, 4.5 px below.',
          description: 'Caption of the static picture of the line height lab',
        })}
      </figcaption>
    </figure>
  );
}
