import {isWhole} from '@site/core/whole';
import {type ReactNode, use} from 'react';
import {type match, matchPath, Route, type RouteComponentProps} from 'react-router';
import type {RouteConfig} from 'react-router-config';
import {waitFor} from './coming-routes';

type Entry = {route: RouteConfig; at: number};
type Table = {
  /** Pages, by their address. */
  exact: Map<string, Entry>;
  /** What holds other pages, and the not-found page. */
  open: Entry[];
};
type Found = Entry & {match: match};

const tables = new WeakMap<RouteConfig[], Table>();

/** As the router compares: without regard to case and to a slash at the end. */
export const keyOf = (path: string) => path.replace(/\/+$/, '').toLowerCase();

function tableOf(routes: RouteConfig[]): Table {
  const kept = tables.get(routes);
  if (kept) return kept;
  const table: Table = {exact: new Map(), open: []};
  for (const [at, route] of routes.entries()) {
    if (!route.exact || typeof route.path !== 'string') table.open.push({route, at});
    else if (!table.exact.has(keyOf(route.path))) table.exact.set(keyOf(route.path), {route, at});
  }
  tables.set(routes, table);
  return table;
}

/** The first route that matches. Only the few that can are tried. */
export function findRoute(routes: RouteConfig[], pathname: string): Found | undefined {
  const {exact, open} = tableOf(routes);
  const page = exact.get(keyOf(pathname));
  const candidates = page ? [...open, page].sort((one, other) => one.at - other.at) : open;
  for (const {route, at} of candidates) {
    const found = matchPath(pathname, route);
    if (found) return {route, at, match: found};
  }
  return undefined;
}

/**
 * In place of react-router-config, which tries one page after another, each with a regular expression of its own: with 250
 * pages that is a good part of what a click costs, and of what a page has to do before it comes alive.
 */
export function matchRoutes(routes: RouteConfig[], pathname: string): {route: RouteConfig; match: match}[] {
  const found = findRoute(routes, pathname);
  if (!found) return [];
  const {route} = found;
  return [{route, match: found.match}, ...(route.routes ? matchRoutes(route.routes, pathname) : [])];
}

type Extra = Record<string, unknown>;
type Props = RouteComponentProps & {route: RouteConfig};

/** React takes over what is around a page while the page's own files still come. Later the page itself says that they do. */
function Page({route, ...props}: Props): ReactNode {
  const {component: Component} = route;
  const wait = typeof window === 'undefined' || isWhole() ? undefined : waitFor(route);
  if (wait) use(wait);
  return Component ? <Component {...props} route={route} /> : null;
}

function renderRoute(route: RouteConfig, props: RouteComponentProps, extra: Extra): ReactNode {
  if (route.render) return route.render({...props, ...extra, route});
  const Component = route.exact ? Page : route.component;
  return Component ? <Component {...props} {...extra} route={route} /> : null;
}

export function renderRoutes(routes: RouteConfig[] | undefined, extra: Extra = {}): ReactNode {
  if (!routes) return null;
  return (
    <Route
      render={({location}) => {
        const found = findRoute(routes, location.pathname);
        if (!found) return null;
        const {route, at} = found;
        // The key makes another page of another address, as a Switch does.
        return (
          <Route
            key={route.key ?? at}
            path={route.path}
            exact={route.exact}
            strict={route.strict}
            location={location}
            render={(props) => renderRoute(route, props, extra)}
          />
        );
      }}
    />
  );
}
