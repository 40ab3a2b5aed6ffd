import type {SearchHit, StoredHit} from './hit';
import {plainText} from './text';

/** `position` counts from 1 in the order of the provider's answer. */
export type GroupedHit = SearchHit & {position: number; parent: StoredHit | null; isLast: boolean};
export type Group = {title: string; hits: GroupedHit[]};

/**
 * Neighbors of one section make a group, and neighbors on one page go under it. The order of the answer stays: a group
 * never lifts a hit above a better one, so a section may come again.
 */
export function groupHits(hits: SearchHit[]): Group[] {
  const groups: Group[] = [];
  let page: StoredHit | null = null;
  hits.forEach((hit, at) => {
    const title = plainText(hit.hierarchy.lvl0 ?? '');
    let group = groups.at(-1);
    if (group?.title !== title) {
      group = {title, hits: []};
      groups.push(group);
      page = null;
    }
    const before = group.hits.at(-1);
    if (hit.type === 'lvl1') page = hit;
    else if (page?.hierarchy.lvl1 !== hit.hierarchy.lvl1) page = null;
    const parent = hit.type === 'lvl1' ? null : page;
    if (before && !parent) before.isLast = true;
    group.hits.push({...hit, position: at + 1, parent, isLast: false});
  });
  for (const {hits: inGroup} of groups) {
    const last = inGroup.at(-1);
    if (last) last.isLast = true;
  }
  return groups;
}
