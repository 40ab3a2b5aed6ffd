import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef} from 'react';

type Place = {shown: number; scroll: number};

const readPlace = (state: unknown): Place | undefined => {
  const {shown, scroll} = ((state as {place?: Partial<Place>} | null | undefined)?.place ?? {}) as Partial<Place>;
  return typeof shown === 'number' && typeof scroll === 'number' ? {shown, scroll} : undefined;
};

/** How long the list was and where the reader was in it, kept with the entry of the browser's history: Back leads there. */
export function usePlace(): {wanted: number; leave: (shown: number) => void; arrived: (hits: number) => void} {
  const history = useHistory();
  const {state} = useLocation();
  const place = useRef(readPlace(state));
  const leave = useCallback(
    (shown: number) => {
      const {location} = history;
      history.replace({...location, state: {...(location.state as object | undefined), place: {shown, scroll: window.scrollY}}});
    },
    [history],
  );
  const waiting = useRef(place.current !== undefined);
  const arrived = useCallback((hits: number) => {
    if (!waiting.current || hits === 0) return;
    waiting.current = false;
    window.scrollTo({top: place.current?.scroll ?? 0, behavior: 'instant'});
  }, []);
  // A reader who scrolls meanwhile has chosen another place.
  useEffect(() => {
    const stay = () => {
      waiting.current = false;
    };
    window.addEventListener('wheel', stay, {once: true, passive: true});
    return () => window.removeEventListener('wheel', stay);
  }, []);
  return {wanted: place.current?.shown ?? 1, leave, arrived};
}
