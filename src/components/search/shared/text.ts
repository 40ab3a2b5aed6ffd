/** The one markup a hit's text may hold, as asked for in every request. */
export const highlightTags = {pre: '<mark>', post: '</mark>'} as const;

const entities: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'"};

export const decodeEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, name: string) => entities[name] ?? whole);

/** `code`: a name as it is typed, which looks like one. */
export type Piece = {text: string; marked: boolean; code: boolean};

/** --as-button and --as=button, also where only a part of it is marked. */
const flag = /(?<![\w-])-{2,}\w[\w-]*(?:=[\w-]+)?/g;

/** Cuts the pieces where a flag begins or ends. */
function withCode(found: Omit<Piece, 'code'>[]): Piece[] {
  const whole = found.map(({text}) => text).join('');
  const names = [...whole.matchAll(flag)].map(({index, 0: {length}}) => ({start: index, end: index + length}));
  let at = 0;
  return found.flatMap(({text, marked}) => {
    const [start, end] = [at, at + text.length];
    at = end;
    const cuts = names.flatMap((name) => [name.start, name.end]).filter((cut) => cut > start && cut < end);
    return [start, ...cuts].map((from, part) => ({
      text: whole.slice(from, cuts[part] ?? end),
      marked,
      code: names.some((name) => name.start <= from && from < name.end),
    }));
  });
}

/** Splits a text at the highlight tags; whatever else looks like markup stays text. */
export function pieces(value: string): Piece[] {
  const found: Omit<Piece, 'code'>[] = [];
  let marked = false;
  for (const part of value.split(/(<\/?mark>)/)) {
    if (part === highlightTags.pre) marked = true;
    else if (part === highlightTags.post) marked = false;
    else if (part !== '') found.push({text: decodeEntities(part), marked});
  }
  return withCode(found);
}

/** The same for a text that is not escaped. */
export const plainPieces = (text: string): Piece[] => withCode([{text, marked: false}]);

export const plainText = (value: string) =>
  pieces(value)
    .map(({text}) => text)
    .join('');
