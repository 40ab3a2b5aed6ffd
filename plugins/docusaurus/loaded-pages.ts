import routes from '@generated/routes';
import type {RouteConfig} from 'react-router-config';
import {loadRoute} from './coming-routes';
import {matchRoutes} from './route-lookup';

const loaded = new Set<string>();

/** Whether all that a page needs has come. */
export const isLoaded = (pathname: string): boolean => loaded.has(pathname);

const routesOf = (pathname: string): RouteConfig[] => {
  const written = [...new Set([pathname, decodeURI(pathname)])];
  return written.flatMap((path) => matchRoutes(routes, path)).map(({route}) => route);
};

/** core/lib/client/preload.js, which does not say afterwards what it has loaded. */
export default async function load(pathname: string): Promise<void> {
  await Promise.all(routesOf(pathname).map(loadRoute));
  loaded.add(pathname);
}

/** All but a page of the docs itself, which is taken over later than what is around it (src/components/TakenOverLater). */
export async function loadShell(pathname: string): Promise<void> {
  const [outermost, ...inner] = routesOf(pathname);
  const shell = inner.filter(({exact}) => !exact);
  await Promise.all([outermost, ...shell].map((route) => route && loadRoute(route)));
}
