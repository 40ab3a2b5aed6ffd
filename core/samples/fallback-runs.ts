export type Font = {
  family: string;
  /** First and last code point of each range the font is asked for. */
  ranges: readonly (readonly [first: number, last: number])[];
  /** Whether the font's cmap has a glyph. */
  has: (codePoint: number) => boolean;
};
/** No family: nobody has the glyph. */
export type Run = {family: string | undefined; text: string};

/** Splits a text by the first font, in order, whose ranges and cmap both have the character. */
export function fallbackRuns(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const wanted = (font: Font) => font.ranges.some(([first, last]) => first <= codePoint && codePoint <= last);
    const family = fonts.find((font) => wanted(font) && font.has(codePoint))?.family;
    const last = runs.at(-1);
    if (last && last.family === family) last.text += character;
    else runs.push({family, text: character});
  }
  return runs;
}
