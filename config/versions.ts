import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';

/** The current docs are at the root; archived versions are listed in `versions.json` and live under their own path. */
export const versions: Pick<DocsOptions, 'lastVersion' | 'versions'> = {
  lastVersion: 'current',
  versions: {
    current: {label: 'Next', path: '', banner: 'none', badge: false},
    '1.0': {label: '1.0', path: '1.0', banner: 'unmaintained', badge: true},
  },
};
