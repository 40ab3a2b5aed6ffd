import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Box, Drawing, Label, Measure} from './_kit';

const [width, height, degrees] = [160, 80, 30];
const angle = (degrees * Math.PI) / 180;
const bounds = {w: width * Math.cos(angle) + height * Math.sin(angle), h: width * Math.sin(angle) + height * Math.cos(angle)};

/** A 160 × 80 box turned by 30°, and the upright box around it: 178.6 × 149.3. */
export default function RotationBoundingBox(): ReactNode {
  const pivot = translate({id: 'vocabulary.figure.rotation.pivot', message: 'pivot', description: 'Label in the picture about rotation'});
  const [x, y] = [150, 30];
  // Counter-clockwise about the top left corner, which ends up on the left edge of the bounds.
  const corner = [x, y + width * Math.sin(angle)] as const;
  return (
    <Drawing height={230}>
      <Box x={x} y={y} w={bounds.w} h={bounds.h} tone="accent" dashed radius={0} />
      <Box
        x={corner[0]}
        y={corner[1]}
        w={width}
        h={height}
        tone="design"
        filled
        transform={`rotate(${-degrees} ${corner[0]} ${corner[1]})`}
      />
      <circle cx={corner[0]} cy={corner[1]} r={4} fill="var(--design-side)" />
      <Label x={corner[0] - 10} y={corner[1] + 4} tone="design" anchor="end">
        {pivot} (x, y)
      </Label>
      <Measure from={[x, y + bounds.h + 16]} to={[x + bounds.w, y + bounds.h + 16]} />
      <Label x={x + bounds.w / 2} y={y + bounds.h + 36} tone="accent" anchor="middle" mono>
        w·cos θ + h·sin θ
      </Label>
      <Measure from={[x + bounds.w + 14, y]} to={[x + bounds.w + 14, y + bounds.h]} />
      <Label x={x + bounds.w + 22} y={y + bounds.h / 2 - 4} tone="accent" mono>
        w·sin θ
      </Label>
      <Label x={x + bounds.w + 22} y={y + bounds.h / 2 + 14} tone="accent" mono>
        + h·cos θ
      </Label>
      <Label x={corner[0] + 30} y={corner[1] + 10} tone="design" mono>
        θ = 30°
      </Label>
    </Drawing>
  );
}
