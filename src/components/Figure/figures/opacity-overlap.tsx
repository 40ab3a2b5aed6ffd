import type {ReactNode} from 'react';
import {Drawing, Label} from './_kit';

const shape = {x: 20, y: 20, width: 150, height: 80, rx: 6};

/** A box with fill and centered stroke at half opacity: paint by paint, and through one layer. */
export default function OpacityOverlap(): ReactNode {
  const fill = <rect {...shape} fill="var(--design-side)" />;
  const stroke = <rect {...shape} fill="none" stroke="var(--code-side)" strokeWidth={24} />;
  return (
    <Drawing height={156}>
      <g transform="translate(22 0)">
        <g opacity={0.5}>{fill}</g>
        <g opacity={0.5}>{stroke}</g>
        <Label x={95} y={144} anchor="middle" mono>
          fill 0.5 + stroke 0.5
        </Label>
      </g>
      <g transform="translate(268 0)">
        <g opacity={0.5}>
          {fill}
          {stroke}
        </g>
        <Label x={95} y={144} anchor="middle" mono>
          (fill + stroke) 0.5
        </Label>
      </g>
    </Drawing>
  );
}
