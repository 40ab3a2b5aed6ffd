import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label} from './_kit';

/** Three layers as the panel lists them, as the data has them, and as they lie on each other. */
const layers = [
  {name: 'Background', tone: 'plain', x: 0, y: 24, w: 132, h: 104},
  {name: 'Card', tone: 'design', x: 22, y: 50, w: 96, h: 62},
  {name: 'Badge', tone: 'accent', x: 84, y: 36, w: 56, h: 28},
] as const;

export default function LayerOrder(): ReactNode {
  return (
    <Drawing height={150}>
      {layers.toReversed().map(({name, tone}, index) => (
        <g key={name}>
          <Box x={1} y={24 + index * 40} w={118} h={30} tone={tone} filled />
          <Label x={12} y={43 + index * 40} tone={tone} strong>
            {name}
          </Label>
        </g>
      ))}
      <Arrow from={[128, 79]} to={[152, 79]} />
      {layers.map(({name, tone}, index) => (
        <g key={name}>
          <Box x={162} y={24 + index * 40} w={136} h={30} tone={tone} radius={0} />
          <Label x={172} y={43 + index * 40} mono>
            [{index}]
          </Label>
          <Label x={206} y={43 + index * 40} tone={tone}>
            {name}
          </Label>
        </g>
      ))}
      <Arrow from={[306, 79]} to={[328, 79]} />
      <g transform="translate(338 0)">
        {layers.map(({name, tone, x, y, w, h}) => (
          <Box key={name} x={x} y={y} w={w} h={h} tone={tone} filled radius={6} />
        ))}
        {layers.map(({name, tone, x, y, h}, index) => (
          <Label key={name} x={x + 9} y={index === 2 ? y + 19 : y + h - 8} tone={tone} mono>
            {index}
          </Label>
        ))}
      </g>
    </Drawing>
  );
}
