import {brand} from '../../config/brand';
import {versionBase} from '../../config/versions';
import type {Facts} from '../../core/facts/facts';
import {factsOfVersion, frozenFolder} from './registry';

/** The version a page belongs to, from where its file is: `versioned_docs/version-2.0/…` or the same folder of a translation. */
export function versionOf(file: string): string {
  const [, version] = /(?:^|\/)(?:versioned_docs|docusaurus-plugin-content-docs)\/version-([^/]+)\//.exec(file.replaceAll('\\', '/')) ?? [];
  return version ?? 'current';
}

/** What the tags of a page may show, in the language of the site that is being built. */
export function factsOfPage(file: string, locale: string): Facts {
  const version = versionOf(file);
  const facts = factsOfVersion(version);
  if (!facts) {
    throw new Error(
      `${file}: version ${version} has no facts of its own (${frozenFolder(version)}/ is missing), so its pages can use no tag that shows some.`,
    );
  }
  return {...facts, locale, base: versionBase(version), scope: brand.scope};
}
