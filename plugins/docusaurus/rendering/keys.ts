import {hashOf} from '../../lib/made-before';

/** The names of the chunks that each route needs, by its path and a hash: `.docusaurus/routesChunkNames.json`. */
export type RouteChunks = Record<string, {content?: string} & Record<string, unknown>>;

const pathOf = (route: string) => route.slice(0, route.lastIndexOf('-'));

/** Pages and the chunk that is theirs alone: what is written on them. */
export function ownChunks(routes: RouteChunks): Map<string, string> {
  const owners = new Map<string, string[]>();
  for (const [route, {content}] of Object.entries(routes))
    if (typeof content === 'string') owners.set(content, [...(owners.get(content) ?? []), pathOf(route)]);
  return new Map([...owners].flatMap(([chunk, [path, ...more]]) => (path && more.length === 0 ? [[path, chunk] as const] : [])));
}

/** Rendering code, by the names of its files. */
export type Files = Map<string, string | Buffer>;

/**
 * For each page a key that changes with what it is rendered from: its own chunk, and all that is not the chunk of another page. `rest` is
 * what pages are rendered from beside their code.
 */
export function renderingKeys(paths: string[], files: Files, routes: RouteChunks, rest: string): Map<string, string> {
  const own = ownChunks(routes);
  const fileOf = (chunk: string | undefined) => `${chunk}.js`;
  const ofOnePage = new Set([...own.values()].map(fileOf));
  const shared = [...files].filter(([name]) => !ofOnePage.has(name)).sort(([one], [other]) => (one < other ? -1 : 1));
  const common = hashOf(rest, ...shared.flat());
  return new Map(paths.map((path) => [path, hashOf(common, path, files.get(fileOf(own.get(path))) ?? '')]));
}
