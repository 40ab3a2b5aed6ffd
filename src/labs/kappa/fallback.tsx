import {translate} from '@docusaurus/Translate';
import type {Frame} from '@site/src/components/Lab/frame';
import type {ReactNode} from 'react';
import styles from './fallback.module.css';
import {KAPPA, pathData} from './model';

export const frame: Frame = {
  title: translate({id: 'labs.kappa.title', message: 'A circle from four curves', description: 'Title of the kappa demonstration'}),
  heights: {narrow: 1352, medium: 1264, wide: 684},
};

export const load = () => import(/* webpackChunkName: "lab-kappa" */ '.');

const center = {x: 110, y: 110};
const r = 80;

export default function Fallback(): ReactNode {
  const h = KAPPA * r;
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 220 220" role="img" aria-label={frame.title}>
        <path className={styles.curve} d={pathData(KAPPA, r, center)} />
        <path
          className={styles.tangent}
          d={`M 190 ${110 - h} V ${110 + h} M 30 ${110 - h} V ${110 + h} M ${110 - h} 30 H ${110 + h} M ${110 - h} 190 H ${110 + h}`}
        />
        <path className={styles.anchor} d="M 190 110 h 0 M 30 110 h 0 M 110 30 h 0 M 110 190 h 0" />
      </svg>
      <figcaption>
        {translate({
          id: 'labs.kappa.fallback',
          message:
            'Four cubic curves with handles of κ × r, κ = 4(√2 − 1)/3 ≈ 0.5522847498. The curve is never more than 0.0273% of the radius outside the circle.',
          description: 'Caption of the static picture of the kappa demonstration',
        })}
      </figcaption>
    </figure>
  );
}
