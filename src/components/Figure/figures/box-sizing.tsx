import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Box, Drawing, Label, Measure} from './_kit';

/** height: 100 with padding: 24, measured both ways. One unit of the drawing is one pixel. */
export default function BoxSizing(): ReactNode {
  const padding = translate({
    id: 'vocabulary.figure.boxSizing.padding',
    message: 'padding 24',
    description: 'Label in the picture about box sizing',
  });
  const content = translate({
    id: 'vocabulary.figure.boxSizing.content',
    message: 'content',
    description: 'Label in the picture about box sizing',
  });
  const boxes = [
    {x: 8, total: 100, inner: 52, name: 'border-box', tone: 'design'},
    {x: 258, total: 148, inner: 100, name: 'content-box', tone: 'code'},
  ] as const;
  return (
    <Drawing height={210}>
      {boxes.map(({x, total, inner, name, tone}) => (
        <g key={name}>
          <Label x={x} y={16} tone={tone} strong mono>
            {name}
          </Label>
          <Box x={x} y={32} w={170} h={total} tone={tone} filled />
          <Box x={x + 24} y={56} w={122} h={inner} tone={tone} dashed radius={0} />
          <Label x={x + 85} y={49} anchor="middle">
            {padding}
          </Label>
          <Label x={x + 85} y={56 + inner / 2 + 4} anchor="middle">
            {content} {inner}
          </Label>
          <Measure from={[x + 182, 32]} to={[x + 182, 32 + total]} tone={tone}>
            {total}
          </Measure>
        </g>
      ))}
      <Label x={8} y={203} mono>
        height: 100px; padding: 24px
      </Label>
    </Drawing>
  );
}
