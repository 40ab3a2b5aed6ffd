import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label, Measure} from './_kit';

/** A pair of layers before and after the frame around them grows from 160 to 250. In a group each follows its own edge, in a frame they stay together. */
const rows = [
  {name: 'Group', note: 'A: Left, B: Right', before: [20, 120], after: [20, 210], dashed: true},
  {name: 'Frame', note: 'Left', before: [20, 120], after: [20, 120], dashed: false},
] as const;

const item = 44;

interface PairProps {
  x: number;
  y: number;
  w: number;
  dashed: boolean;
}

function Pair({x, y, w, dashed}: PairProps): ReactNode {
  return (
    <>
      <Box x={x} y={y} w={w} h={44} tone="accent" dashed={dashed} radius={4} />
      {['A', 'B'].map((name, index) => {
        const start = index === 0 ? x + 6 : x + w - 6 - item;
        return (
          <g key={name}>
            <Box x={start} y={y + 8} w={item} h={28} tone="design" filled />
            <Label x={start + item / 2} y={y + 27} anchor="middle" tone="design" strong>
              {name}
            </Label>
          </g>
        );
      })}
    </>
  );
}

export default function GroupOrFrame(): ReactNode {
  return (
    <Drawing height={254}>
      <Measure from={[1, 22]} to={[161, 22]} tone="plain">
        160
      </Measure>
      <Measure from={[229, 22]} to={[479, 22]} tone="plain">
        250
      </Measure>
      {rows.map(({name, note, before, after, dashed}, index) => {
        const y = 36 + index * 114;
        return (
          <g key={name}>
            <Box x={1} y={y} w={160} h={68} tone="plain" />
            <Pair x={1 + before[0]} y={y + 12} w={before[1]} dashed={dashed} />
            <Arrow from={[176, y + 34]} to={[214, y + 34]} />
            <Box x={229} y={y} w={250} h={68} tone="plain" />
            <Pair x={229 + after[0]} y={y + 12} w={after[1]} dashed={dashed} />
            <Label x={1} y={y + 88} tone="accent" strong>
              {name}
            </Label>
            <Label x={54} y={y + 88} mono>
              {note}
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}
