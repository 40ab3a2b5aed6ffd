import type {Layer} from '../../layers/layer';

/** How large a text is, about: only the browser knows exactly, so these numbers are never printed. */
export const statedAt = '@designto-code/figma-text-autoresize.mdx#arithmetic';

/** Widths in Inter, as parts of the font size. */
function widthOf(character: string): number {
  if (/[ilj.,:;'|!I]/.test(character)) return 0.28;
  if (/[ frt()[\]/-]/.test(character)) return 0.36;
  if (/[mwMW%@]/.test(character)) return 0.88;
  if (/[A-Z0-9]/.test(character)) return 0.65;
  return character.charCodeAt(0) > 0x2e80 ? 1 : 0.57;
}

const fontSize = (layer: Layer): number => layer.fontSize ?? 14;

export function textWidth(layer: Layer, line: string): number {
  const heavy = (layer.fontWeight ?? 400) >= 600 ? 1.04 : 1;
  return [...line].reduce((sum, character) => sum + widthOf(character), 0) * fontSize(layer) * heavy;
}

/** The line height of Inter where the design leaves it on Auto. */
const natural = 1.21;

function linesWithin(layer: Layer, line: string, width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of line.split(' ')) {
    const length = textWidth(layer, `${word} `);
    if (used > 0 && used + length - textWidth(layer, ' ') > width) {
      lines += 1;
      used = 0;
    }
    used += length;
  }
  return lines;
}

export function textHeight(layer: Layer, width: number, wraps: boolean): number {
  const written = (layer.text ?? '').split('\n');
  const lines = written.reduce((sum, line) => sum + (wraps ? linesWithin(layer, line, width) : 1), 0);
  return lines * (layer.lineHeight ?? fontSize(layer) * natural);
}

export const longestLine = (layer: Layer): number => Math.max(...(layer.text ?? '').split('\n').map((line) => textWidth(layer, line)));
