import type {ReactNode} from 'react';
import {Arrow, Drawing} from './_kit';
import {Panel} from './_panel';

/** The menu of Figma's canvas, the one inside it, and the panel that opens. */
export default function AssistantStart(): ReactNode {
  return (
    <Drawing height={146}>
      <Panel x={1} y={12} w={112} controls={[{text: 'Paste here'}, {text: 'Plugins', end: '>', step: 2}]} />
      <Panel x={124} y={42} w={112} controls={[{text: 'Assistant', step: 2}, {text: 'Manage'}]} />
      <Arrow from={[240, 61]} to={[264, 61]} />
      <Panel
        x={272}
        y={12}
        w={200}
        title="Assistant"
        controls={[
          {text: 'Next', is: 'button', step: 3},
          {text: 'Settings', is: 'head'},
          {text: 'Framework', is: 'field', end: 'React', step: 4},
        ]}
      />
    </Drawing>
  );
}
