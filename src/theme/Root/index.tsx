import LoadFailure from '@site/src/components/LoadFailure';
import type RootType from '@theme/Root';
import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<typeof RootType>;

export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <LoadFailure />
    </>
  );
}
