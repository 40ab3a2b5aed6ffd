import LoadFailure from '@site/src/components/LoadFailure';
import OldBrowser from '@site/src/components/OldBrowser';
import type RootType from '@theme/Root';
import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<typeof RootType>;

export default function Root({children}: Props): ReactNode {
  return (
    <>
      <OldBrowser />
      {children}
      <LoadFailure />
    </>
  );
}
