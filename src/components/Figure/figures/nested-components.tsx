import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label} from './_kit';

/** An override in the fourth component of a chain, handed down to the first, which owns the text. All words are code. */
const levels = [
  {level: 4, name: 'Shelf', prop: '<ProductCard labelText="Sale" />', declares: false},
  {level: 3, name: 'ProductCard', prop: 'labelText = "New"', declares: true},
  {level: 2, name: 'ProductTitle', prop: 'labelText = "New"', declares: true},
  {level: 1, name: 'Ribbon', prop: 'labelText = "New"', declares: true},
] as const;

const step = 58;

export default function NestedComponents(): ReactNode {
  return (
    <Drawing height={step * 3 + 56}>
      {levels.map(({level, name, prop, declares}, index) => {
        const x = 1 + index * 24;
        const y = 8 + index * step;
        return (
          <g key={name}>
            {index > 0 && <Arrow from={[x + 60, y - 20]} to={[x + 60, y - 4]} tone="accent" />}
            <Box x={x} y={y} w={142} h={36} tone="design" filled={declares} dashed={!declares} />
            <Label x={x + 12} y={y + 22} tone="design" strong>
              {level}
            </Label>
            <Label x={x + 30} y={y + 22} strong>
              {name}
            </Label>
            <Label x={242} y={y + 22} tone={declares ? 'code' : 'accent'} mono>
              {prop}
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}
