import type {ReactNode} from 'react';
import {percent, words} from './messages';
import {errors, plotLimit, round, samples} from './model';
import styles from './styles.module.css';

const view = {width: 360, height: 130, left: 52, right: 14, top: 14, bottom: 26};
const inner = {width: view.width - view.left - view.right, height: view.height - view.top - view.bottom};

/** The error over one quarter: up is outside of the circle, down is inside. */
export function Plot({k}: {k: number}): ReactNode {
  const {worst} = errors(k);
  const limit = plotLimit(worst);
  const x = (angle: number) => view.left + (angle / 90) * inner.width;
  const y = (error: number) => view.top + ((limit - error) / (2 * limit)) * inner.height;
  const points = samples(k).map(({angle, error}) => `${round(x(angle), 2)} ${round(y(error), 2)}`);

  return (
    <svg className={styles.plot} viewBox={`0 0 ${view.width} ${view.height}`} role="img" aria-label={words.plot({worst: percent(worst)})}>
      {[0, 22.5, 45, 67.5, 90].map((angle) => (
        <g key={angle}>
          <path className={styles.grid} d={`M ${x(angle)} ${view.top} V ${view.height - view.bottom}`} />
          {angle % 45 === 0 && (
            <text className={styles.tick} x={x(angle)} y={view.height - 8} textAnchor="middle">
              {angle}°
            </text>
          )}
        </g>
      ))}
      {[limit, 0, -limit].map((value) => (
        <g key={Math.sign(value)}>
          <path className={value === 0 ? styles.axis : styles.grid} d={`M ${view.left} ${y(value)} H ${view.width - view.right}`} />
          <text className={styles.tick} x={view.left - 6} y={y(value) + 3.5} textAnchor="end">
            {value === 0 ? '0' : percent(value)}
          </text>
        </g>
      ))}
      <path className={styles.error} d={`M ${x(0)} ${y(0)} L ${points.join(' L ')} Z`} />
      <path className={styles.curve} data-testid="plot" d={`M ${points.join(' L ')}`} />
    </svg>
  );
}
