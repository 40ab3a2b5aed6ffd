import type {ReactNode} from 'react';
import {words} from './messages';
import {falloff, type Setting, sigma} from './model';
import styles from './styles.module.css';

const view = {width: 400, height: 92, edge: 200, floor: 70, top: 6};
/** Distance from the edge, in design pixels, that half of the plot shows. */
const span = 96;

/** How the blur fades across an edge: a Gaussian whose two deviations are the design's radius. */
export function Profile({setting}: {setting: Setting}): ReactNode {
  const deviation = sigma(setting);
  const scale = (view.width - view.edge) / span;
  const height = view.floor - view.top;
  const points = Array.from({length: 97}, (_, index) => {
    const distance = -span + (index * 2 * span) / 96;
    return `${view.edge + distance * scale} ${view.floor - falloff(distance, deviation) * height}`;
  });
  const mark = (distance: number, label: string, anchor: 'middle' | 'start' = 'middle') => (
    <g transform={`translate(${view.edge + distance * scale} 0)`}>
      <path className={styles.tick} d={`M0 ${view.top}V${view.floor + 4}`} />
      <text x={anchor === 'start' ? -3 : 0} y={view.floor + 17} textAnchor={anchor}>
        {label}
      </text>
    </g>
  );
  return (
    <figure className={styles.profile}>
      <svg viewBox={`0 0 ${view.width} ${view.height}`} aria-hidden="true">
        <path className={styles.area} d={`M0 ${view.floor}L${points.join('L')}L${view.width} ${view.floor}Z`} />
        <path className={styles.curve} d={`M${points.join('L')}`} />
        <path className={styles.floor} d={`M0 ${view.floor}H${view.width}`} />
        {mark(0, '0')}
        {deviation >= 8 && mark(deviation, 'σ')}
        {deviation >= 3 && mark(deviation * 2, 'r = 2σ', 'start')}
      </svg>
      <figcaption>{words.profile()}</figcaption>
    </figure>
  );
}
