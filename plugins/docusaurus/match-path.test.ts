import {matchPath as original} from 'react-router';
import {expect, it} from 'vitest';
import {matchPath} from './match-path';

const routes = [
  {path: '/docs/', exact: true},
  {path: '/docs/flags/--max-width', exact: true},
  {path: '/docs/@scope/three', exact: true, strict: true},
  {path: '/docs/1.0/'},
  {path: '*'},
];
const addresses = ['/docs', '/docs/', '/docs/FLAGS/--max-width/', '/docs/flags', '/docs/@scope/three/', '/docs/1.0/a', '/else'];

it.each(routes)('answers about $path as the router does', (route) => {
  for (const address of addresses) expect(matchPath(address, route), address).toEqual(original(address, route));
});
