import type {ReactNode} from 'react';
import {Arrow, Drawing} from './_kit';
import {Panel} from './_panel';

/** The account menu of Figma, and the dialog that its Settings open. */
export default function FigmaAccessToken(): ReactNode {
  return (
    <Drawing height={172}>
      <Panel x={1} y={12} w={126} controls={[{text: 'Settings', step: 2}, {text: 'Log out'}]} />
      <Arrow from={[132, 31]} to={[156, 31]} />
      <Panel
        x={164}
        y={12}
        w={312}
        title="Settings"
        controls={[
          {text: 'Account', is: 'tab'},
          {text: 'Notifications', is: 'tab'},
          {text: 'Security', is: 'tab', step: 3},
          {text: 'Personal access tokens', is: 'head'},
          {text: 'designto on my laptop', is: 'field', end: '30 days'},
          {text: 'Generate new token', is: 'button', step: 4},
        ]}
      />
    </Drawing>
  );
}
