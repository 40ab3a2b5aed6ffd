import type {ReactNode} from 'react';
import {Box, Drawing, Label} from './_kit';

/** Lines of text as bars, in a box that follows them or does not. The names are those of the design tool. */
const modes = [
  {name: 'Auto width', x: 0, w: 146, h: 28, lines: [130], css: ['white-space: nowrap']},
  {name: 'Auto height', x: 176, w: 120, h: 52, lines: [100, 72], css: ['width: 200px']},
  {name: 'Fixed size', x: 330, w: 120, h: 52, lines: [100, 92, 64], css: ['width: 200px', 'height: 48px']},
] as const;

export default function TextAutoresize(): ReactNode {
  return (
    <Drawing height={166}>
      {modes.map(({name, x, w, h, lines, css}) => (
        <g key={name}>
          <Label x={x} y={16} tone="design" strong>
            {name}
          </Label>
          <Box x={x + 1} y={30} w={w} h={h} tone="design" dashed={name !== 'Fixed size'} />
          {lines.map((length, index) => (
            <Box key={length} x={x + 9} y={39 + index * 24} w={length} h={10} filled radius={5} />
          ))}
          {css.map((line, index) => (
            <Label key={line} x={x} y={134 + index * 20} tone="code" mono>
              {line}
            </Label>
          ))}
        </g>
      ))}
    </Drawing>
  );
}
