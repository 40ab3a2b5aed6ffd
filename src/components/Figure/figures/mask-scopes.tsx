import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label} from './_kit';

const row = [
  {id: 'a', tone: 'design'},
  {id: 'b', tone: 'design'},
  {id: 'c', tone: 'design'},
  {id: 'M1', tone: 'accent'},
  {id: 'd', tone: 'code'},
  {id: 'e', tone: 'code'},
  {id: 'M2', tone: 'accent'},
  {id: 'f', tone: 'plain'},
] as const;

const at = (index: number) => 2 + index * 60;

/** Eight siblings in drawing order; each mask closes a scope over those before it, the last one has no mask. */
export default function MaskScopes(): ReactNode {
  return (
    <Drawing height={170}>
      {row.map(({id, tone}, index) => (
        <g key={id}>
          <Box x={at(index)} y={8} w={52} h={40} tone={tone} filled dashed={tone === 'accent'} />
          <Label x={at(index) + 26} y={33} tone={tone} anchor="middle" mono strong>
            {id}
          </Label>
        </g>
      ))}
      <path d={`M${at(3) + 26} 54 v14 H${at(0) + 6} v-10`} fill="none" stroke="var(--design-side)" strokeWidth={1.5} />
      <path d={`M${at(6) + 26} 54 v14 H${at(4) + 6} v-10`} fill="none" stroke="var(--code-side)" strokeWidth={1.5} />
      <Arrow from={[at(1) + 26, 74]} to={[at(1) + 26, 100]} tone="design" />
      <Arrow from={[at(5) + 8, 74]} to={[at(5) + 8, 100]} tone="code" />
      <Arrow from={[at(7) + 26, 54]} to={[at(7) + 26, 100]} />
      <Box x={at(0)} y={108} w={172} h={52} tone="design" filled radius={8} />
      <Label x={at(0) + 86} y={139} tone="design" anchor="middle" mono>
        M1 ( a b c )
      </Label>
      <Box x={at(4) - 24} y={108} w={160} h={52} tone="code" filled radius={8} />
      <Label x={at(4) + 56} y={139} tone="code" anchor="middle" mono>
        M2 ( d e )
      </Label>
      <Box x={at(7) - 12} y={108} w={66} h={52} radius={8} />
      <Label x={at(7) + 21} y={139} anchor="middle" mono>
        ( f )
      </Label>
    </Drawing>
  );
}
