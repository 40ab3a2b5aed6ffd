import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label, Line} from './_kit';

const view = {x: 122, y: 34, w: 250, h: 160};
const content = {w: 64, h: 40};
const center = {x: view.x + view.w / 2, y: view.y + view.h / 2};

/** Content that would land outside of the viewport goes to its center; content that overlaps it stays. */
export default function InsertionIntoView(): ReactNode {
  const viewport = translate({
    id: 'vocabulary.figure.insertion.viewport',
    message: 'viewport',
    description: 'Label in the picture about where inserted content lands',
  });
  const outside = translate({
    id: 'vocabulary.figure.insertion.outside',
    message: 'outside: moved',
    description: 'Label in the picture about where inserted content lands',
  });
  const overlaps = translate({
    id: 'vocabulary.figure.insertion.overlaps',
    message: 'overlaps: kept',
    description: 'Label in the picture about where inserted content lands',
  });
  return (
    <Drawing height={232}>
      <Box {...view} filled radius={6} />
      <Label x={view.x} y={view.y - 10}>
        {viewport}
      </Label>
      <Line from={[center.x, view.y]} to={[center.x, view.y + view.h]} dashed />
      <Line from={[view.x, center.y]} to={[view.x + view.w, center.y]} dashed />
      <Box x={center.x - content.w / 2} y={center.y - content.h / 2} {...content} tone="accent" filled />
      <Box x={12} y={center.y - content.h / 2} {...content} tone="accent" dashed />
      <Arrow from={[12 + content.w + 6, center.y]} to={[center.x - content.w / 2 - 6, center.y]} tone="accent" />
      <Label x={12} y={center.y + 42} tone="accent" small>
        {outside}
      </Label>
      <Box x={view.x + view.w - 24} y={150} {...content} tone="design" filled />
      <Label x={view.x + view.w - 24} y={214} tone="design" small>
        {overlaps}
      </Label>
    </Drawing>
  );
}
