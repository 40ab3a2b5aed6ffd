import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label, Line, Measure} from './_kit';

/** A frame of 200 with a child of 96 at 24, and the same at 300: once by offset, once by ratio. Three units are four pixels. */
const scale = 0.75;
const rows = [
  {name: 'left: calc(50% - 76px)', left: 74, tone: 'design'},
  {name: 'Alignment(-0.538, 0)', left: 47.08, tone: 'code'},
] as const;

export default function OffsetOrRatio(): ReactNode {
  const [before, after] = [200 * scale, 300 * scale];
  const at = 478 - after;
  return (
    <Drawing height={216}>
      {rows.map(({name, left, tone}, index) => {
        const y = 26 + index * 104;
        return (
          <g key={name}>
            <Label x={1} y={y - 10} tone={tone} mono>
              {name}
            </Label>
            <Box x={1} y={y} w={before} h={56} tone={tone} />
            <Box x={1 + 24 * scale} y={y + 14} w={96 * scale} h={28} tone={tone} filled />
            <Line from={[1 + before / 2, y - 4]} to={[1 + before / 2, y + 60]} tone="accent" dashed />
            <Arrow from={[before + 18, y + 28]} to={[at - 18, y + 28]} />
            <Box x={at} y={y} w={after} h={56} tone={tone} />
            <Box x={at + left * scale} y={y + 14} w={96 * scale} h={28} tone={tone} filled />
            <Line from={[at + after / 2, y - 4]} to={[at + after / 2, y + 60]} tone="accent" dashed />
            <Measure from={[at + 1, y + 74]} to={[at + left * scale, y + 74]} tone={tone} />
            <Label x={at + left * scale + 8} y={y + 78} tone={tone}>
              {left}
            </Label>
            <Label x={1 + before / 2} y={y + 78} anchor="middle">
              200
            </Label>
            <Label x={478} y={y + 78} anchor="end">
              300
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}
