import {translate} from '@docusaurus/Translate';
import type {Frame} from '@site/src/components/Lab/frame';
import type {ReactNode} from 'react';
import styles from './fallback.module.css';

export const frame: Frame = {
  title: translate({id: 'labs.auto-layout.title', message: 'Auto layout', description: 'Title of the auto layout lab'}),
  heights: {narrow: 1828, medium: 1580, wide: 888, full: 616},
};

export const load = () => import(/* webpackChunkName: "lab-auto-layout" */ '.');

/** A row with its padding and gap marked. */
export default function Fallback(): ReactNode {
  const label = translate({
    id: 'labs.auto-layout.fallback',
    message: 'A frame 260 pixels wide holds three items in a row, 16 pixels from its edges and 12 pixels apart, centered across the row.',
    description: 'Text alternative of the picture shown without JavaScript',
  });
  const item = {fill: 'var(--code-side-soft)', stroke: 'var(--code-side)', rx: 3};
  const mark = {stroke: 'var(--design-side)', strokeWidth: 1};
  const note = {fill: 'var(--design-side)', textAnchor: 'middle'} as const;
  return (
    <svg className={styles.picture} viewBox="0 0 300 150" role="img" aria-label={label}>
      <g transform="translate(20 30)">
        <rect width={260} height={88} rx={4} fill="var(--surface-raised)" stroke="var(--design-side)" />
        <rect x={16} y={24} width={64} height={40} {...item} />
        <rect x={92} y={16} width={48} height={56} {...item} />
        <rect x={152} y={28} width={72} height={32} {...item} />
        <path d="M0 44h16M80 44h12M140 44h12M116 0v16" {...mark} />
        <text x={8} y={40} {...note}>
          16
        </text>
        <text x={86} y={40} {...note}>
          12
        </text>
        <text x={146} y={40} {...note}>
          12
        </text>
        <text x={126} y={11} {...note}>
          16
        </text>
        <text x={130} y={104} {...note}>
          260
        </text>
      </g>
    </svg>
  );
}
