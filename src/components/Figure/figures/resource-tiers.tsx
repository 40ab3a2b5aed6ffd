import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label} from './_kit';

const tiers = [
  {name: 'bytes', form: 'PNG, TTF', goes: '3', tone: 'design'},
  {name: 'decoded', form: 'RGBA', goes: '2', tone: 'accent'},
  {name: 'realized', form: 'GPU', goes: '1', tone: 'code'},
] as const;

/** The three tiers of a resource: made from left to right, let go from right to left. */
export default function ResourceTiers(): ReactNode {
  return (
    <Drawing height={150}>
      {tiers.map(({name, form, goes, tone}, index) => {
        const x = 2 + index * 172;
        return (
          <g key={name}>
            <Box x={x} y={10} w={132} h={64} tone={tone} filled radius={6} />
            <Label x={x + 66} y={38} tone={tone} anchor="middle" mono strong>
              {name}
            </Label>
            <Label x={x + 66} y={58} anchor="middle" small>
              {form}
            </Label>
            {index > 0 && <Arrow from={[x - 34, 42]} to={[x - 6, 42]} />}
            <path d={`M${x + 66} 80 v20`} stroke="var(--hairline-strong)" strokeWidth={1.5} strokeDasharray="4 4" />
            <circle cx={x + 66} cy={118} r={15} fill="none" stroke="var(--hairline-strong)" strokeWidth={1.5} />
            <Label x={x + 66} y={122.5} anchor="middle" strong>
              {goes}
            </Label>
          </g>
        );
      })}
      <Arrow from={[394, 118]} to={[262, 118]} />
      <Arrow from={[222, 118]} to={[90, 118]} />
    </Drawing>
  );
}
