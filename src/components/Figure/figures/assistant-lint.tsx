import type {ReactNode} from 'react';
import {Arrow, Drawing, Label, NamedFrame} from './_kit';
import {Panel} from './_panel';

/** The lint view of the Assistant, and the layer that a click on an entry selects. */
export default function AssistantLint(): ReactNode {
  return (
    <Drawing height={238}>
      <Panel
        x={1}
        y={12}
        w={310}
        title="Assistant"
        controls={[
          {text: 'Code', is: 'tab'},
          {text: 'Lint', is: 'tab', open: true},
          {text: 'Icons', is: 'tab'},
          {text: 'default-name', is: 'head', end: '6'},
          {text: 'Frame 4', step: 1},
          {text: 'Frame 5'},
          {text: 'Frame 6'},
          {text: 'Contact', is: 'field', end: '3', step: 2},
        ]}
      />
      <Arrow from={[318, 121]} to={[340, 121]} />
      <NamedFrame name="Frame 4" x={348} y={101} w={131} h={40} />
      <circle cx={368} cy={121} r={12} fill="#e0f1f8" />
      <Label x={388} y={125.5} small>
        Grace Hopper
      </Label>
    </Drawing>
  );
}
