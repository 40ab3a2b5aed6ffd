import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inWorkers} from '../lib/in-workers';
import {hashOf, MadeBefore, madeBeforeFile, withoutHashes} from '../lib/made-before';
import {filesOf, type Site} from './extract/site';
import {type ReadPage, readPage} from './read-page';

/** Reads the built pages of a locale, those that have changed since the last build. The others are as they were read then. */
export async function readPages(site: Site, siteDir: string, locale: string): Promise<{pages: ReadPage[]; changed: number}> {
  const before = new MadeBefore<ReadPage>(siteDir, madeBeforeFile(siteDir, 'pages', locale));
  // What they say is read again by the threads: kept here, all of it would take much memory.
  const keyOf = (name: string) => hashOf(site.baseUrl, name, withoutHashes(readFileSync(path.join(site.folder, name), 'utf8')));
  const built = filesOf(site).map((name) => ({name, key: keyOf(name)}));
  const changed = built.filter(({key}) => !before.get(key));
  const names = changed.map(({name}) => name);
  const read = await inWorkers(path.join(__dirname, 'read-page.ts'), readPage, names, {folder: site.folder, baseUrl: site.baseUrl});
  for (const [at, {key}] of changed.entries()) before.put(key, read[at] ?? {});
  before.save();
  return {pages: built.map(({key}) => before.get(key) ?? {}), changed: changed.length};
}
