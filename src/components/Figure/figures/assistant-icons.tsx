import type {ReactNode} from 'react';
import {Arrow, Drawing, NamedFrame} from './_kit';
import {Panel, StepNumber} from './_panel';

/** The icons view of the Assistant, and the icon that was dragged to the canvas. */
export default function AssistantIcons(): ReactNode {
  return (
    <Drawing height={182}>
      <Panel
        x={1}
        y={12}
        w={310}
        title="Assistant"
        controls={[
          {text: 'Code', is: 'tab'},
          {text: 'Lint', is: 'tab'},
          {text: 'Icons', is: 'tab', step: 1},
          {text: 'search', is: 'field', step: 2},
          {text: 'Set', is: 'field', end: 'Outlined', step: 3},
          {text: 'Size', is: 'field', end: '24'},
        ]}
      />
      <Arrow from={[318, 96]} to={[356, 96]} />
      <NamedFrame name="icon/search" x={368} y={72} w={48} h={48} />
      <path d="M404.5 108.5l-7-7" stroke="var(--text)" strokeWidth={3} strokeLinecap="round" />
      <circle cx={390} cy={94} r={10} fill="none" stroke="var(--text)" strokeWidth={3} />
      <StepNumber x={416} y={120} step={4} />
    </Drawing>
  );
}
