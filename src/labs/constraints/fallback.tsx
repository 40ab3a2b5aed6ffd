import {translate} from '@docusaurus/Translate';
import type {Frame} from '@site/src/components/Lab/frame';
import type {ReactNode} from 'react';
import styles from './fallback.module.css';
import {place} from './model';
import {options} from './names';

export const frame: Frame = {
  title: translate({id: 'labs.constraints.title', message: 'Constraints', description: 'Title of the constraints lab'}),
  heights: {narrow: 1328, medium: 1300, wide: 696},
};

export const load = () => import(/* webpackChunkName: "lab-constraints" */ '.');

/** The five constraints in a frame that has become half as wide again. */
export default function Fallback(): ReactNode {
  const label = translate({
    id: 'labs.constraints.fallback',
    message:
      'Five copies of a frame that grew from 200 to 300 pixels. Its child stays left, stays right, stays centered, stretches, or scales.',
    description: 'Text alternative of the picture shown without JavaScript',
  });
  return (
    <svg className={styles.picture} viewBox="0 0 340 235" role="img" aria-label={label}>
      {options('horizontal').map(({value: constraint, label: name}, index) => {
        const before = place(constraint, 'horizontal', 200);
        const after = place(constraint, 'horizontal', 300);
        const y = 14 + index * 44;
        return (
          <g key={constraint} transform={`translate(20 ${y})`}>
            <text y={-3}>{name}</text>
            <rect width={300} height={28} rx={3} fill="var(--surface-raised)" stroke="var(--hairline-strong)" />
            <path d="M200 0v28" stroke="var(--hairline-strong)" strokeDasharray="2 3" />
            <rect x={after.start} y={6} width={after.size} height={16} rx={2} fill="var(--code-side-soft)" stroke="var(--code-side)" />
            <rect
              x={before.start}
              y={6}
              width={before.size}
              height={16}
              rx={2}
              fill="none"
              stroke="var(--design-side)"
              strokeDasharray="3 3"
            />
          </g>
        );
      })}
    </svg>
  );
}
