import {translate} from '@docusaurus/Translate';
import type {Frame} from '@site/src/components/Lab/frame';
import type {ReactNode} from 'react';
import styles from './fallback.module.css';
import {alignLabel} from './names';

export const frame: Frame = {
  title: translate({id: 'labs.stroke-alignment.title', message: 'Stroke alignment', description: 'Name of the stroke alignment lab'}),
  heights: {narrow: 1344, medium: 1180, wide: 708},
};

export const load = () => import(/* webpackChunkName: "lab-stroke-alignment" */ '.');

// A stroke of 12 on a box of 72 by 48: how far the middle of the stroke lies outside of the edge.
const samples = [
  {align: 'inside', shift: -6, css: 'border'},
  {align: 'center', shift: 0, css: 'outline-offset: -6px'},
  {align: 'outside', shift: 6, css: 'outline'},
] as const;

export default function Fallback(): ReactNode {
  return (
    <figure className={styles.samples}>
      {samples.map(({align, shift, css}) => (
        <div key={align} className={styles.sample}>
          <svg viewBox="0 0 120 96" aria-hidden="true">
            <rect
              className={styles.stroke}
              x={24 - shift}
              y={24 - shift}
              width={72 + 2 * shift}
              height={48 + 2 * shift}
              rx={10 + shift}
              strokeWidth="12"
            />
            <rect className={styles.edge} x="24" y="24" width="72" height="48" rx="10" />
          </svg>
          <strong>{alignLabel(align)}</strong>
          <code>{css}</code>
        </div>
      ))}
      <figcaption>
        {translate({
          id: 'labs.stroke-alignment.fallback',
          message: 'A stroke of 12 on the same box. The dashed line is the edge of the layer, which keeps its size in the layout.',
          description: 'Caption of the static picture of the stroke alignment lab',
        })}
      </figcaption>
    </figure>
  );
}
