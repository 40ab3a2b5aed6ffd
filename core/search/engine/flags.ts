import type {SearchIndex} from './build';
import type {Query} from './query';
import {flags as weights} from './weights';

const bare = (name: string) => name.replace(/^-+/, '').toLowerCase();

/** What the flag pages get while a flag is being typed: `--`, `--wi`, `--width`. undefined when no flag begins so. */
export function flagBonuses(index: SearchIndex, {flag, raw}: Query): Map<number, number> | undefined {
  if (flag === undefined) return undefined;
  const typed = raw.trim().toLowerCase();
  const bonuses = new Map<number, number>();
  index.pages.forEach(({page}, number) => {
    if (!page.title.startsWith('-')) return;
    const title = bare(page.title);
    const keys = page.keywords.map(bare);
    let bonus = 0;
    // ----d: as many hyphens as that one has.
    if (/^-{3}/.test(typed) && page.title.startsWith(typed)) bonus = weights.title;
    else if (flag === '') bonus = weights.all + page.rank / 100;
    else if (title === flag) bonus = weights.title;
    else if (keys.includes(flag)) bonus = weights.key;
    // The shorter the rest, the nearer: --export before --export-svg.
    else if (title.startsWith(flag)) bonus = weights.titlePrefix - title.length / 100;
    else if (keys.some((key) => key.startsWith(flag))) bonus = weights.keyPrefix;
    if (bonus > 0) bonuses.set(number, bonus);
  });
  return bonuses.size > 0 ? bonuses : undefined;
}
