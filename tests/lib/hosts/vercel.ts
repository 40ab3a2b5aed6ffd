import {filesOf} from './files';
import type {Host} from './table';

type Route = {src?: string; handle?: string; status?: number; dest?: string; headers?: Record<string, string>; continue?: boolean};

const lower = (headers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** As Vercel documents `routes`: from top to bottom, `src` matches the whole path, `filesystem` looks for a file. */
export function vercel(site: string): Host {
  const {fileAt, read} = filesOf(site);
  const {routes} = JSON.parse(read('/vercel.json')) as {routes: Route[]};
  return (path) => {
    let headers: Record<string, string> = {};
    for (const route of routes) {
      if (route.handle === 'filesystem') {
        const file = path.startsWith('/.') || path === '/vercel.json' ? undefined : fileAt(path);
        if (file) return {status: 200, file, headers};
      } else if (route.src !== undefined && new RegExp(`^${route.src}$`).test(path)) {
        headers = {...headers, ...lower(route.headers)};
        if (!route.continue) return {status: route.status ?? 200, file: route.dest, location: headers.location, headers};
      }
    }
    return {status: 404, headers};
  };
}
