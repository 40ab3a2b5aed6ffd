import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Box, Drawing, Label, Line, Measure} from './_kit';

const Dot = ({x, y, tone}: {x: number; y: number; tone: 'accent' | 'design'}) => (
  <circle
    cx={x}
    cy={y}
    r={5}
    fill="var(--surface-raised)"
    stroke={tone === 'accent' ? 'var(--accent)' : 'var(--design-side)'}
    strokeWidth={2}
  />
);

/** From a vertex to a vertex, and from the bounds of three vertices to a point of a segment: along the axes only. */
export default function VectorDistances(): ReactNode {
  const selected = translate({
    id: 'vocabulary.figure.vectorDistances.selected',
    message: 'selected',
    description: 'Label in the picture about measuring vectors',
  });
  const hovered = translate({
    id: 'vocabulary.figure.vectorDistances.hovered',
    message: 'hovered',
    description: 'Label in the picture about measuring vectors',
  });
  return (
    <Drawing height={230}>
      <path d="M60 48 C90 100 70 160 180 208" fill="none" stroke="var(--text-soft)" strokeWidth={1.5} />
      <Line from={[60, 48]} to={[180, 208]} dashed />
      <Measure from={[66, 48]} to={[178, 48]}>
        120
      </Measure>
      <Measure from={[180, 50]} to={[180, 200]}>
        160
      </Measure>
      <Dot x={60} y={48} tone="design" />
      <Dot x={180} y={208} tone="accent" />
      <Label x={48} y={30} tone="design" small>
        {selected}
      </Label>
      <Label x={168} y={226} tone="accent" anchor="end" small>
        {hovered}
      </Label>
      <path d="M250 90 L340 75" fill="none" stroke="var(--text-soft)" strokeWidth={1.5} />
      <Box x={380.5} y={117} w={42} h={45} tone="design" dashed radius={0} />
      <path d="M401.5 117 L422.5 162 L380.5 162 Z" fill="none" stroke="var(--text-soft)" strokeWidth={1.5} />
      <Measure from={[297, 82.5]} to={[379, 82.5]} />
      {/* Below the line: above it runs the segment. */}
      <Label x={340} y={98} tone="accent" anchor="middle">
        114
      </Label>
      <Measure from={[380.5, 84]} to={[380.5, 116]}>
        46
      </Measure>
      {[
        [401.5, 117],
        [422.5, 162],
        [380.5, 162],
      ].map(([x = 0, y = 0]) => (
        <Dot key={x} x={x} y={y} tone="design" />
      ))}
      <Dot x={295} y={82.5} tone="accent" />
      <Label x={380} y={188} tone="design" small>
        {selected}
      </Label>
      <Label x={295} y={108} tone="accent" anchor="middle" small>
        {hovered}
      </Label>
    </Drawing>
  );
}
