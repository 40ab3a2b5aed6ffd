import {createHash} from 'node:crypto';
import {hashInto} from '../lib/files';

/** What a page is compiled with, besides its own text. The bundler does not see these as parts of the page. */
const sources = ['data', 'versioned_data', 'core', 'plugins', 'config', 'i18n/glossary.tsv'];

/** Changes when anything that pages are compiled with changes. */
export function sourcesHash(siteDir: string): string {
  const hash = createHash('sha256');
  for (const entry of sources) hashInto(hash, siteDir, entry);
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
