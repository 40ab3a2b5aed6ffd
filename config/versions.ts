import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

/**
 * The current docs are at the root; archived versions are listed in `versions.json` and live under their own path. A version without
 * an entry here has its name as label and path, and says that it is not maintained any more.
 */
export const versions = {
  lastVersion: 'current',
  versions: {
    current: {label: 'Next', path: '', banner: 'none', badge: false},
    '1.0': {label: '1.0', path: '1.0', banner: 'unmaintained', badge: true},
  },
} as const satisfies Pick<DocsOptions, 'lastVersion' | 'versions'>;

export type VersionName = keyof typeof versions.versions;

/** Where the pages of each archived version begin, inside the base path of a language: `1.0/`. */
export const archivePaths: readonly string[] = Object.entries(versions.versions)
  .filter(([name]) => name !== versions.lastVersion)
  .map(([, {path}]) => `${path}/`);

const named: Readonly<Record<string, {readonly path: string} | undefined>> = versions.versions;

/** Where the pages of a version begin, after the base URL of the site: nothing for the one at the root, `/1.0` for an archive. */
export function versionBase(version: string): string {
  const path = named[version]?.path ?? (version === versions.lastVersion ? '' : version);
  return path && `/${path}`;
}
