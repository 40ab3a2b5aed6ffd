import type {ReactNode} from 'react';
import {Box, Drawing, Label, Measure, NamedFrame} from './_kit';
import {Panel} from './_panel';

/** The row at the bottom of a card, and the panel of Figma that lays it out. */
export default function FigmaAutoLayoutPanel(): ReactNode {
  return (
    <Drawing height={182}>
      <NamedFrame name="Footer" x={1} y={68} w={232} h={58} />
      <Label x={14} y={102} strong>
        240 EUR
      </Label>
      <Measure from={[76, 97]} to={[162, 97]}>
        Auto
      </Measure>
      <Box x={168} y={80} w={54} h={34} radius={6} paint="#2449d8" />
      <Label x={195} y={101.5} anchor="middle" paint="#ffffff" strong>
        Book
      </Label>
      <Panel
        x={262}
        y={12}
        w={214}
        controls={[
          {text: 'Design', is: 'tab', open: true},
          {text: 'Prototype', is: 'tab'},
          {text: 'Auto layout', is: 'head'},
          {text: 'Width', is: 'field', end: 'Fill', step: 3},
          {text: 'Gap', is: 'field', end: 'Auto', step: 3},
          {text: 'Padding', is: 'field', end: '0'},
        ]}
      />
    </Drawing>
  );
}
