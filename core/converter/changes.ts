/** Which lines of a text are not in another: what a flag changes. */

/** Lengths of the longest common subsequences of the ends of both texts. */
function table(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const rows = Array.from({length: one.length + 1}, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      const [row, below] = [rows[i], rows[i + 1]];
      if (!row || !below) continue;
      row[j] = one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return rows;
}

/**
 * A line without what its surroundings decide: how far it is indented, and whether `const` is written here or further out. A widget that
 * only moves into another one is the same as before.
 */
const essence = (text: string): string => text.trim().replaceAll(/\bconst (?=[A-Z[])/g, '');

const linesOf = (code: string): string[] => code.trimEnd().split('\n').map(essence);

/** The lines of `code` that `other` does not have, counted from 1. */
export function changedLines(code: string, other: string): number[] {
  const [one, two] = [linesOf(code), linesOf(other)];
  const rows = table(one, two);
  const changed: number[] = [];
  let j = 0;
  for (const [i, text] of one.entries()) {
    while (j < two.length && two[j] !== text && (rows[i]?.[j] ?? 0) === (rows[i]?.[j + 1] ?? 0)) j++;
    if (j < two.length && two[j] === text) j++;
    else changed.push(i + 1);
  }
  return changed;
}
