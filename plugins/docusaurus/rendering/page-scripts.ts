import type {Manifest} from './asset-names';
import type {RouteChunks} from './keys';

/** A route as Docusaurus writes it: `.docusaurus/routes.js`. Its component is the name under which its chunks are known. */
interface Route {
  path: string;
  component: string;
  routes?: Route[];
}

/** The scripts of a page. */
export type PageScripts = {
  /** What is shown around the text: the sidebars, mostly. */
  data: string[];
  /** What shows it. */
  around: string[];
  text: string[];
};

/** The routes of `.docusaurus/routes.js`, which is code for the bundler. */
export function readRoutes(code: string): Route[] {
  const body = code.replace(/^import .*$/gm, '').replace(/^export default /m, 'return ');
  const routes = new Function('ComponentCreator', body)((path: string, hash: string) => `${path}-${hash}`);
  if (!Array.isArray(routes)) throw new Error(`.docusaurus/routes.js: its default export is ${typeof routes}, expected a list of routes.`);
  return routes;
}

const namesIn = (chunks: unknown): string[] => (typeof chunks === 'string' ? [chunks] : Object.values(chunks ?? {}).flatMap(namesIn));

/**
 * For each page the scripts that it needs beside those of all pages. The page names them, because otherwise it learns of them only when all
 * of the others have run (config/wake).
 */
export function pageScripts(routes: Route[], chunks: RouteChunks, {entrypoints, origins, assets}: Manifest): Map<string, PageScripts> {
  const filesOf = (names: string[]) =>
    names
      .flatMap((name) => origins[name] ?? [])
      .flatMap((id) => assets[id]?.js ?? [])
      .map(({publicPath}) => publicPath);
  const ofAll = new Set(filesOf(entrypoints));
  const pages = new Map<string, PageScripts>();
  const walk = ({path, component, routes: inner}: Route, {data, around}: PageScripts) => {
    const {__props: props, ...code} = chunks[component] ?? {};
    const own = filesOf(namesIn(code)).filter((file) => !ofAll.has(file) && !around.includes(file));
    if (!inner) pages.set(path, {data, around, text: [...new Set(own)]});
    const here = {data: [...data, ...filesOf(namesIn(props))], around: [...new Set([...around, ...own])], text: []};
    for (const route of inner ?? []) walk(route, here);
  };
  for (const route of routes) walk(route, {data: [], around: [], text: []});
  return pages;
}
