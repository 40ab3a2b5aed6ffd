import type {ReactNode} from 'react';
import {Box, Drawing, Label, Line} from './_kit';

const [side, step, top] = [96, 127, 10];

/** Progress over time for the four plain easings. The labels are those of the design tool; the points are at half of the time. */
const curves = [
  {label: 'Linear', points: [0, 0, 1, 1], half: 0.5},
  {label: 'Ease in', points: [0.42, 0, 1, 1], half: 0.315},
  {label: 'Ease out', points: [0, 0, 0.58, 1], half: 0.685},
  {label: 'Ease in and out', points: [0.42, 0, 0.58, 1], half: 0.5},
] as const;

export default function EasingCurves(): ReactNode {
  return (
    <Drawing height={152}>
      {curves.map(({label, points: [x1, y1, x2, y2], half}, index) => {
        const left = 1 + index * step;
        const at = (x: number, y: number) => `${left + x * side} ${top + (1 - y) * side}`;
        const y = top + (1 - half) * side;
        return (
          <g key={label}>
            <Box x={left} y={top} w={side} h={side} />
            <Line from={[left + side / 2, top]} to={[left + side / 2, top + side]} dashed />
            <path d={`M${at(0, 0)} C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`} fill="none" stroke="var(--code-side)" strokeWidth={2.5} />
            <circle cx={left + side / 2} cy={y} r={4} fill="var(--accent)" />
            <Label x={left + side / 2} y={top + side + 18} anchor="middle" strong small>
              {label}
            </Label>
            <Label x={left + side / 2} y={top + side + 36} anchor="middle" tone="accent" mono>
              {half}
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}
