import TakenOverLater from '@site/src/components/TakenOverLater';
import type {Props} from '@theme/DocRoot/Layout/Main';
import Main from '@theme-original/DocRoot/Layout/Main';
import type {ReactNode} from 'react';

/** The text is taken over after all that is around it. */
export default function MainInTime({children, ...props}: Props): ReactNode {
  return (
    <Main {...props}>
      <TakenOverLater>{children}</TakenOverLater>
    </Main>
  );
}
