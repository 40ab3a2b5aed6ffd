/**
 * System faces that stand in for ours. Each is scaled so that a text in it is as long as in ours, and its lines are as high:
 * what a reader sees before a face has come, or instead of it, is laid out the same.
 */

/** What a font says of itself, in parts of its size. */
export interface Metrics {
  ascent: number;
  descent: number;
  /** The width of an average letter of the pages. */
  width: number;
}

export interface Fallback {
  family: string;
  /** Full names and PostScript names; which of them counts depends on the system. */
  local: string[];
  weight?: string;
  range?: string;
  /** The width of its average letter, in parts of its size. */
  width: number;
}

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;

export function fallbackFace(of: Metrics, {family, local, weight, range, width}: Fallback): string {
  const scale = of.width / width;
  const lines = [
    `font-family: '${family}';`,
    ...(weight ? [`font-weight: ${weight};`] : []),
    `src: ${local.map((name) => `local('${name}')`).join(', ')};`,
    `size-adjust: ${percent(scale)};`,
    // Both are parts of the scaled size.
    `ascent-override: ${percent(of.ascent / scale)};`,
    `descent-override: ${percent(of.descent / scale)};`,
    'line-gap-override: 0%;',
    ...(range ? [`unicode-range: ${range};`] : []),
  ];
  return `@font-face {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}

/** The average width of the characters of a text, given the width of each. */
export function averageWidth(text: string, widthOf: (codePoint: number) => number): number {
  let sum = 0;
  let count = 0;
  for (const character of text) {
    sum += widthOf(character.codePointAt(0) ?? 0);
    count += 1;
  }
  return sum / count;
}
