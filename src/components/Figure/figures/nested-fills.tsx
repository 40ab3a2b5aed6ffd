import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label} from './_kit';

/** Three fills as the panel lists them, and the containers they become: the lowest fill is the outermost. */
const fills = [
  {name: 'gradient B', tone: 'accent'},
  {name: 'gradient A', tone: 'code'},
  {name: 'color', tone: 'design'},
] as const;

export default function NestedFills(): ReactNode {
  return (
    <Drawing height={190}>
      {fills.map(({name, tone}, index) => (
        <g key={name}>
          <Box x={1} y={28 + index * 46} w={150} h={36} tone={tone} filled />
          <Label x={14} y={50 + index * 46} tone={tone} mono>
            {name}
          </Label>
        </g>
      ))}
      <Arrow from={[164, 94]} to={[206, 94]} />
      {fills.toReversed().map(({name, tone}, index) => (
        <g key={name}>
          <Box x={220 + index * 14} y={6 + index * 30} w={258 - index * 28} h={178 - index * 44} tone={tone} filled radius={8} />
          <Label x={232 + index * 14} y={26 + index * 30} tone={tone} mono>
            Container · {name}
          </Label>
        </g>
      ))}
      <Box x={266} y={104} w={166} h={36} tone="plain" dashed radius={4} />
      <Label x={349} y={126} anchor="middle" mono>
        child
      </Label>
    </Drawing>
  );
}
