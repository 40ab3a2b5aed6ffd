import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label, Measure} from './_kit';

/** The part of a picture that a crop keeps, and the same part as a background that is larger than its box. */
const crop = {sx: 0.4, sy: 0.5, tx: 0.15, ty: 0.3};
const hills = (w: number, h: number) => `M0 ${h} L${w * 0.24} ${h * 0.42} L${w * 0.42} ${h * 0.74} L${w * 0.64} ${h * 0.3} L${w} ${h} Z`;

function Picture({x, y, w, h}: {x: number; y: number; w: number; h: number}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={hills(w, h)} fill="var(--design-side)" fillOpacity={0.25} />
      <circle cx={w * 0.32} cy={h * 0.36} r={w * 0.04} fill="var(--design-side)" fillOpacity={0.5} />
    </g>
  );
}

export default function ImageCrop(): ReactNode {
  const whole = {x: 1, y: 40, w: 160, h: 120};
  const box = {x: 264, y: 66, w: 96, h: 90};
  const large = {w: box.w / crop.sx, h: box.h / crop.sy};
  const from = {x: box.x - crop.tx * large.w, y: box.y - crop.ty * large.h};
  const part = {x: whole.x + crop.tx * whole.w, y: whole.y + crop.ty * whole.h, w: crop.sx * whole.w, h: crop.sy * whole.h};
  return (
    <Drawing height={224}>
      <Label x={1} y={18} tone="design" mono>
        sx 0.4, sy 0.5
      </Label>
      <Label x={1} y={184} tone="design" mono>
        tx 0.15, ty 0.3
      </Label>
      <Box {...whole} tone="design" radius={0} />
      <Picture {...whole} />
      <Box {...part} tone="accent" radius={0} />
      <Measure from={[whole.x + 1, whole.y + 90]} to={[part.x - 1, whole.y + 90]} />
      <Arrow from={[176, 100]} to={[212, 100]} />
      <Box x={from.x} y={from.y} w={large.w} h={large.h} tone="code" dashed radius={0} />
      <Picture x={from.x} y={from.y} w={large.w} h={large.h} />
      <Box {...box} tone="accent" radius={0} />
      <Label x={228} y={214} tone="code" mono>
        250% 200% at 25% 60%
      </Label>
    </Drawing>
  );
}
