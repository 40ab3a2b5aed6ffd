import type {ReactNode} from 'react';
import {Box, Drawing, Label} from './_kit';

/** Lines of text in a box that follows them or does not. The names are those of the design tool. */
const modes = [
  {name: 'Auto width', x: 0, w: 140, h: 32, lines: ['Weekend in Lisbon'], css: ['white-space: nowrap']},
  {name: 'Auto height', x: 176, w: 110, h: 56, lines: ['Weekend', 'in Lisbon'], css: ['width: 200px']},
  {name: 'Fixed size', x: 330, w: 110, h: 56, lines: ['Weekend', 'in Lisbon,', '3 nights'], css: ['width: 200px', 'height: 48px']},
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
          {lines.map((line, index) => (
            <Label key={line} x={x + 10} y={50.5 + index * 24}>
              {line}
            </Label>
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
