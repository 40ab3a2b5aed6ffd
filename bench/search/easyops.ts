import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {builtSites} from '@site/plugins/search/command';
import {readSite} from '@site/plugins/search/extract/site';
import {build, type Plugin} from 'esbuild';
import {gzipSize, root} from './bundle';
import type {Setup} from './peers';

const packageName = '@easyops-cn/docusaurus-search-local';
const load = createRequire(path.join(root, 'package.json'));

type Document = {i: number; u: string};
type Server = {
  scanDocuments(pages: {filePath: string; url: string; type: 'docs'}[], config: object): Promise<Document[][]>;
  buildIndex(documents: Document[][], config: object): object[];
};
type Worker = {search(baseUrl: string, context: string, input: string, limit: number): Promise<{document: Document}[]>};

/** What the plugin generates at build time, with its default options. */
function constants(languages: string[]): string {
  const korean = languages.includes('ko')
    ? `import support from 'lunr-languages/lunr.stemmer.support'; import ko from 'lunr-languages/lunr.ko'; import multi from 'lunr-languages/lunr.multi'; support(lunr); ko(lunr); multi(lunr);`
    : '';
  return `import lunr from 'lunr'; ${korean} export const language = ${JSON.stringify(languages)}; export const removeDefaultStopWordFilter = [];
    export const searchIndexUrl = 'search-index.json'; export const searchResultLimits = 8; export const fuzzyMatchingDistance = 1;`;
}

async function bundleWorker(languages: string[], running: boolean): Promise<Uint8Array> {
  const generated: Plugin = {
    name: 'generated',
    setup: ({onResolve, onLoad}) => {
      onResolve({filter: /^@generated\//}, () => ({path: 'constants', namespace: 'generated'}));
      onLoad({filter: /.*/, namespace: 'generated'}, () => ({contents: constants(languages), resolveDir: root}));
      if (running) onResolve({filter: /^comlink$/}, () => ({path: 'comlink', namespace: 'none'}));
      onLoad({filter: /.*/, namespace: 'none'}, () => ({contents: 'export const expose = () => {};'}));
    },
  };
  const entry = path.join(path.dirname(load.resolve(`${packageName}/package.json`)), 'dist/client/client/theme/worker.js');
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    minify: !running,
    write: false,
    format: running ? 'cjs' : 'iife',
    plugins: [generated],
    logLevel: 'silent',
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** The widely used local search of Docusaurus sites: its own scanner, index and worker code. */
export const easyops: Setup = async (locale) => {
  // It remembers the languages of the first index it built in a process.
  for (const name of Object.keys(load.cache)) if (/@easyops-cn|\/lunr/.test(name)) delete load.cache[name];
  const utils = `${packageName}/dist/server/server/utils`;
  const {scanDocuments} = load(`${utils}/scanDocuments`) as Server;
  const {buildIndex} = load(`${utils}/buildIndex`) as Server;
  const languages = locale === 'en' ? ['en'] : ['en', 'ko'];
  const site = builtSites(path.join(root, 'build'))[locale === 'en' ? 0 : 1];
  if (!site) throw new Error(`No built site for ${locale}`);
  const pages = readSite(site)
    .filter(({version}) => version === 'current')
    .map(({url}) => {
      const {pathname} = new URL(url);
      return {filePath: path.join(site.folder, pathname.slice(site.baseUrl.length), 'index.html'), url: pathname, type: 'docs' as const};
    });
  const documents = await scanDocuments(pages, {ignoreCssSelectors: [], forceIgnoreNoIndex: false});
  const json = JSON.stringify(buildIndex(documents, {language: languages, removeDefaultStopWordFilter: [], removeDefaultStemmer: false}));
  const bytes = gzipSize(await bundleWorker(languages, false)) + gzipSize(json);

  const folder = mkdtempSync(path.join(tmpdir(), 'easyops-'));
  writeFileSync(path.join(folder, 'worker.cjs'), await bundleWorker(languages, true));
  const {SearchWorker} = load(path.join(folder, 'worker.cjs')) as {SearchWorker: new () => Worker};
  const original = globalThis.fetch;
  globalThis.fetch = async () => new Response(json);
  Object.defineProperty(globalThis, 'location', {value: new URL('http://localhost/'), configurable: true, writable: true});
  const worker = new SearchWorker();
  return {
    name: 'docusaurus-search-local 0.55.3',
    bytes,
    allBytes: bytes,
    search: async (query) => (await worker.search('/', '', query, 16)).map(({document}) => document.u),
    close: () => {
      globalThis.fetch = original;
      rmSync(folder, {recursive: true});
    },
  };
};
