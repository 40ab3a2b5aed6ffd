import type {ReactNode} from 'react';
import {Box, Drawing, Label} from './_kit';

/** One box, cut by three functions of clip-path. All words are code. */
const size = {w: 136, h: 96};
const top = 22;
const columns = [6, 172, 338] as const;
const paint = {fill: 'var(--design-side-soft)', stroke: 'var(--design-side)', strokeWidth: 1.5};

function Corner({
  x,
  y,
  name,
  anchor,
  above = false,
}: {
  x: number;
  y: number;
  name: string;
  anchor: 'start' | 'middle' | 'end';
  above?: boolean;
}) {
  return (
    <>
      <circle cx={x} cy={y} r={3.5} fill="var(--accent)" />
      <Label x={x} y={above ? y - 8 : y + 16} anchor={anchor} tone="accent" small>
        {name}
      </Label>
    </>
  );
}

export default function ClipPath(): ReactNode {
  const [inset, ellipse, polygon] = columns;
  const middle = (x: number) => x + size.w / 2;
  const bottom = top + size.h;
  return (
    <Drawing height={168}>
      {columns.map((x) => (
        <Box key={x} x={x} y={top} w={size.w} h={size.h} dashed radius={0} />
      ))}
      <rect x={inset} y={top} width={size.w} height={size.h} rx={24} {...paint} />
      <ellipse cx={middle(ellipse)} cy={top + size.h / 2} rx={size.w / 2} ry={size.h / 2} {...paint} />
      <path d={`M${middle(polygon)} ${top} L${polygon + size.w} ${bottom} L${polygon} ${bottom} Z`} {...paint} />
      <Corner x={middle(polygon)} y={top} name="50% 0" anchor="middle" above />
      <Corner x={polygon + size.w} y={bottom} name="100% 100%" anchor="end" />
      <Corner x={polygon} y={bottom} name="0 100%" anchor="start" />
      <Label x={middle(inset)} y={156} anchor="middle" tone="code" mono>
        inset(0 round 24px)
      </Label>
      <Label x={middle(ellipse)} y={156} anchor="middle" tone="code" mono>
        ellipse(50% 50%)
      </Label>
      <Label x={middle(polygon)} y={156} anchor="middle" tone="code" mono>
        polygon(…)
      </Label>
    </Drawing>
  );
}
