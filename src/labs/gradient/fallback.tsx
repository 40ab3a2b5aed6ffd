import {translate} from '@docusaurus/Translate';
import type {Frame} from '@site/src/components/Lab/frame';
import type {ReactNode} from 'react';
import styles from './fallback.module.css';
import {stops} from './model';

export const frame: Frame = {
  title: translate({id: 'labs.gradient.title', message: 'Gradients', description: 'Title of the gradient lab'}),
  heights: {narrow: 1588, medium: 1512, wide: 772, full: 748},
};

export const load = () => import(/* webpackChunkName: "lab-gradient" */ '.');

/** The diagonal of a box that is not square, and the angle it really has. */
export default function Fallback(): ReactNode {
  const label = translate({
    id: 'labs.gradient.fallback',
    message: 'A linear gradient from corner to corner of a box of 240 by 150 pixels. Its angle is 122 degrees, not 135.',
    description: 'Text alternative of the picture shown without JavaScript',
  });
  return (
    <svg className={styles.picture} viewBox="0 0 340 240" role="img" aria-label={label}>
      <defs>
        <linearGradient id="lab-gradient-fallback" gradientUnits="userSpaceOnUse" x1={50} y1={45} x2={290} y2={195}>
          {stops.map(({color, at}) => (
            <stop key={color} offset={at} stopColor={color} />
          ))}
        </linearGradient>
      </defs>
      <rect x={50} y={45} width={240} height={150} rx={4} fill="url(#lab-gradient-fallback)" />
      <path d="M50 45L290 195" stroke="var(--surface-raised)" strokeWidth={4} />
      <path d="M50 45L290 195" stroke="var(--design-side)" strokeWidth={1.5} />
      <circle cx={50} cy={45} r={5} fill="var(--surface-raised)" stroke="var(--design-side)" strokeWidth={2} />
      <circle cx={290} cy={195} r={5} fill="var(--surface-raised)" stroke="var(--design-side)" strokeWidth={2} />
      <text x={50} y={32}>
        atan2(240, −150) = 122°
      </text>
    </svg>
  );
}
