import {createHash, type Hash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {pagePath} from '@site/config/front-matter';
import {defaultLocale, type Locale, locales} from '@site/config/locales';
import {filesBelow, hashInto, pathFrom} from '@site/plugins/lib/files';
import {fingerprint as textFingerprint} from '@site/plugins/translations/fingerprint';
import {translationFile} from '@site/plugins/translations/trees';

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
  'plugins',
  'src',
  'static',
  'versions.json',
  // The search index takes its aliases from it.
  'i18n/glossary.tsv',
  'versioned_data',
  'versioned_sidebars',
  'scripts/build',
  'scripts/lib',
];

const english = ['docs', 'versioned_docs'];

/** Environment variables that change what is built. */
const variables = ['GOOGLE_ANALYTICS_ID', 'SEARCH_APP_ID', 'SEARCH_API_KEY', 'SEARCH_INDEX_NAME', 'SEARCH_HOSTS', 'SEARCH_INSIGHTS', 'CI'];

/**
 * The English pages as another language depends on them: a page that is translated there only says whether its translation
 * is behind, the others are shown as they are.
 */
function hashSeenFrom(hash: Hash, root: string, locale: Locale): void {
  const folders = {root, docs: 'docs', i18n: 'i18n'};
  for (const folder of english.map((name) => path.join(root, name)).filter(existsSync)) {
    for (const absolute of filesBelow(folder)) {
      const file = pathFrom(root, absolute);
      const twin = pagePath(file) === undefined ? undefined : translationFile(folders, locale, file);
      if (twin === undefined || !existsSync(path.join(root, twin))) hashInto(hash, root, file);
      else {
        const stamp = textFingerprint(readFileSync(absolute, 'utf8'));
        const isCurrent = readFileSync(path.join(root, twin), 'utf8').includes(stamp);
        hash.update(`${file}\0${isCurrent ? 'current' : 'behind'}\0`);
      }
    }
  }
}

/** One a locale, which changes with anything that the locale is built from, and that of what is no page. */
export type Fingerprints = Record<Locale | 'shared', string>;

export function fingerprints(root: string): Fingerprints {
  const base = createHash('sha256');
  for (const entry of shared) hashInto(base, root, entry);
  for (const name of variables) base.update(`${name}=${process.env[name] ?? ''}\0`);
  const entries = (Object.keys(locales) as Locale[]).map((locale) => {
    const hash = base.copy();
    if (locale === defaultLocale) for (const entry of english) hashInto(hash, root, entry);
    else hashSeenFrom(hash, root, locale);
    hashInto(hash, root, `i18n/${locale}`);
    return [locale, hash.digest('hex')];
  });
  return {...(Object.fromEntries(entries) as Record<Locale, string>), shared: base.digest('hex')};
}
