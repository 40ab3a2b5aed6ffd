/** A line of a design, cut up to be colored. Joined, the parts are the line again. The classes are those of code. */

export interface Part {
  readonly kind?: 's' | 'p' | 'n' | 'u' | 'flag';
  readonly text: string;
}

const pattern =
  /(?<flags>(?:^|(?<=\s))(?:--|\/\/@)\S.*$)|(?<text>"(?:[^"\\]|\\.)*"?)|(?<key>[a-z]+(?==))|(?<size>(?<=\s)(?:\d+(?:\.\d+)?|hug|fill)x(?:\d+(?:\.\d+)?|hug|fill)(?=\s|$))|(?<equals>=)(?<value>[^\s"]*)/g;

export function layerTokens(line: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  const push = (text: string, kind?: Part['kind']) => text !== '' && parts.push(kind ? {kind, text} : {text});
  for (const match of line.matchAll(pattern)) {
    push(line.slice(at, match.index));
    const {flags, text, key, size, value} = match.groups ?? {};
    if (flags !== undefined) push(flags, 'flag');
    else if (text !== undefined) push(text, 's');
    else if (key !== undefined) push(key, 'p');
    else if (size !== undefined) push(size, 'n');
    else {
      push('=', 'u');
      push(value ?? '', 'n');
    }
    at = match.index + match[0].length;
  }
  push(line.slice(at));
  return parts;
}
