import {translate} from '@docusaurus/Translate';
import type {Frame} from '@site/src/components/Lab/frame';
import type {ReactNode} from 'react';
import styles from './fallback.module.css';

export const frame: Frame = {
  title: translate({id: 'labs.rotation.title', message: 'Rotation: pivot and bounding box', description: 'Name of the rotation lab'}),
  heights: {narrow: 1496, medium: 1352, wide: 708},
};

export const load = () => import(/* webpackChunkName: "lab-rotation" */ '.');

export default function Fallback(): ReactNode {
  return (
    <figure className={styles.sample}>
      <svg viewBox="0 0 340 200" aria-hidden="true">
        <rect className={styles.bounds} x="91.4" y="33.8" width="157.2" height="132.4" />
        <g transform="rotate(-30 170 100)">
          <rect className={styles.layer} x="100" y="64" width="140" height="72" rx="6" />
          <circle className={styles.pivot} cx="100" cy="64" r="5" />
        </g>
      </svg>
      <figcaption>
        {translate({
          id: 'labs.rotation.fallback',
          message:
            'A layer of 140 × 72 rotated by 30°. The dot is its own top left corner, whose place the design stores as x and y. The dashed box of 157.24 × 132.35 is the space that auto layout keeps.',
          description: 'Caption of the static picture of the rotation lab',
        })}
      </figcaption>
    </figure>
  );
}
