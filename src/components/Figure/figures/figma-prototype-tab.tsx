import type {ReactNode} from 'react';
import {Arrow, Box, Drawing, Label, NamedFrame} from './_kit';
import {Panel} from './_panel';

/** A button connected to a screen, and the settings of the connection in Figma's Prototype tab. */
export default function FigmaPrototypeTab(): ReactNode {
  return (
    <Drawing height={182}>
      <NamedFrame name="Offer" x={1} y={62} w={124} h={62} />
      <Label x={12} y={98} strong small>
        240 EUR
      </Label>
      <Box x={70} y={79} w={46} h={28} radius={5} paint="#2449d8" />
      <Label x={93} y={97} anchor="middle" paint="#ffffff" strong small>
        Book
      </Label>
      <Arrow from={[116, 93]} to={[158, 93]} tone="accent" />
      <NamedFrame name="Checkout" x={164} y={62} w={72} h={112} />
      <Label x={176} y={90} strong small>
        Pay
      </Label>
      <Panel
        x={262}
        y={12}
        w={214}
        controls={[
          {text: 'Design', is: 'tab'},
          {text: 'Prototype', is: 'tab', step: 'marked'},
          {text: 'Interaction', is: 'head'},
          {text: 'Trigger', is: 'field', end: 'On click'},
          {text: 'Action', is: 'field', end: 'Navigate to'},
          {text: 'Destination', is: 'field', end: 'Checkout', step: 'marked'},
        ]}
      />
    </Drawing>
  );
}
