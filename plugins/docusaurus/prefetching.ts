import flat from '@docusaurus/core/lib/client/flat';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import load from './loaded-pages';
import prefetchOnce from './prefetch-once';
import {matchRoutes} from './route-lookup';

type Connection = {effectiveType: string; saveData: boolean};

declare const __webpack_require__: {gca: (chunk: string) => string | undefined};

/** The chunks of each route, by its path. Docusaurus looks through all routes for every link that comes into view. */
let chunksOf: Map<string, string[]> | undefined;

function chunksByPath(): Map<string, string[]> {
  if (chunksOf) return chunksOf;
  chunksOf = new Map();
  for (const [name, chunks] of Object.entries(routesChunkNames)) {
    // The name ends with a hash of the route.
    const path = name.replace(/-[^-]+$/, '');
    chunksOf.set(path, [...(chunksOf.get(path) ?? []), ...Object.values(flat(chunks))]);
  }
  return chunksOf;
}

function isSlow(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return Boolean(connection?.effectiveType.includes('2g') || connection?.saveData);
}

const prefetched = new Set<string>();
const preloaded = new Set<string>();

/** Addresses that came into view together are looked up one after another, and what the reader does comes first. */
const waiting: string[] = [];

function prefetchNext(): void {
  const path = waiting.shift();
  if (path === undefined) return;
  for (const {route} of matchRoutes(routes, path)) {
    for (const chunk of chunksByPath().get(String(route.path)) ?? []) {
      const address = __webpack_require__.gca(chunk);
      // A chunk may have been merged into another one.
      if (address && !address.includes('undefined')) void prefetchOnce(address);
    }
  }
  if (waiting.length > 0) setTimeout(prefetchNext);
}

function prefetch(path: string): boolean {
  if (isSlow() || prefetched.has(path) || preloaded.has(path)) return false;
  prefetched.add(path);
  waiting.push(path);
  if (waiting.length === 1) setTimeout(prefetchNext);
  return true;
}

function preload(path: string): boolean | Promise<unknown> {
  if (isSlow() || preloaded.has(path)) return false;
  preloaded.add(path);
  return load(path);
}

/** What Docusaurus keeps in the window for its links; core/lib/client/docusaurus.js, but for the looking up. */
export default Object.freeze({prefetch, preload});
