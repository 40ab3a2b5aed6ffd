import type {Level} from '../types';
import {fields, type RecordEntry, type SearchIndex} from './build';
import type {Matches} from './match';
import {passages} from './weights';

/** What a heading is about: the first text under it, or under a heading of its section. */
function firstUnder(index: SearchIndex, {record, page, unit}: RecordEntry): string | undefined {
  const level = record.type as Level;
  // The records of a page follow one another: headings in reading order, then texts, each with the unit of its heading.
  for (let at = (index.pages[page]?.record ?? 0) + record.weight.position; ; at += 1) {
    const entry = index.records[at];
    if (!entry || entry.page !== page) return undefined;
    const {content, hierarchy} = entry.record;
    if (content === null || entry.parent < unit) continue;
    return hierarchy[level] === record.hierarchy[level] ? content : undefined;
  }
}

/** The passage that says why a page or a heading is there; what has a text of its own needs none. */
export function reasonFor(index: SearchIndex, entry: RecordEntry, matches: Matches): string | undefined {
  if (entry.record.type === 'content') return undefined;
  return entry.record.type === 'lvl1' ? bestOf(index, entry.page, matches) : firstUnder(index, entry);
}

/** The passage of a page that answers most of the query; its description where nothing does. */
function bestOf(index: SearchIndex, page: number, {words}: Matches): string | undefined {
  const values = new Map<number, number>();
  const title = index.pages[page]?.titleUnit ?? -1;
  for (const {weight, found} of words) {
    // What the title shows need not be shown again.
    const share = found.quality[title] ? passages.inTitle : 1;
    for (const unit of found.units) {
      if (index.unitPage[unit] !== page) continue;
      values.set(unit, (values.get(unit) ?? 0) + weight * share * (found.quality[unit] ?? 0));
    }
  }
  let best = -1;
  let bestValue = 0;
  for (const [unit, value] of values) {
    const weighed = value * passages.fields[index.unitField[unit] ?? fields.text];
    if (weighed > bestValue) [best, bestValue] = [unit, weighed];
  }
  const isAddress = index.unitField[best] === fields.path || index.unitField[best] === fields.section;
  // Words of the address say something only where the title says nothing.
  const isShown = isAddress && words.some(({found}) => found.quality[title]);
  return best >= 0 && !isShown ? index.unitText[best] : index.pages[page]?.page.description || undefined;
}
