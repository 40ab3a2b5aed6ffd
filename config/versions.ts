import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

/** The current docs are at the root; archived versions are listed in `versions.json` and live under their own path. */
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
