import {changesOf} from '../../core/facts/changelog';
import {countsOf} from '../../core/facts/counts';
import type {Facts} from '../../core/facts/facts';
import {flagFacts} from '../../core/facts/flags';
import {searchQuality as measured, searchQualityParts} from '../../core/facts/search-quality';
import {give, misuse, oneOf, required, type Use} from '../vocabulary/use';

/** The tags that show facts: each gets its rows as props, for the version and in the language of the page. */

/** A table of everything there is: no attribute chooses, the function writes all props. */
export const table =
  (propsOf: (facts: Facts) => object) =>
  (use: Use): void =>
    give(use, propsOf(use.facts()));

export function flagHeader(use: Use): void {
  const name = required(use, 'flag', '--artwork');
  const facts =
    flagFacts(use.facts(), name) ?? misuse(use, `flag="${name}" names no flag of data/flags/`, 'the name of a flag page', 'flag-header');
  give(use, {facts});
}

export function changes(use: Use): void {
  const version = required(use, 'of', 'Next');
  const releases = use.facts().registry.changelog.releases.map((release) => release.version);
  const props =
    changesOf(use.facts(), version) ?? misuse(use, `of="${version}" names no release`, `one of ${releases.join(', ')}`, 'changes');
  give(use, props);
}

export function searchQuality(use: Use): void {
  const show = oneOf(use, 'show', searchQualityParts, 'search-quality');
  give(use, {quality: measured(use.facts(), show)});
}

/** The number that `<Count of="flags" />` asks for is written into the page; nothing of it is left for the browser to do. */
export function count(use: Use): void {
  const of = required(use, 'of', 'flags');
  const counts = countsOf(use.facts().registry);
  const found = Object.hasOwn(counts, of) ? counts[of] : undefined;
  if (found === undefined) misuse(use, `of="${of}" counts nothing`, `one of ${Object.keys(counts).join(', ')}`, 'count');
  use.replaceWith({type: 'text', value: String(found)});
}
