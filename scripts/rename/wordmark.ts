import {createRequire} from 'node:module';
import {type Font, openSync} from 'fontkit';

const require = createRequire(__filename);

/** Faces that a name can be drawn in; the first that has all its letters. */
const faces = ['inter-ui/display/InterDisplay-SemiBold.woff2', 'pretendard/dist/web/static/woff2/Pretendard-SemiBold.woff2'];

const size = 22;
/** Beside the mark, on the line its lower edge suggests. */
const origin = {x: 36, y: 21.5};

export interface Drawn {
  readonly path: string;
  readonly width: number;
}

function fontFor(name: string): Font | undefined {
  for (const face of faces) {
    const font = openSync(require.resolve(face)) as Font;
    if ([...name].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))) return font;
  }
  return undefined;
}

/** A name as the outline of its letters, so that it looks the same without the font. */
export function drawName(name: string): Drawn {
  const font = fontFor(name);
  if (!font)
    throw new Error(
      `No font here has all letters of "${name}"; draw static/img/wordmark.svg, wordmark-dark.svg and social-card.svg yourself.`,
    );
  const {glyphs, positions} = font.layout(name);
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
  const rounded = parts.join('').replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
  return {path: rounded, width: Math.ceil(x * scale)};
}

/** The picture with another name in the place that its comments mark; at most `widest` wide. */
export function putName(svg: string, {path, width}: Drawn, widest = Number.POSITIVE_INFINITY): string {
  const place = /<!--name-->[\s\S]*?<!--\/name-->/;
  const old = place.exec(svg)?.[0];
  if (!old) throw new Error('found no <!--name--> and <!--/name--> around the drawn name');
  const color = /#[\da-f]{6}/i.exec(old)?.[0] ?? '#000000';
  const shrink = width > widest ? ` scale(${(widest / width).toFixed(3)})` : '';
  return svg.replace(
    place,
    () => `<!--name--><path transform="translate(${origin.x} ${origin.y})${shrink}" fill="${color}" d="${path}"/><!--/name-->`,
  );
}

/** A picture that is as wide as its name needs. */
export function widen(svg: string, {width}: Drawn): string {
  const all = origin.x + width + 1;
  return svg.replace(/(<svg[^>]*?) width="\d+"/, `$1 width="${all}"`).replace(/viewBox="0 0 \d+ /, `viewBox="0 0 ${all} `);
}

export const widthOf = (svg: string): number => Number(/<svg[^>]*? width="(\d+)"/.exec(svg)?.[1]);
