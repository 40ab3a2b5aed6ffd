import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';

/** A reader who goes elsewhere leaves the crash page: the error belongs to the address it happened at. */
export function useRetryOnNavigation(tryAgain: () => void): void {
  const {pathname, search, hash, key} = useLocation();
  const here = `${pathname}${search}${hash} ${key}`;
  const crashedAt = useRef(here);
  const placeToGo = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (here === crashedAt.current) return;
    placeToGo.current = hash;
    tryAgain();
  }, [here, hash, tryAgain]);
  // The other page is there when the crash page is gone; it was not yet when the router looked for the place to scroll to.
  useEffect(
    () => () => {
      if (placeToGo.current === undefined) return;
      const target = document.getElementById(decodeURIComponent(placeToGo.current.slice(1)));
      if (target) target.scrollIntoView();
      else window.scrollTo(0, 0);
    },
    [],
  );
}
