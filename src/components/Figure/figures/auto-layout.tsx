import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Box, Drawing, Label, Line, Measure} from './_kit';

/** A row with padding and gap: two items that hug, one that fills. */
export default function AutoLayout(): ReactNode {
  const main = translate({
    id: 'vocabulary.figure.autoLayout.main',
    message: 'main axis',
    description: 'Label in the picture about auto layout',
  });
  const cross = translate({
    id: 'vocabulary.figure.autoLayout.cross',
    message: 'cross axis',
    description: 'Label in the picture about auto layout',
  });
  const padding = translate({
    id: 'vocabulary.figure.autoLayout.padding',
    message: 'padding',
    description: 'Label in the picture about auto layout',
  });
  const gap = translate({id: 'vocabulary.figure.autoLayout.gap', message: 'gap', description: 'Label in the picture about auto layout'});
  return (
    <Drawing height={230}>
      <Box x={40} y={46} w={400} h={126} tone="design" />
      <Box x={72} y={78} w={336} h={62} tone="design" dashed radius={0} />
      <Box x={72} y={78} w={78} h={62} tone="design" filled />
      <Box x={178} y={78} w={124} h={62} tone="design" filled />
      <Box x={330} y={78} w={78} h={62} tone="design" filled />
      <Label x={111} y={113} anchor="middle" mono>
        hug
      </Label>
      <Label x={240} y={113} anchor="middle" mono>
        fill
      </Label>
      <Label x={369} y={113} anchor="middle" mono>
        hug
      </Label>
      <Measure from={[41, 156]} to={[71, 156]} />
      <Label x={80} y={160} tone="accent">
        {padding}
      </Label>
      <Measure from={[151, 66]} to={[177, 66]}>
        {gap}
      </Measure>
      <Measure from={[303, 66]} to={[329, 66]}>
        {gap}
      </Measure>
      <Measure from={[40, 200]} to={[440, 200]} tone="plain" />
      <Label x={240} y={220} anchor="middle">
        {main}
      </Label>
      <Line from={[18, 46]} to={[18, 172]} />
      <g transform="rotate(-90 12 109)">
        <Label x={12} y={109} anchor="middle">
          {cross}
        </Label>
      </g>
    </Drawing>
  );
}
