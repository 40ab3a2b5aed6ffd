import path from 'node:path';

/** One file that readers download: a part of a font from npm, with the letters of these pages and the weights of these styles. */
export interface Face {
  /** The name of the file in static/fonts, before its hash. */
  name: string;
  family: string;
  source: string;
  license: string;
  /** Features of the font that the styles use. */
  features: string[];
  axes: Record<string, number | {min: number; max: number}>;
  /** The characters this face is asked for; the styles send no others to it. */
  range: string;
  /** It draws formulas and nothing else: their letters are all it has. */
  formulas?: true;
  /** Characters that fewer files than this contain, and no string of the site, are in a second file. */
  rareBelow?: number;
  /**
   * `optional`: a face that is not there when the page is first painted is not used on that page, so its arrival moves nothing.
   * `swap`: what comes before it is exactly as wide, or no letter at all.
   */
  display: 'optional' | 'swap';
}

const hangul = 'U+3000-303F, U+AC00-D7A3';
const weights = {min: 400, max: 700};

export const faces: Face[] = [
  {
    name: 'inter',
    family: 'Inter Variable',
    source: 'inter-ui/variable/InterVariable.woff2',
    license: 'inter-ui/LICENSE.txt',
    features: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'],
    axes: {wght: weights, opsz: 14},
    range: 'U+0000-10FF, U+1200-2FFF',
    display: 'optional',
  },
  {
    name: 'jetbrains-mono',
    family: 'JetBrains Mono Variable',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    license: '@fontsource-variable/jetbrains-mono/LICENSE',
    features: ['ccmp', 'mark'],
    axes: {wght: weights},
    range: 'U+0000-10FF, U+1200-2FFF',
    display: 'swap',
  },
  {
    // The license of Pretendard keeps its name for the whole font: in the styles, a part of it goes by another one.
    name: 'hangul',
    family: 'Hangul Variable',
    source: 'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
    license: 'pretendard/dist/LICENSE.txt',
    features: [],
    axes: {wght: weights},
    range: hangul,
    rareBelow: 2,
    display: 'swap',
  },
  {
    // Formulas are set by the measures in a font made for them, which few systems have. Only pages with formulas ask for it.
    name: 'formulas',
    family: 'Formulas',
    source: '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2',
    license: '@fontsource/noto-sans-math/LICENSE',
    features: ['dtls', 'flac', 'ssty'],
    axes: {},
    range: 'U+0020-2FFF, U+1D400-1D7FF',
    formulas: true,
    display: 'swap',
  },
];

export const hangulRange = hangul;

/** Whether a list of ranges, as in `unicode-range`, contains a character. */
export function inRange(range: string, character: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return range.split(', ').some((part) => {
    const [first = '', last = first] = part.slice(2).split('-');
    return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16);
  });
}

export const fontFolder = (root: string) => path.join(root, 'static/fonts');
