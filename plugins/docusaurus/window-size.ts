import siteConfig from '@generated/docusaurus.config';
import {hasOwnItems} from '@site/core/own-navbar-items';
import {useEffect, useState} from 'react';

type Size = 'desktop' | 'mobile' | 'ssr';

const desktopBreakpoint = 996;

/** With which size the app takes the page over: the same for all parts, whatever happens to the window meanwhile. */
let atFirst: Size | undefined;

/** As the styles ask. For the window's own width the browser may have to lay the page out at once. */
const sizeNow = (breakpoint: number): Size => (matchMedia(`(max-width: ${breakpoint}px)`).matches ? 'mobile' : 'desktop');

/** The server cannot know which window it writes for. React is not to find what it does not render. */
function takeOver(breakpoint: number): Size {
  const size = sizeNow(breakpoint);
  if (size === 'desktop') return size;
  const {items} = siteConfig.themeConfig.navbar as {items: {type?: string}[]};
  if (!hasOwnItems(items)) for (const item of document.querySelectorAll('.navbar__inner .navbar__item')) item.remove();
  for (const sidebar of document.querySelectorAll('.theme-doc-sidebar-container > * > *')) sidebar.remove();
  document.querySelector('.theme-doc-toc-desktop')?.parentElement?.remove();
  return size;
}

/** For the entry: done while the files of the page come, so that the browser has styled the page anew before React takes it over. */
export function firstSize(breakpoint = desktopBreakpoint): Size {
  if (typeof window === 'undefined') return 'ssr';
  if (document.documentElement.dataset.hasHydrated === 'true') return sizeNow(breakpoint);
  atFirst ??= takeOver(breakpoint);
  return atFirst;
}

/**
 * theme-common/lib/hooks/useWindowSize.js, which renders on every phone what only wide windows show, each time a page wakes or is opened,
 * and then takes it away: the items of the navbar, the whole sidebar, and the table of contents.
 */
export function useWindowSize({desktopBreakpoint: breakpoint = desktopBreakpoint}: {desktopBreakpoint?: number} = {}): Size {
  const [size, setSize] = useState(() => firstSize(breakpoint));
  useEffect(() => {
    const update = () => setSize(sizeNow(breakpoint));
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [breakpoint]);
  return size;
}
