import type {RouteConfig} from 'react-router-config';

type Loadable = {preload?: () => Promise<unknown>};

const coming = new WeakMap<object, Promise<void>>();
const loaded = new WeakSet<object>();

/** Loads what a route is rendered with; once, also if that fails. */
export function loadRoute({component}: RouteConfig): Promise<void> {
  if (!component) return Promise.resolve();
  const known = coming.get(component);
  if (known) return known;
  const load = async () => {
    await (component as Loadable).preload?.();
    loaded.add(component);
  };
  const promise = load();
  coming.set(component, promise);
  return promise;
}

const never = new Promise<void>(() => {});
const waits = new WeakMap<object, Promise<void>>();

/**
 * What React has to wait for before it can render a route; nothing when it is loaded. If it cannot be loaded, the page stays as it arrived,
 * and the box that says so is on it (src/components/LoadFailure).
 */
export function waitFor(route: RouteConfig): Promise<void> | undefined {
  const {component} = route;
  if (!component || loaded.has(component)) return undefined;
  const known = waits.get(component);
  if (known) return known;
  const wait = loadRoute(route).catch(() => never);
  waits.set(component, wait);
  return wait;
}
