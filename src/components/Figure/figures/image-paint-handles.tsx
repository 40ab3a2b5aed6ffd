import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label} from './_kit';

const center = [168, 118] as const;
const turn = (-12 * Math.PI) / 180;

/** A point of the picture, counted from its center along its own axes, on the drawing. */
const place = (x: number, y: number): [number, number] => [
  Math.round(center[0] + x * Math.cos(turn) - y * Math.sin(turn)),
  Math.round(center[1] + x * Math.sin(turn) + y * Math.cos(turn)),
];

const path = (points: readonly (readonly [number, number])[]) => `M${points.map(([x, y]) => `${x} ${y}`).join(' L')}`;

const corners = [place(-120, -72), place(120, -72), place(120, 72), place(-120, 72)];
const hills = [place(-120, 72), place(-70, -6), place(-30, 40), place(26, -34), place(120, 72)];

/** A node, the turned picture inside it, and what dragging each part of the picture's outline does. */
export default function ImagePaintHandles(): ReactNode {
  const rotate = translate({
    id: 'vocabulary.figure.imagePaint.rotate',
    message: 'corner: rotate',
    description: 'Label in the picture about the image paint editor',
  });
  const scale = translate({
    id: 'vocabulary.figure.imagePaint.scale',
    message: 'edge: scale',
    description: 'Label in the picture about the image paint editor',
  });
  const move = translate({
    id: 'vocabulary.figure.imagePaint.move',
    message: 'inside: move',
    description: 'Label in the picture about the image paint editor',
  });
  const node = translate({
    id: 'vocabulary.figure.imagePaint.node',
    message: 'the node',
    description: 'Label in the picture about the image paint editor',
  });
  const [edgeX, edgeY] = place(120, 8);
  const [cornerX, cornerY] = place(120, -72);
  const [insideX, insideY] = place(60, 30);
  return (
    <Drawing height={236}>
      <path d={`${path(hills)} Z`} fill="var(--design-side)" fillOpacity={0.3} />
      <circle cx={232} cy={84} r={10} fill="var(--design-side)" fillOpacity={0.5} />
      <path d={`${path(corners)} Z`} fill="var(--accent-soft)" fillOpacity={0.35} stroke="var(--accent)" strokeWidth={1.5} />
      {corners.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={6} fill="var(--surface-raised)" stroke="var(--accent)" strokeWidth={2} />
      ))}
      <Box x={78} y={66} w={180} h={104} tone="design" radius={8} />
      <Label x={88} y={86} tone="design" small>
        {node}
      </Label>
      <Arrow from={[334, 40]} to={[cornerX + 12, cornerY + 3]} tone="accent" />
      <Label x={342} y={44} tone="accent">
        {rotate}
      </Label>
      <Arrow from={[334, 108]} to={[edgeX + 6, edgeY]} tone="accent" />
      <Label x={342} y={112} tone="accent">
        {scale}
      </Label>
      <Arrow from={[334, 200]} to={[insideX + 4, insideY]} tone="accent" />
      <Label x={342} y={204} tone="accent">
        {move}
      </Label>
    </Drawing>
  );
}
