import type {GroupedHit} from '../shared/group';
import type {StoredHit} from '../shared/hit';

/** What the provider answered, apart from the hits. */
export type Answer = {
  query: string;
  count: number;
  /** False while only titles are looked through; better answers will follow. */
  complete: boolean;
  corrected: string | undefined;
  queryID: string | undefined;
};

export type Item = {kind: 'hit'; hit: GroupedHit; group: string; answer: Answer} | {kind: 'recents' | 'favorites'; hit: StoredHit};

/** The core numbers the items through all groups. */
export type Numbered<Kind extends Item = Item> = Kind & {__autocomplete_id: number};
