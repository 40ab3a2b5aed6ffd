import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {matchPath, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import routes from '@generated/routes';
import NavbarContent from '@theme-original/Navbar/Content';
import type {ReactNode} from 'react';

function useIsNotFound(): boolean {
  const {pathname} = useLocation();
  const {activeDoc} = useActiveDocContext(undefined);
  return !activeDoc && !routes.some((route) => route.exact && matchPath(pathname, route));
}

/**
 * The links of 404.html were written for that file. React does not correct attributes during hydration, so
 * the navbar of a not-found page is rendered again for the address that the reader asked for.
 */
export default function NavbarContentOfTheAddress(): ReactNode {
  const isBrowser = useIsBrowser();
  const isNotFound = useIsNotFound();
  return <NavbarContent key={isBrowser && isNotFound ? 'asked' : 'served'} />;
}
