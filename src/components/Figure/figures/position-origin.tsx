import type {ReactNode} from 'react';
import {Box, Drawing, Label, Measure} from './_kit';

/** A badge at 16, 24 in a card at 40, 80 of a screen. One unit of the drawing is one pixel. */
const card = {x: 40, y: 80, w: 150, h: 100};
const badge = {x: 16, y: 24, w: 56, h: 28};
const screen = {w: 206, h: 210};

const panels = [
  {name: 'absolute', at: 1, from: card, tone: 'design'},
  {name: 'fixed', at: 273, from: {x: 0, y: 0}, tone: 'code'},
] as const;

export default function PositionOrigin(): ReactNode {
  return (
    <Drawing height={screen.h + 34}>
      {panels.map(({name, at, from, tone}) => {
        const top = 28;
        const left = at + card.x + badge.x;
        const above = top + card.y + badge.y;
        return (
          <g key={name}>
            <Label x={at} y={16} tone={tone} strong mono>
              {name}
            </Label>
            <Box x={at} y={top} w={screen.w} h={screen.h} tone={name === 'fixed' ? tone : 'plain'} radius={8} />
            <Box x={at + card.x} y={top + card.y} w={card.w} h={card.h} tone={name === 'absolute' ? tone : 'plain'} radius={6} />
            <Box x={left} y={above} w={badge.w} h={badge.h} tone={tone} filled radius={6} />
            <Measure from={[at + from.x + 1, above + 14]} to={[left - 1, above + 14]} />
            <Measure from={[left + 42, top + from.y + 1]} to={[left + 42, above - 1]} />
            <Label x={at + from.x + (left - at - from.x) / 2} y={above + 32} anchor="middle" tone="accent">
              {card.x + badge.x - from.x}
            </Label>
            <Label x={left + 50} y={(top + from.y + above) / 2 + 4} tone="accent">
              {card.y + badge.y - from.y}
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}
