import useIsBrowser from '@docusaurus/useIsBrowser';
import LoadFailure from '@site/src/components/LoadFailure';
import OldBrowser from '@site/src/components/OldBrowser';
import type RootType from '@theme/Root';
import {type ComponentProps, type ReactNode, useEffect} from 'react';

type Props = ComponentProps<typeof RootType>;

/** What was pressed meanwhile can be done now (config/wake). Docusaurus' own attribute comes with a later picture. */
function useSayAwake(): void {
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) document.dispatchEvent(new Event('awake'));
  }, [isBrowser]);
}

export default function Root({children}: Props): ReactNode {
  useSayAwake();
  return (
    <>
      <OldBrowser />
      {children}
      <LoadFailure />
    </>
  );
}
