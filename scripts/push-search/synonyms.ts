import {fingerprint} from '@site/core/search/engine/fingerprint';
import type {SynonymHit} from 'algoliasearch';

/** The service takes at most so many words a group. */
const mostWords = 20;

/** Words that mean the same, as the hosted service wants them; the id follows from the words, so that a group is known again. */
export function synonymsOf(groups: string[][]): SynonymHit[] {
  const byId = new Map(
    groups.map((group): [string, SynonymHit] => {
      const synonyms = group.slice(0, mostWords);
      const objectID = fingerprint(synonyms.join('|'));
      return [objectID, {objectID, type: 'synonym', synonyms}];
    }),
  );
  return [...byId.values()];
}
