import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label, NamedFrame} from './_kit';
import {Panel} from './_panel';

/** A selected frame, the menu that a right-click on it opens, and the menu inside that. */
export default function FigmaDesignLink(): ReactNode {
  return (
    <Drawing height={156}>
      <NamedFrame name="Hero card" x={1} y={32} w={92} h={112} />
      <Box x={13} y={44} w={68} h={38} tone="design" />
      <Label x={13} y={104} small>
        Lisbon
      </Label>
      <Label x={13} y={128} strong small>
        240 EUR
      </Label>
      <Arrow from={[70, 60]} to={[104, 60]} />
      <Panel x={112} y={24} w={150} controls={[{text: 'Copy'}, {text: 'Paste here'}, {text: 'Copy/Paste as', end: '>', step: 2}]} />
      <Panel x={276} y={54} w={200} controls={[{text: 'Copy as PNG'}, {text: 'Copy as SVG'}, {text: 'Copy link to selection', step: 2}]} />
    </Drawing>
  );
}
