import type {SearchIndex} from './build';
import {records} from './weights';

/** `echo`: a page's own record that only its headings or text brought here. */
export type Ranked = {record: number; score: number; echo: boolean};

const best = (a: Ranked, b: Ranked) => b.score - a.score || a.record - b.record;

/** The least score that is still shown. */
export function weakest(ranked: Ranked[]): number {
  let top = 0;
  for (const {score} of ranked) top = Math.max(top, Math.min(score, 1));
  return top * records.weakest;
}

/** Each further record of a page counts less, so that one long page does not fill the screen; weak matches are dropped. */
export function spread(index: SearchIndex, ranked: Ranked[]): Ranked[] {
  const least = weakest(ranked);
  const pages = new Map<number, Ranked[]>();
  for (const entry of ranked) {
    if (entry.score < least) continue;
    const page = index.records[entry.record]?.page ?? -1;
    const onPage = pages.get(page);
    if (onPage) onPage.push(entry);
    else pages.set(page, [entry]);
  }
  const result: Ranked[] = [];
  for (const onPage of pages.values()) {
    const urls = new Set<string>();
    let factor = 1;
    for (const entry of onPage.length > 1 ? onPage.sort(best) : onPage) {
      const url = index.records[entry.record]?.record.url ?? '';
      if (urls.has(url) || (entry.echo && urls.size > 0)) continue;
      urls.add(url);
      entry.score *= factor;
      factor *= records.further;
      result.push(entry);
    }
  }
  return result.sort(best);
}
