import {memo, type ReactNode, Suspense, useEffect} from 'react';

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
 * What React takes over after all around it, so that the navbar answers before the text does, and before the files of the text are there
 * (plugins/docusaurus/coming-routes.ts). It is in the HTML as ever. When a context around it changes before, React has to take it over at
 * once, in one long task, or to leave it out if its files are not there; memoized, it does not change with what is around it.
 */
export default memo(function TakenOverLater({children}: {children: ReactNode}): ReactNode {
  return (
    <div data-later="">
      <Suspense>
        {children}
        <Last />
      </Suspense>
    </div>
  );
});
