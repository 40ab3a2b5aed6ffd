import {useLocation} from '@docusaurus/router';
import {type match, matchPath as original, type RouteProps} from 'react-router';
import {keyOf} from './route-lookup';

export {useLocation};

/**
 * The router's own answer, but without a regular expression for each page that is another one: the docs look for the open page among all
 * of them whenever one is shown.
 */
export function matchPath(pathname: string, route: RouteProps): match | null {
  const {path, exact} = route;
  return exact && typeof path === 'string' && keyOf(path) !== keyOf(pathname) ? null : original(pathname, route);
}
