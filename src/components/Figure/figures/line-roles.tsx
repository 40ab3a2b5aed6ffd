import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label, Line} from './_kit';

/** The same line four times: between two texts, on an edge, at an angle, with an arrowhead. */
export default function LineRoles(): ReactNode {
  const [first, second, third, fourth] = [0, 126, 252, 378];
  return (
    <Drawing height={150}>
      <Label x={first + 8} y={32} strong small>
        Lisbon
      </Label>
      <Label x={first + 8} y={50} small>
        3 nights
      </Label>
      <Line from={[first + 8, 62]} to={[first + 94, 62]} tone="accent" />
      <Label x={first + 8} y={82} strong small>
        Porto
      </Label>
      <Label x={first + 8} y={100} small>
        2 nights
      </Label>

      <Box x={second + 8} y={24} w={86} h={76} tone="design" filled radius={0} />
      <Line from={[second + 8, 100]} to={[second + 94, 100]} tone="accent" />
      <Label x={second + 20} y={52} strong small>
        Lisbon
      </Label>
      <Label x={second + 20} y={72} small>
        240 EUR
      </Label>

      <Line from={[third + 10, 88]} to={[third + 92, 88]} dashed />
      <Line from={[third + 10, 88]} to={[third + 81, 47]} tone="accent" />
      <circle cx={third + 10} cy={88} r={4} fill="var(--accent)" />
      <Label x={third + 50} y={80} mono>
        30°
      </Label>

      <Line from={[fourth + 8, 44]} to={[fourth + 94, 44]} tone="accent" dashed />
      <Arrow from={[fourth + 8, 82]} to={[fourth + 94, 82]} tone="accent" />

      {[
        {x: first, css: 'hr'},
        {x: second, css: 'border-bottom'},
        {x: third, css: 'rotate(-30deg)'},
        {x: fourth, css: 'svg'},
      ].map(({x, css}) => (
        <Label key={css} x={x + 51} y={138} tone="code" anchor="middle" mono>
          {css}
        </Label>
      ))}
    </Drawing>
  );
}
