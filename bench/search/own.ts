import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Manifest, manifestName} from '@site/core/search/manifest';
import {contextual, createAsker, pathsOf} from '@site/tests/search/golden';
import {bundleSize, gzipSize, root} from './bundle';
import type {Setup} from './peers';

/** This site's search, through the worker's message handler. */
export const own: Setup = async (locale) => {
  const folder = path.join(root, 'build/docs', locale === 'en' ? '' : locale, 'search-index');
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const manifest = JSON.parse(read(manifestName)) as Manifest;
  const current = manifest.indexes.find(({version}) => version === 'current');
  if (!current) throw new Error(`${folder}: no index of the current version`);
  const code = (await bundleSize('src/search/client/client.ts')) + (await bundleSize('src/search/worker/worker.ts'));
  const bytes = code + gzipSize(read(manifestName)) + gzipSize(read(current.titles.file));
  const asker = createAsker();
  await asker.settle(locale);
  return {
    name: 'Designto',
    bytes,
    allBytes: bytes + gzipSize(read(current.text.file)),
    search: async (query) =>
      pathsOf(await asker.ask({query, hitsPerPage: 20, facetFilters: contextual(locale), attributesToSnippet: ['content:10']})),
  };
};
