/** The one markup a hit's text may hold, as asked for in every request. */
export const highlightTags = {pre: '<mark>', post: '</mark>'} as const;

const entities: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'"};

export const decodeEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, name: string) => entities[name] ?? whole);

export type Piece = {text: string; marked: boolean};

/** Splits a text at the highlight tags; whatever else looks like markup stays text. */
export function pieces(value: string): Piece[] {
  const found: Piece[] = [];
  let marked = false;
  for (const part of value.split(/(<\/?mark>)/)) {
    if (part === highlightTags.pre) marked = true;
    else if (part === highlightTags.post) marked = false;
    else if (part !== '') found.push({text: decodeEntities(part), marked});
  }
  return found;
}

export const plainText = (value: string) =>
  pieces(value)
    .map(({text}) => text)
    .join('');
