import {type Field, fields, type SearchIndex} from './build';
import type {Matches} from './match';

/** Which text of a page says best why it was found; the page's description before its text, the address last. */
const preference: Record<Field, number> = {
  [fields.title]: 0,
  [fields.summary]: 1.1,
  [fields.text]: 1,
  [fields.heading]: 1,
  [fields.asked]: 0.9,
  [fields.keywords]: 0.9,
  [fields.path]: 0.3,
  [fields.section]: 0.2,
};

/** The passage of a page that answers most of the query; its description where nothing does. */
export function reasonFor(index: SearchIndex, page: number, {words}: Matches): string | undefined {
  const values = new Map<number, number>();
  const title = index.pages[page]?.titleUnit ?? -1;
  for (const {weight, found} of words) {
    // What the title shows need not be shown again.
    const share = found.quality[title] ? 0.25 : 1;
    for (const unit of found.units) {
      if (index.unitPage[unit] !== page) continue;
      values.set(unit, (values.get(unit) ?? 0) + weight * share * (found.quality[unit] ?? 0));
    }
  }
  let best = -1;
  let bestValue = 0;
  for (const [unit, value] of values) {
    const weighed = value * preference[index.unitField[unit] ?? fields.text];
    if (weighed > bestValue) [best, bestValue] = [unit, weighed];
  }
  return best >= 0 ? index.unitText[best] : index.pages[page]?.page.description || undefined;
}
