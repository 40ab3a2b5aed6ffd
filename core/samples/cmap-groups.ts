/** Consecutive code points with consecutive glyphs: one record of 12 bytes in a cmap subtable of format 12. */
export type Group = {first: number; last: number; glyph: number};

/** Glyph 0 is .notdef, so the images start at glyph 1, in the order of their code points. */
export function cmapGroups(codePoints: Iterable<number>): Group[] {
  const groups: Group[] = [];
  const sorted = [...new Set(codePoints)].sort((a, b) => a - b);
  for (const [index, codePoint] of sorted.entries()) {
    const last = groups.at(-1);
    if (last && codePoint === last.last + 1) last.last = codePoint;
    else groups.push({first: codePoint, last: codePoint, glyph: index + 1});
  }
  return groups;
}

export const subtableBytes = (groups: readonly Group[]): number => 16 + 12 * groups.length;
