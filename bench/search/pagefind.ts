import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {builtSites} from '@site/plugins/search/command';
import {gzipSize, root} from './bundle';
import type {Setup} from './peers';

type Service = {
  createIndex(
    options: object,
  ): Promise<{index: {addHTMLFile(file: object): Promise<unknown>; writeFiles(options: object): Promise<unknown>}}>;
  close(): Promise<void>;
};
type Client = {
  options(options: object): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{results: {data(): Promise<{url: string}>}[]}>;
};

async function buildFiles(locale: 'en' | 'ko', outputPath: string): Promise<void> {
  const name = 'pagefind';
  const service = (await import(name)) as Service;
  const [english, korean] = builtSites(path.join(root, 'build'));
  const site = locale === 'en' ? english : korean;
  if (!site) throw new Error(`No built site for ${locale}`);
  const {index} = await service.createIndex({rootSelector: 'article', forceLanguage: locale});
  const skipped = new Set(['1.0', 'assets', 'search-index', 'search', ...site.otherLocales]);
  for (const file of readdirSync(site.folder, {recursive: true}) as string[]) {
    if (!file.endsWith('index.html') || skipped.has(file.split(path.sep)[0] ?? '')) continue;
    const content = readFileSync(path.join(site.folder, file), 'utf8');
    if (!content.includes('http-equiv="refresh"'))
      await index.addHTMLFile({url: site.baseUrl + file.replace(/\/?index\.html$/, ''), content});
  }
  await index.writeFiles({outputPath});
  await service.close();
}

/** Pagefind with its own client, fed from disk instead of the network. */
export const pagefind: Setup = async (locale) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  await buildFiles(locale, folder);
  const loaded = new Map<string, number>([['pagefind.js', gzipSize(readFileSync(path.join(folder, 'pagefind.js')))]]);
  const original = globalThis.fetch;
  const shims = {
    document: {querySelector: () => ({getAttribute: () => locale})},
    window: {location: new URL('http://localhost/')},
    location: new URL('http://localhost/'),
  };
  for (const [key, value] of Object.entries(shims)) Object.defineProperty(globalThis, key, {value, configurable: true, writable: true});
  globalThis.fetch = async (input) => {
    const file = decodeURIComponent(
      String(input)
        .replace(/^.*pagefind-files\//, '')
        .replace(/\?.*/, ''),
    );
    const content = readFileSync(path.join(folder, file));
    // Its own files are compressed already; gzip makes them no smaller.
    loaded.set(file, Math.min(content.length, gzipSize(content)));
    return new Response(content);
  };
  const client = (await import(pathToFileURL(path.join(folder, 'pagefind.js')).href)) as Client;
  await client.options({basePath: 'http://localhost/pagefind-files/', baseUrl: '/'});
  await client.init();
  const search = async (query: string) => {
    const {results} = await client.search(query);
    const data = await Promise.all(results.slice(0, 5).map((result) => result.data()));
    return data.map(({url}) => new URL(url, 'http://localhost/').pathname);
  };
  await search(locale === 'en' ? 'layout' : '레이아웃');
  const bytes = [...loaded.values()].reduce((sum, size) => sum + size, 0);
  const all = (readdirSync(folder, {recursive: true}) as string[])
    .filter((file) => /\.(?:pf_\w+|pagefind)$|pagefind\.js$/.test(file) && statSync(path.join(folder, file)).isFile())
    .reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  return {
    name: 'Pagefind 1.6.0',
    bytes,
    allBytes: all,
    search,
    close: () => {
      globalThis.fetch = original;
      rmSync(folder, {recursive: true});
    },
  };
};
