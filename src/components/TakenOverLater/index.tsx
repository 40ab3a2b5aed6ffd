import {type ReactNode, Suspense, useEffect} from 'react';

/** All of the page is taken over by now: the app answers everywhere (config/wake), and may write its head. */
export function useSayWhole(): void {
  useEffect(() => {
    document.dispatchEvent(new Event('whole'));
  }, []);
}

function Last(): ReactNode {
  useSayWhole();
  return null;
}

/**
 * What React takes over after all around it, so that the navbar answers before the text does. It is in the HTML as ever, in an element with
 * `data-later`. When a context around it changes before, React takes it over at once, in one long task.
 */
export default function TakenOverLater({children}: {children: ReactNode}): ReactNode {
  return (
    <Suspense>
      {children}
      <Last />
    </Suspense>
  );
}
