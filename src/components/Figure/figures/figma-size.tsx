import type {ReactNode} from 'react';
import {Box, Drawing, Label, NamedFrame} from './_kit';
import {Panel} from './_panel';

/** A selected card with its size, and where Figma's right sidebar says it. */
export default function FigmaSize(): ReactNode {
  return (
    <Drawing height={178}>
      <NamedFrame name="Hero card" x={41} y={28} w={112} h={113} radius={6} />
      <Box x={49} y={36} w={96} h={52} radius={4} paint="#8fc3e0" />
      <circle cx={122} cy={54} r={9} fill="#fdeec2" />
      <Label x={49} y={106} strong small>
        Lisbon
      </Label>
      <Label x={49} y={130} small>
        240 EUR
      </Label>
      <Box x={110} y={117} w={35} h={18} radius={3} paint="#2449d8" />
      <Label x={127.5} y={130} anchor="middle" paint="#ffffff" strong small>
        Book
      </Label>
      <Box x={59} y={148} w={76} h={22} radius={4} tone="accent" filled />
      <Label x={97} y={163.5} anchor="middle" tone="accent" strong small>
        320 × 324
      </Label>
      <Panel
        x={222}
        y={20}
        w={254}
        controls={[
          {text: 'Design', is: 'tab', open: true},
          {text: 'Prototype', is: 'tab'},
          {text: 'Layout', is: 'head'},
          {text: 'W', is: 'field', end: '320', step: 'marked'},
          {text: 'H', is: 'field', end: '324 Hug', step: 'marked'},
        ]}
      />
    </Drawing>
  );
}
