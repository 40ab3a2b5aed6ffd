import {useHistory} from '@docusaurus/router';
import {type RefObject, useEffect, useRef} from 'react';

/** What src/css/arriving.css puts off within a page. */
const lowerParts = '.markdown > :nth-child(n + 8),.theme-doc-footer,.pagination-nav';

const whenIdle = (work: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(work, {timeout: 500}) : setTimeout(work));

/** One part after the other, while the browser has nothing else to do, or after a while on a machine that always has. */
function drawTheRest(page: HTMLElement): void {
  const parts = [...page.querySelectorAll<HTMLElement>(lowerParts)];
  const next = () => {
    const part = parts.shift();
    if (!part?.isConnected) return;
    part.style.setProperty('content-visibility', 'visible');
    whenIdle(next);
  };
  next();
}

/**
 * A page that is clicked to is drawn as one that is loaded is (config/wake): its first screen first. Who is led to a place further
 * down, or comes back to one, needs the height of all that is above it.
 */
export function useArriving(): {ref: RefObject<HTMLDivElement | null>; isArriving: boolean} {
  const ref = useRef<HTMLDivElement>(null);
  const {action, location} = useHistory();
  // What the history says later is about another page.
  const isArriving = useRef(action === 'PUSH' && !location.hash).current;
  useEffect(() => {
    if (!isArriving) return undefined;
    const frame = requestAnimationFrame(() => setTimeout(() => ref.current && drawTheRest(ref.current)));
    return () => cancelAnimationFrame(frame);
  }, [isArriving]);
  return {ref, isArriving};
}
