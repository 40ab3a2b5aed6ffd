/** Light English stemming: plurals, -ing, -ed, -er, -ion and -ment meet their verb. Both sides are stemmed, so the result need not be a word. */

const vowel = /[aeiouy]/;

function singular(word: string): string {
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/[^suia]s$/.test(word) || /[aeou]as$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Forms that no rule finds. */
const irregular = new Map(
  'drawn draw|drew draw|hidden hide|written write|overwritten overwrite|overridden override|chosen choose|shown show|vertices vertex|indices index|axes axis|children child'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** clipping → clip, but scrolling → scroll and filling → fill. */
const undouble = (word: string) => (/([bdgmnprt])\1$/.test(word) ? word.slice(0, -1) : word);

function withoutEnding(word: string): string {
  for (const ending of ['ing', 'ed', 'er', 'or']) {
    const rest = word.slice(0, -ending.length);
    if (word.endsWith(ending) && rest.length >= (ending === 'ing' || ending === 'ed' ? 3 : 4) && vowel.test(rest)) return undouble(rest);
  }
  if (word.endsWith('ment') && word.length >= 8) return word.slice(0, -4);
  return word;
}

export function stemEnglish(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let stem = withoutEnding(singular(irregular.get(word) ?? word));
  // "vertically", "automatically": vertical, automatic.
  if (stem.endsWith('ly') && stem.length >= 7) stem = stem.slice(0, -2);
  if (stem.endsWith('ical') && stem.length >= 7) stem = stem.slice(0, -2);
  // "resizable", "scrollable".
  if (stem.endsWith('able') && stem.length >= 9) stem = undouble(stem.slice(0, -4));
  if (/[ts]ion$/.test(stem) && stem.length >= 7) stem = stem.slice(0, -3);
  if (stem.endsWith('e') && stem.length > 3) stem = stem.slice(0, -1);
  if (stem.endsWith('at') && stem.length >= 8) stem = stem.slice(0, -2);
  return stem;
}
