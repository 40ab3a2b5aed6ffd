import {useHistorySelector} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import {afterPicture} from '@site/core/after-picture';
import {keepFocus} from '@site/src/components/keep-focus';
import {leaveOutBelow} from '@site/src/components/leave-out-below';
import {type RefObject, useEffect, useRef} from 'react';

/** Everything that the drawer covers; its backdrop, which closes it, stays in reach. */
function coveredBy(drawer: HTMLElement): HTMLElement[] {
  const covered: HTMLElement[] = [];
  for (let at = drawer; at.parentElement && at !== document.body; at = at.parentElement)
    for (const sibling of at.parentElement.children)
      if (sibling instanceof HTMLElement && sibling !== at && !sibling.inert && !sibling.matches('script, link, .navbar-sidebar__backdrop'))
        covered.push(sibling);
  return covered;
}

/** The theme closes the drawer only on the links that remember to; any change of the address has to. */
function useCloseOnNavigation(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  // A new key comes with every navigation, even to the page that is open.
  const visit = useHistorySelector(({location}) => location.key);
  const lastVisit = useRef(visit);
  useEffect(() => {
    if (visit === lastVisit.current) return;
    lastVisit.current = visit;
    // False when the link has closed the drawer itself.
    if (shown) toggle();
  }, [visit, shown, toggle]);
}

/** Makes the drawer a modal dialog while it is open: focus goes in, stays in and is given back; Escape closes. */
export function useDrawer(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const {shown, toggle} = useNavbarMobileSidebar();
  useCloseOnNavigation();
  useEffect(() => {
    const drawer = ref.current;
    if (!shown || !drawer) return;
    // The drawer is shown first: on a phone the browser needs longer than that to style anew all that becomes inert.
    let covered: HTMLElement[] = [];
    const takeBack = afterPicture(() => {
      drawer.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus({preventScroll: true});
      leaveOutBelow();
      covered = coveredBy(drawer);
      for (const element of covered) element.inert = true;
    });

    const onKeyDown = (event: KeyboardEvent) => {
      // The search may be open on top of it and handles its own keys.
      if (document.querySelector('dialog[open]')) return;
      if (event.key === 'Escape') toggle();
      else keepFocus(drawer, event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      takeBack();
      for (const element of covered) element.inert = false;
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
    };
  }, [shown, toggle]);
  return ref;
}
