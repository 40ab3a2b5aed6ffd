import {createHash} from 'node:crypto';
import {type Locale, locales} from '@site/config/locales';
import {hashInto} from '@site/plugins/lib/files';
import {root} from '../lib/paths';

/** What every locale is made of. */
const shared = [
  'docusaurus.config.ts',
  'sidebars.ts',
  // Its browserslist decides what the code is compiled to.
  'package.json',
  'package-lock.json',
  'config',
  'core',
  'data',
  'docs',
  'plugins',
  'src',
  'static',
  'versions.json',
  // The search index takes its aliases from it.
  'i18n/glossary.tsv',
  'versioned_data',
  'versioned_docs',
  'versioned_sidebars',
  'scripts/build',
  'scripts/lib',
];

/** Environment variables that change what is built. */
const variables = ['GOOGLE_ANALYTICS_ID', 'SEARCH_APP_ID', 'SEARCH_API_KEY', 'SEARCH_INDEX_NAME', 'SEARCH_HOSTS', 'SEARCH_INSIGHTS', 'CI'];

/** One fingerprint a locale: it changes when anything the locale is built from changes. */
export function fingerprints(): Record<Locale, string> {
  const base = createHash('sha256');
  for (const entry of shared) hashInto(base, root, entry);
  for (const name of variables) base.update(`${name}=${process.env[name] ?? ''}\0`);
  const entries = Object.keys(locales).map((locale) => {
    const hash = base.copy();
    hashInto(hash, root, `i18n/${locale}`);
    return [locale, hash.digest('hex')];
  });
  return Object.fromEntries(entries) as Record<Locale, string>;
}
