import {translate} from '@docusaurus/Translate';
import type {Frame} from '@site/src/components/Lab/frame';
import type {ReactNode} from 'react';
import styles from './fallback.module.css';

export const frame: Frame = {
  title: translate({id: 'labs.shadow-and-blur.title', message: 'Shadows and blurs', description: 'Name of the shadow and blur lab'}),
  heights: {narrow: 1792, medium: 1556, wide: 1028, full: 816},
};

export const load = () => import(/* webpackChunkName: "lab-shadow-and-blur" */ '.');

export default function Fallback(): ReactNode {
  return (
    <figure className={styles.samples}>
      <div className={styles.sample}>
        <div className={styles.drop} />
        <code>box-shadow: 0 8px 24px</code>
      </div>
      <div className={styles.sample}>
        <div className={styles.inner} />
        <code>box-shadow: inset 0 8px 24px</code>
      </div>
      <div className={styles.sample}>
        <div className={styles.blur} />
        <code>filter: blur(4px)</code>
      </div>
      <figcaption>
        {translate({
          id: 'labs.shadow-and-blur.fallback',
          message:
            'Drop shadow and inner shadow with a design radius of 24 keep 24px in CSS. A layer blur with a design radius of 8 becomes blur(4px): filters take half.',
          description: 'Caption of the static picture of the shadow and blur lab',
        })}
      </figcaption>
    </figure>
  );
}
