import type {SearchHit, StoredHit} from './hit';
import {plainText} from './text';

export const hitsPerGroup = 5;

/** `position` counts from 1 in the order of the provider's answer; grouping changes the order on screen. */
export type GroupedHit = SearchHit & {position: number; parent: StoredHit | null; isLast: boolean};
export type Group = {title: string; hits: GroupedHit[]};

function groupBy<Item>(items: Item[], keyOf: (item: Item) => string, most: number): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    if (group.length < most) group.push(item);
    groups.set(keyOf(item), group);
  }
  return groups;
}

/** By section, and inside by page, as DocSearch does; the page itself is above what was found on it. */
export function groupHits(hits: SearchHit[]): Group[] {
  const placed = hits.map((hit, at) => ({...hit, position: at + 1}));
  const sections = groupBy(placed, ({hierarchy}) => plainText(hierarchy.lvl0 ?? ''), hitsPerGroup);
  return [...sections].map(([title, inSection]) => ({
    title,
    hits: [...groupBy(inSection, ({hierarchy}) => hierarchy.lvl1 ?? '', hitsPerGroup).values()].flatMap((onPage) => {
      const parent = onPage.find(({type}) => type === 'lvl1') ?? null;
      const ordered = parent ? [parent, ...onPage.filter((hit) => hit !== parent)] : onPage;
      return ordered.map((hit, at) => ({...hit, parent: hit === parent ? null : parent, isLast: at === ordered.length - 1}));
    }),
  }));
}
