import type {RouteConfig} from 'react-router-config';
import {matchRoutes as original} from 'react-router-config';
import {expect, it} from 'vitest';
import {matchRoutes} from './route-lookup';

const pages = (paths: string[]): RouteConfig[] => paths.map((path) => ({path, exact: true}));

/** The shape of the routes that Docusaurus generates, two versions included. */
const routes: RouteConfig[] = [
  {path: '/docs/search', exact: true},
  {
    path: '/docs/',
    routes: [
      {path: '/docs/1.0/', routes: [{path: '/docs/1.0/', routes: pages(['/docs/1.0/', '/docs/1.0/a'])}]},
      {
        path: '/docs/',
        routes: [{path: '/docs/', routes: pages(['/docs/@scope/three', '/docs/flags/', '/docs/flags/--max-width', '/docs/'])}],
      },
    ],
  },
  {path: '*'},
];

it('finds the same routes as react-router-config, in the same order', () => {
  const addresses = ['/docs', '/docs/', '/docs/search', '/docs/Search/', '/docs/flags', '/docs/FLAGS/--max-width/', '/docs/@scope/three'];
  for (const address of [...addresses, '/docs/1.0', '/docs/1.0/a', '/docs/1.0/b', '/docs/nowhere', '/', '/else'])
    expect(matchRoutes(routes, address), address).toEqual(original(routes, address));
});
