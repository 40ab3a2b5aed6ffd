import {type Outline, outline} from '@site/plugins/social-cards/letters';

const size = 22;
/** Beside the mark, on the line its lower edge suggests. */
const origin = {x: 36, y: 21.5};

export type Drawn = Outline;

/** A name as the outline of its letters. */
export function drawName(name: string): Drawn {
  const drawn = outline(name, size);
  if (!drawn) throw new Error(`No font here has all letters of "${name}"; draw static/img/wordmark.svg and social-card.svg yourself.`);
  return {...drawn, width: Math.ceil(drawn.width)};
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
