import {IndexError} from './engine/errors';

/** The one file with a fixed name, fetched fresh; all others carry their content's hash in theirs. */
export const manifestName = 'manifest.json';
export const indexFolder = 'search-index';

export type IndexFile = {file: string; checksum: string};
export type ManifestEntry = {tag: string; version: string; records: number; titles: IndexFile; text: IndexFile; related: IndexFile};
export type Manifest = {format: 1; language: string; indexes: ManifestEntry[]};

const isFile = (value: unknown): value is IndexFile => {
  const file = value as Partial<IndexFile> | null | undefined;
  return typeof file?.checksum === 'string' && typeof file.file === 'string' && /^[\w.-]+\.json$/.test(file.file);
};

const isEntry = (value: unknown): value is ManifestEntry => {
  const entry = value as Partial<ManifestEntry> | null | undefined;
  return typeof entry?.tag === 'string' && typeof entry.version === 'string' && [entry.titles, entry.text, entry.related].every(isFile);
};

export function readManifest(json: string, url: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    // The development server answers unknown addresses with a page.
    throw new IndexError('index-missing', `There is no search index at ${url}. Build one with: npm run build`);
  }
  const manifest = value as Partial<Manifest> | null;
  if (manifest?.format !== 1) throw new IndexError('index-outdated', `The search index at ${url} has another format; reload the page.`);
  if (typeof manifest.language !== 'string' || !Array.isArray(manifest.indexes) || !manifest.indexes.every(isEntry)) {
    throw new IndexError('index-damaged', `The search index at ${url} is damaged.`);
  }
  return manifest as Manifest;
}
