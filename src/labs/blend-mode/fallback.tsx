import {translate} from '@docusaurus/Translate';
import type {Frame} from '@site/src/components/Lab/frame';
import type {ReactNode} from 'react';
import styles from './fallback.module.css';

export const frame: Frame = {
  title: translate({id: 'labs.blend-mode.title', message: 'Blend modes on two layers', description: 'Name of the blend mode lab'}),
  heights: {narrow: 2180, medium: 2036, wide: 1108, full: 936},
};

export const load = () => import(/* webpackChunkName: "lab-blend-mode" */ '.');

/** Two overlapping layers in four modes, drawn by the browser's own blending; needs no script. */
const samples = ['normal', 'multiply', 'screen', 'difference'] as const;

export default function Fallback(): ReactNode {
  return (
    <figure className={styles.samples}>
      {samples.map((mode) => (
        <div key={mode} className={styles.sample}>
          <svg viewBox="0 0 120 84" aria-hidden="true">
            <g className={styles.isolated}>
              <circle className={styles.backdrop} cx="46" cy="42" r="34" />
              <circle className={styles.source} cx="76" cy="42" r="34" style={{mixBlendMode: mode}} />
            </g>
          </svg>
          <code>{mode}</code>
        </div>
      ))}
      <figcaption>
        {translate({
          id: 'labs.blend-mode.fallback',
          message: 'A blue layer over an orange one in four blend modes. The color of the overlap follows from both, channel by channel.',
          description: 'Caption of the static picture of the blend mode lab',
        })}
      </figcaption>
    </figure>
  );
}
