import {useLocationChange as useLocationChangeNow} from '@docusaurus/theme-common/internal';
import {afterPicture} from '@site/core/after-picture';
import {type DependencyList, type EffectCallback, useEffect as useEffectNow, useRef} from 'react';

export {useRef};

/*
 * For what measures a new page or sets the focus on it. React does so before the browser has drawn the page, which then has to lay it out
 * at once; that was a third of what a click took. First comes the picture of the page, then these.
 */

export function useEffect(effect: EffectCallback, dependencies?: DependencyList): void {
  useEffectNow(() => {
    let end: ReturnType<EffectCallback>;
    const takeBack = afterPicture(() => {
      end = effect();
    });
    return () => {
      takeBack();
      end?.();
    };
  }, dependencies);
}

/** Who has gone on meanwhile, or back, is not led to the page before: the focus would scroll to its top. */
export function useLocationChange(...[onChange]: Parameters<typeof useLocationChangeNow>): void {
  const takeBack = useRef(() => {});
  useLocationChangeNow((change) => {
    takeBack.current();
    takeBack.current = afterPicture(() => onChange(change));
  });
}
