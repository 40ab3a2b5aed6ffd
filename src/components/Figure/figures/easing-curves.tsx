import type {CSSProperties, ReactNode} from 'react';
import {Box, Drawing, Label, Line} from './_kit';
import styles from './easing-curves.module.css';

const [side, step, top] = [96, 127, 10];
const track = top + side + 58;

type Points = readonly [x1: number, y1: number, x2: number, y2: number];

/** The four plain easings. The labels are those of the design tool. */
const curves: readonly {label: string; points: Points}[] = [
  {label: 'Linear', points: [0, 0, 1, 1]},
  {label: 'Ease in', points: [0.42, 0, 1, 1]},
  {label: 'Ease out', points: [0, 0, 0.58, 1]},
  {label: 'Ease in and out', points: [0.42, 0, 0.58, 1]},
];

const bezier = (a: number, b: number, u: number) => 3 * a * u * (1 - u) ** 2 + 3 * b * u ** 2 * (1 - u) + u ** 3;

/** How far a layer is after a part of the time, both from 0 to 1. */
function progress([x1, y1, x2, y2]: Points, time: number): number {
  let [low, high] = [0, 1];
  for (let round = 0; round < 30; round += 1) {
    const middle = (low + high) / 2;
    if (bezier(x1, x2, middle) < time) low = middle;
    else high = middle;
  }
  return Math.round(bezier(y1, y2, low) * 1000) / 1000;
}

const times = Array.from({length: 9}, (_, index) => index / 8);

/** The curves, and below each a layer that moves by it; its marks are at equal steps of time. */
function EasingCurves(): ReactNode {
  return (
    <Drawing height={180}>
      {curves.map(({label, points}, index) => {
        const left = 1 + index * step;
        const [x1, y1, x2, y2] = points;
        const at = (x: number, y: number) => `${left + x * side} ${top + (1 - y) * side}`;
        const half = progress(points, 0.5);
        const style: Record<string, string> = {
          '--easing': `cubic-bezier(${points.join(', ')})`,
          '--side': `${side}px`,
          '--half': String(half),
        };
        return (
          <g key={label} style={style as CSSProperties}>
            <Box x={left} y={top} w={side} h={side} />
            <Line from={[left + side / 2, top]} to={[left + side / 2, top + side]} dashed />
            <path d={`M${at(0, 0)} C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} fill="none" stroke="var(--code-side)" strokeWidth={2.5} />
            <g className={styles.along}>
              <circle className={styles.up} cx={left} cy={top + side} r={4.5} fill="var(--accent)" />
            </g>
            <Label x={left + side / 2} y={top + side + 18} anchor="middle" strong small>
              {label}
            </Label>
            <Label x={left + side / 2} y={top + side + 36} anchor="middle" tone="accent" mono>
              {half}
            </Label>
            <Line from={[left, track]} to={[left + side, track]} />
            {times.map((time) => (
              <circle key={time} cx={left + progress(points, time) * side} cy={track} r={2.25} fill="var(--text-soft)" />
            ))}
            <rect className={styles.layer} x={left - 7} y={track - 7} width={14} height={14} rx={3} fill="var(--accent)" />
          </g>
        );
      })}
    </Drawing>
  );
}

EasingCurves.moves = true;

export default EasingCurves;
