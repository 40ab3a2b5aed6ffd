import type {ReactNode} from 'react';
import {Box, Drawing, Label, Measure} from './_kit';

const [side, gap, left] = [40, 16, 200];

/** Three 40 px items with a 16 px gap: all shown, the middle one gone, the middle one transparent. One unit is one pixel. */
const rows = [
  {css: 'display: block', tone: 'plain', middle: 'shown', width: 152},
  {css: 'display: none', tone: 'code', middle: 'gone', width: 96},
  {css: 'opacity: 0', tone: 'plain', middle: 'clear', width: 152},
] as const;

export default function HiddenLayers(): ReactNode {
  return (
    <Drawing height={224}>
      {rows.map(({css, tone, middle, width}, index) => {
        const y = 8 + index * 76;
        const items = middle === 'gone' ? ['A', 'C'] : ['A', 'B', 'C'];
        return (
          <g key={css}>
            <Label x={0} y={y + side / 2 + 5} tone={tone} mono strong={middle === 'gone'}>
              {css}
            </Label>
            {items.map((name, place) => {
              const x = left + place * (side + gap);
              const clear = name === 'B' && middle === 'clear';
              return (
                <g key={name}>
                  <Box x={x} y={y} w={side} h={side} tone="design" filled={!clear} dashed={clear} />
                  {!clear && (
                    <Label x={x + side / 2} y={y + side / 2 + 5} tone="design" anchor="middle" strong>
                      {name}
                    </Label>
                  )}
                </g>
              );
            })}
            <Measure from={[left, y + side + 12]} to={[left + width, y + side + 12]} />
            <Label x={left + width + 10} y={y + side + 16} tone="accent" mono>
              {width}
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}
