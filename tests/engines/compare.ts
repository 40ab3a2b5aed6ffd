import type {EngineResult} from '@site/scripts/test/engine-table';

export const comparison = 'letters, formulas and columns are as large as in Chromium';

export type Notes = Record<string, number>;

/**
 * How far apart two engines may be. The line of a formula is as high as its letters in Chromium, as high as its face in Firefox: 9 px more.
 * A letter of code is 8.4 px wide, or 8 where an engine puts letters on whole pixels.
 */
function tolerance(name: string): {part: number; pixels: number} {
  if (name.includes('formula')) return {part: 0.3, pixels: 10};
  return {part: name.includes('code') ? 0.06 : 0.03, pixels: 4};
}

/** Where the sizes of one engine are not those of another. */
export function differences(ours: Notes, theirs: Notes): string[] {
  return Object.entries(ours).flatMap(([name, value]) => {
    const other = theirs[name];
    const {part, pixels} = tolerance(name);
    const isSame = other !== undefined && Math.abs(value - other) <= Math.max(pixels, part * Math.max(value, other));
    return isSame ? [] : [`${name} is ${value} instead of ${other}`];
  });
}

/** Adds the comparison to the results of the engines that have been measured. */
export function compareWithChromium(results: EngineResult[], notes: Partial<Record<EngineResult['name'], Notes>>): void {
  const model = notes.chromium;
  if (!model || Object.keys(model).length === 0) return;
  for (const {name, outcomes} of results) {
    const own = notes[name];
    if (name === 'chromium' || !own || Object.keys(own).length === 0) continue;
    const found = differences(own, model);
    outcomes[comparison] = {
      status: found.length === 0 ? 'passed' : 'failed',
      seconds: 0,
      ...(found.length > 0 && {reason: found.join('; ')}),
    };
  }
}
