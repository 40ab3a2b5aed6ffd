import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Frame} from '../_kit';
import styles from './fallback.module.css';

export const frame: Frame = {
  title: translate({id: 'labs.stroke-alignment.title', message: 'Stroke alignment', description: 'Name of the stroke alignment lab'}),
  heights: {narrow: 1395, medium: 1225, wide: 915},
};

// A stroke of 12 on a box of 72 by 48: how far the middle of the stroke lies outside of the edge.
const samples = [
  {align: 'inside', shift: -6, css: 'border'},
  {align: 'center', shift: 0, css: 'outline-offset: -6px'},
  {align: 'outside', shift: 6, css: 'outline'},
] as const;

function name(align: (typeof samples)[number]['align']): string {
  switch (align) {
    case 'inside':
      return translate({id: 'labs.stroke-alignment.inside', message: 'Inside', description: 'Stroke alignment'});
    case 'center':
      return translate({id: 'labs.stroke-alignment.center', message: 'Center', description: 'Stroke alignment'});
    case 'outside':
      return translate({id: 'labs.stroke-alignment.outside', message: 'Outside', description: 'Stroke alignment'});
  }
}

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
          <strong>{name(align)}</strong>
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
