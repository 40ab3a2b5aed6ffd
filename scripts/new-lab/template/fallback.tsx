import {translate} from '@docusaurus/Translate';
import type {Frame} from '@site/src/components/Lab/frame';
import type {ReactNode} from 'react';
import styles from './fallback.module.css';

export const frame: Frame = {
  title: translate({id: 'labs.sample-lab.title', message: 'Sample lab', description: 'Title of the sample-lab lab'}),
  // Measured: tests/site/labs/frame.spec.ts says what the body needs at each width.
  heights: {narrow: 480, medium: 420, wide: 360},
};

export const load = () => import(/* webpackChunkName: "lab-sample-lab" */ '.');

/** What a reader without JavaScript sees, and everybody until the body has come. */
export default function Fallback(): ReactNode {
  return (
    <figure className={styles.picture}>
      <svg
        viewBox="0 0 280 120"
        role="img"
        aria-label={translate({id: 'labs.sample-lab.picture', message: 'A layer', description: 'What the static picture shows'})}
      >
        <rect className={styles.layer} x="20" y="20" width="120" height="80" />
      </svg>
    </figure>
  );
}
