import {createRequire} from 'node:module';
import {type Font, openSync} from 'fontkit';

const require = createRequire(__filename);

/** Faces that words can be drawn in; the first that has all their letters. */
const files = ['inter-ui/display/InterDisplay-SemiBold.woff2', 'pretendard/dist/web/static/woff2/Pretendard-SemiBold.woff2'];
const opened = new Map<string, Font>();

function open(file: string): Font {
  const font = opened.get(file) ?? (openSync(require.resolve(file)) as Font);
  opened.set(file, font);
  return font;
}

function fontFor(text: string): Font | undefined {
  for (const file of files) {
    const font = open(file);
    if ([...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))) return font;
  }
  return undefined;
}

export interface Outline {
  readonly path: string;
  readonly width: number;
}

const drawn = new Map<string, Outline | undefined>();

/** Words as the outline of their letters, from a baseline at 0, so that they look the same without the font. */
export function outline(text: string, size: number): Outline | undefined {
  const key = `${size} ${text}`;
  // Many cards name the same section.
  if (!drawn.has(key)) drawn.set(key, draw(text, size));
  return drawn.get(key);
}

function draw(text: string, size: number): Outline | undefined {
  const font = fontFor(text);
  if (!font) return undefined;
  const {glyphs, positions} = font.layout(text);
  const scale = size / font.unitsPerEm;
  const parts: string[] = [];
  let x = 0;
  glyphs.forEach((glyph, at) => {
    const {xAdvance = 0, xOffset = 0} = positions[at] ?? {};
    parts.push(
      glyph.path
        .scale(scale, -scale)
        .translate((x + xOffset) * scale, 0)
        .toSVG(),
    );
    x += xAdvance;
  });
  return {path: parts.join('').replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100)), width: x * scale};
}

/** How wide words are, about: letter by letter, which is many times as fast as setting them. */
export function widthOf(text: string, size: number): number {
  const font = fontFor(text);
  if (!font) return 0;
  let width = 0;
  for (const letter of text) width += font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth;
  return (width * size) / font.unitsPerEm;
}
