import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** What a page is compiled with, besides its own text. The bundler does not see these as parts of the page. */
const sources = ['data', 'versioned_data', 'core', 'plugins', 'config', 'i18n/glossary.tsv'];

function filesOf(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, {withFileTypes: true, recursive: true})
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
    .sort();
}

/** Changes when anything that pages are compiled with changes. */
export function sourcesHash(siteDir: string): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((entry) => filesOf(path.join(siteDir, entry)))) {
    hash.update(path.relative(siteDir, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

interface BundlerConfig {
  experiments?: {cache?: {version?: string}};
}

/** A bundler whose kept results are thrown away when the facts or the plugins change: a page would show old facts. */
export function withFactsInCache(config: BundlerConfig, siteDir: string): BundlerConfig {
  const version = config.experiments?.cache?.version;
  return version === undefined ? {} : {experiments: {cache: {version: `${version}-${sourcesHash(siteDir)}`}}};
}
