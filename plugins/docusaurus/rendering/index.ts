import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {filesBelow} from '../../lib/files';
import {assetNames, type Manifest, withAssetNames, withoutAssetNames} from './asset-names';
import {KeptPages, type Result} from './kept-pages';
import {type Files, type RouteChunks, renderingKeys} from './keys';
import {type PageScripts, pageScripts, readRoutes} from './page-scripts';

interface Options {
  props: Props;
  serverBundlePath: string;
  clientManifestPath: string;
  router: unknown;
}
type Rendered = {success: boolean; pathname: string; result: Result};
type All = {collectedData: Record<string, unknown>};

/** The parts of Docusaurus that render pages: core/lib/ssg/ssgExecutor.js and ssgGlobalResult.js. */
interface Executor {
  executeSSG: (options: Options) => Promise<All>;
}
interface Results {
  createGlobalSSGResult: (rendered: Rendered[]) => Promise<All>;
}

const json = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8'));

function filesOf(serverBundlePath: string): Files {
  const files = filesBelow(path.dirname(serverBundlePath));
  return new Map(files.map((file) => [path.basename(file), readFileSync(file)]));
}

/** What pages are rendered from beside their code (core/lib/ssg/ssgParams.js). */
function paramsOf({props: {siteConfig, headTags, preBodyTags, postBodyTags}}: Options, {entrypoints, origins}: Manifest): string {
  // They come in another order each time.
  const chunks = Object.entries(origins).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([siteConfig, headTags, preBodyTags, postBodyTags, entrypoints, chunks]);
}

/** Where Docusaurus writes a page (core/lib/ssg/ssgUtils.js). */
export function pageFile(pathname: string, {outDir, baseUrl, trailingSlash}: {outDir: string; baseUrl: string; trailingSlash?: boolean}) {
  const name = pathname.slice(baseUrl.length);
  if (/\.html?$/i.test(name)) return path.join(outDir, name);
  const isFolder = trailingSlash !== false || name === '' || name.endsWith('/');
  return path.join(outDir, isFolder ? path.join(name, 'index.html') : `${name}.html`);
}

/** What pages are written with. It is not kept with them, so that another one does not make them be rendered again. */
type Finish = (html: string, scripts?: PageScripts) => string;

/**
 * After a change on one page, rendering is half of the build, and all other pages come out as before but for the name of one script. Here
 * a page is rendered only when something that it is rendered from has changed.
 */
export function renderOnlyWhatChanged(executor: Executor, results: Results, finish: Finish): void {
  const {executeSSG} = executor;
  const {createGlobalSSGResult} = results;
  executor.executeSSG = async (options) => {
    const {props, serverBundlePath, clientManifestPath} = options;
    const manifest = json<Manifest>(clientManifestPath);
    const names = assetNames(manifest);
    const routes = json<RouteChunks>(path.join(props.generatedFilesDir, 'routesChunkNames.json'));
    const keys = renderingKeys(props.routesPaths, filesOf(serverBundlePath), routes, paramsOf(options, manifest));
    const fileOf = (pathname: string) =>
      pageFile(pathname, {outDir: props.outDir, baseUrl: props.baseUrl, trailingSlash: props.siteConfig.trailingSlash});
    const pages = new KeptPages(props.siteDir, props.i18n.currentLocale);
    const kept = new Map<string, Rendered>();
    const scripts = pageScripts(readRoutes(readFileSync(path.join(props.generatedFilesDir, 'routes.js'), 'utf8')), routes, manifest);
    const write = (pathname: string, html: string) => writeFileSync(fileOf(pathname), finish(html, scripts.get(pathname)));
    for (const [pathname, key] of keys) {
      const page = pages.get(key);
      const html = page && withAssetNames(page.html, names);
      if (!html) continue;
      mkdirSync(path.dirname(fileOf(pathname)), {recursive: true});
      write(pathname, html);
      kept.set(pathname, {success: true, pathname, result: page.result});
    }
    results.createGlobalSSGResult = async (rendered) => {
      const now = new Map(rendered.map((page) => [page.pathname, page]));
      const all = props.routesPaths.flatMap((pathname) => kept.get(pathname) ?? now.get(pathname) ?? []);
      const data = await createGlobalSSGResult(all);
      for (const [pathname, key] of keys) {
        const page = now.get(pathname);
        if (!page) continue;
        const html = readFileSync(fileOf(pathname), 'utf8');
        pages.put(key, withoutAssetNames(html, names), page.result);
        write(pathname, html);
      }
      await pages.save();
      console.log(`Rendered ${rendered.length} of ${props.routesPaths.length} pages.`);
      return data;
    };
    const changed = props.routesPaths.filter((pathname) => !kept.has(pathname));
    return executeSSG({...options, props: {...props, routesPaths: changed}});
  };
}
