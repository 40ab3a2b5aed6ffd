import {useLocation} from '@docusaurus/router';
import {useEffect, useRef} from 'react';

/** A reader who goes elsewhere leaves the crash page: the error belongs to the address it happened at. */
export function useRetryOnNavigation(tryAgain: () => void): void {
  const {pathname, search, hash, key} = useLocation();
  const here = `${pathname}${search}${hash} ${key}`;
  const crashedAt = useRef(here);
  useEffect(() => {
    if (here === crashedAt.current) return;
    tryAgain();
    // The page was not there yet when the router looked for the place to scroll to.
    requestAnimationFrame(() => {
      const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
      if (target) target.scrollIntoView();
      else window.scrollTo(0, 0);
    });
  }, [here, hash, tryAgain]);
}
