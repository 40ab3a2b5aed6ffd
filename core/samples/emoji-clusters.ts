export type Piece = {text: string} | {text: string; image: string};

const graphemes = new Intl.Segmenter('en', {granularity: 'grapheme'});
// Drawn as a picture by itself, asked for by U+FE0F, a flag of two letters, or a keycap.
const emoji = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3/u;

/** The code points in hex, joined by hyphens, without the selector U+FE0F. */
export function imageName(cluster: string): string {
  const points = Array.from(cluster, (character) => (character.codePointAt(0) ?? 0).toString(16));
  return points.filter((point) => point !== 'fe0f').join('-');
}

/** Text and emoji in order; their texts, joined, are the text again. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const {segment} of graphemes.segment(text)) {
    const last = found.at(-1);
    // U+FE0E asks for the text form.
    if (emoji.test(segment) && !segment.includes('\uFE0E')) found.push({text: segment, image: imageName(segment)});
    else if (last && !('image' in last)) last.text += segment;
    else found.push({text: segment});
  }
  return found;
}
