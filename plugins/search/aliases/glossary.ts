import type {GlossaryEntry} from '../../../core/glossary/rows';
import {parseTsv} from '../../../core/tsv';

/** Words that mean the same, taken from the translation glossary: a reader may type either language on either site. */

/** A column may hold several words; a note in parentheses is an explanation, unless it is the other language's word. */
function words(column: string): string[][] {
  return column.split(' / ').map((entry) => {
    const inside = /\(([^)]*)\)/.exec(entry)?.[1];
    const outside = entry
      .replace(/\([^)]*\)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    // 제거(eviction) is two names for one thing; "alpha (stage)" is one name and a remark.
    const foreign = inside && /\p{Script=Hangul}/u.test(outside) && /^[A-Za-z][A-Za-z -]*$/.test(inside) ? [inside] : [];
    return [outside, ...foreign].filter(Boolean);
  });
}

/** A single short English word out of context ("in", "out", "to fit") would lead anywhere. */
const isTelling = (word: string) => !/^(?:[a-z]{1,2}|out|to fit|cap|join)$/.test(word);

export function groupsOf(entries: readonly GlossaryEntry[]): string[][] {
  return entries.flatMap(({english, korean}) => {
    const left = words(english);
    const right = words(korean);
    // "width / height" and "너비 / 높이" are two pairs; "align / alignment" and "정렬" are one group.
    const groups = left.length === right.length ? left.map((entry, at) => [...entry, ...(right[at] ?? [])]) : [[...left, ...right].flat()];
    return groups.map(unique).filter((group) => group.length > 1);
  });
}

/** One group a line, words separated by tabs; `#` begins a remark. */
export function parseGroups(tsv: string): string[][] {
  return parseTsv(tsv)
    .map(({cells}) => unique(cells))
    .filter((group) => group.length > 1);
}

function unique(group: string[]): string[] {
  const seen = new Map(group.map((word) => [word.trim().toLowerCase(), word.trim().replaceAll('|', ' ')]));
  return [...seen.values()].filter((word) => word !== '' && isTelling(word));
}
