import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label, Line, Measure} from './_kit';

/** One child in a frame before and after the frame grows: left, center, stretch. */
const rows = [
  {name: 'Left', before: [20, 60], after: [20, 60]},
  {name: 'Center', before: [50, 60], after: [95, 60]},
  {name: 'Left and right', before: [20, 120], after: [20, 210]},
] as const;

export default function Constraints(): ReactNode {
  const before = translate({
    id: 'vocabulary.figure.constraints.before',
    message: 'As designed: 160',
    description: 'Caption in the picture about constraints',
  });
  const after = translate({
    id: 'vocabulary.figure.constraints.after',
    message: 'Frame at 250',
    description: 'Caption in the picture about constraints',
  });
  return (
    <Drawing height={282}>
      <Label x={0} y={14} tone="design" strong>
        {before}
      </Label>
      <Label x={230} y={14} tone="design" strong>
        {after}
      </Label>
      {rows.map(({name, before: [x, w], after: [x2, w2]}, index) => {
        const y = 30 + index * 86;
        return (
          <g key={name}>
            <Box x={1} y={y} w={160} h={52} tone="design" />
            <Box x={1 + x} y={y + 14} w={w} h={24} tone="design" filled />
            <Arrow from={[176, y + 26]} to={[214, y + 26]} />
            <Box x={229} y={y} w={250} h={52} tone="design" />
            <Box x={229 + x2} y={y + 14} w={w2} h={24} tone="design" filled />
            {name !== 'Center' && <Measure from={[230, y + 26]} to={[229 + x2 - 2, y + 26]} />}
            {name === 'Left and right' && <Measure from={[229 + x2 + w2 + 2, y + 26]} to={[478, y + 26]} />}
            {name === 'Center' && <Line from={[81, y - 6]} to={[81, y + 58]} tone="accent" dashed />}
            {name === 'Center' && <Line from={[354, y - 6]} to={[354, y + 58]} tone="accent" dashed />}
            <Label x={1} y={y + 70} mono>
              {name}
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}
