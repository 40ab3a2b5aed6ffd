import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label, Line, Measure} from './_kit';

/** One unit of the drawing is this many pixels of the design. */
const unit = 400 / 150;
const small = (value: number) => value / unit;

/** A picture of 120 × 96 at (40, 32) in a frame of 400, and the same frame at 600: 180 × 144 at (60, 48). */
export default function ScaleRatio(): ReactNode {
  const frames = [
    {x: 4, s: 1, label: 'W = 400', width: 120},
    {x: 230, s: 1.5, label: "W' = 600", width: 180},
  ] as const;
  const top = 28;
  return (
    <Drawing height={172}>
      {frames.map(({x, s, label, width}) => {
        const box = {x: x + small(40 * s), y: top + small(32 * s), w: small(120 * s), h: small(96 * s)};
        return (
          <g key={label}>
            <Box x={x} y={top} w={small(400 * s)} h={small(240 * s)} tone="design" />
            <Box {...box} tone="design" filled />
            {s > 1 && <Box x={box.x} y={box.y} w={small(120)} h={small(96)} tone="code" dashed radius={0} />}
            <Measure from={[x, 14]} to={[x + small(400 * s), 14]} />
            <Label x={x + small(400 * s) - 6} y={top + 18} tone="accent" anchor="end" mono>
              {label}
            </Label>
            <Measure from={[box.x, box.y + box.h + 12]} to={[box.x + box.w, box.y + box.h + 12]} tone="design" />
            <Label x={box.x + box.w + 8} y={box.y + box.h + 16} tone="design" mono>
              {width}
            </Label>
          </g>
        );
      })}
      <Arrow from={[170, 74]} to={[214, 74]} />
      <Label x={192} y={64} anchor="middle" mono>
        × 1.5
      </Label>
      <Line from={[298, top + 36]} to={[330, top + 36]} tone="code" />
      <Label x={336} y={top + 40} tone="code" mono>
        120 × 96
      </Label>
    </Drawing>
  );
}
