import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {type Locale, locales} from '@site/config/locales';
import {filesBelow} from '../lib/files';
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

function hashInto(hash: ReturnType<typeof createHash>, relative: string): void {
  const absolute = path.join(root, relative);
  if (!existsSync(absolute)) return;
  const files = statSync(absolute).isDirectory() ? filesBelow(absolute) : [absolute];
  for (const file of files) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
}

/** One fingerprint a locale: it changes when anything the locale is built from changes. */
export function fingerprints(): Record<Locale, string> {
  const base = createHash('sha256');
  for (const entry of shared) hashInto(base, entry);
  for (const name of variables) base.update(`${name}=${process.env[name] ?? ''}\0`);
  const entries = Object.keys(locales).map((locale) => {
    const hash = base.copy();
    hashInto(hash, `i18n/${locale}`);
    return [locale, hash.digest('hex')];
  });
  return Object.fromEntries(entries) as Record<Locale, string>;
}
