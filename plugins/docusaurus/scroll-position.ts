import {useScrollController} from '@docusaurus/theme-common/internal';
import {afterPicture} from '@site/core/after-picture';
import {useEffect, useLayoutEffect, useRef} from 'react';

export {useSmoothScrollTo} from '@docusaurus/theme-common/internal';

type Position = {scrollX: number; scrollY: number};
type OnScroll = (position: Position, last: Position | null) => void;

const positionNow = (): Position => ({scrollX: window.scrollX, scrollY: window.scrollY});

/**
 * theme-common/lib/utils/scrollUtils.js asks for the position whenever it renders, for which the browser has to lay the page out at once.
 * Here it is asked for once the page is drawn, and when the reader scrolls.
 */
export function useScrollPosition(onScroll: OnScroll): void {
  const {scrollEventsEnabledRef} = useScrollController();
  const last = useRef<Position>(null);
  const latest = useRef(onScroll);
  useLayoutEffect(() => {
    latest.current = onScroll;
  });
  useEffect(() => {
    const look = () => {
      if (!scrollEventsEnabledRef.current) return;
      const position = positionNow();
      latest.current(position, last.current ?? position);
      last.current = position;
    };
    const takeBack = afterPicture(look);
    window.addEventListener('scroll', look, {passive: true});
    return () => {
      takeBack();
      window.removeEventListener('scroll', look);
    };
  }, [scrollEventsEnabledRef]);
}
