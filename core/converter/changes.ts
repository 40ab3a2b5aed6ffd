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

/** What is left of lines when it does not matter where they break. */
const words = (lines: readonly string[]): string => lines.join('').replaceAll(/[\s,()]/g, '');

/** Lines of one text and the lines of the other in their place. */
interface Run {
  readonly at: number;
  readonly lines: string[];
  readonly insteadAt: number;
  readonly instead: string[];
}

function runsOf(one: readonly string[], two: readonly string[]): Run[] {
  const rows = table(one, two);
  const runs: Run[] = [];
  let run: Run | undefined;
  let [i, j] = [0, 0];
  const open = (): Run => {
    run ??= {at: i, lines: [], insteadAt: j, instead: []};
    if (!runs.includes(run)) runs.push(run);
    return run;
  };
  while (i < one.length || j < two.length) {
    if (i < one.length && j < two.length && one[i] === two[j]) {
      run = undefined;
      [i, j] = [i + 1, j + 1];
    } else if (j < two.length && (i === one.length || (rows[i]?.[j] ?? 0) === (rows[i]?.[j + 1] ?? 0))) {
      open().instead.push(two[j++] ?? '');
    } else open().lines.push(one[i++] ?? '');
  }
  return runs;
}

/** The lines of `code` that `other` does not have, counted from 1. A line that only breaks elsewhere is not one of them. */
export function changedLines(code: string, other: string): number[] {
  return runsOf(linesOf(code), linesOf(other))
    .filter(({lines, instead}) => words(lines) !== words(instead))
    .flatMap(({at, lines}) => lines.map((_, index) => at + index + 1));
}

/** A line of two texts put together: where it is from, and which line it is there, counted from 1. */
export interface MergedLine {
  readonly in: 'both' | 'code' | 'other';
  readonly line: number;
}

/** Two texts as one: lines of both once, to the letter; where they differ, those of `code` and then those of `other`. */
export function mergedLines(code: string, other: string): MergedLine[] {
  const [one, two] = [code.trimEnd().split('\n'), other.trimEnd().split('\n')];
  const merged: MergedLine[] = [];
  let at = 0;
  for (const run of runsOf(one, two)) {
    for (; at < run.at; at++) merged.push({in: 'both', line: at + 1});
    merged.push(...run.lines.map((_, index): MergedLine => ({in: 'code', line: run.at + index + 1})));
    merged.push(...run.instead.map((_, index): MergedLine => ({in: 'other', line: run.insteadAt + index + 1})));
    at = run.at + run.lines.length;
  }
  for (; at < one.length; at++) merged.push({in: 'both', line: at + 1});
  return merged;
}
