/** Kinds of tokens, as the classes of src/components/CodeBlock/palette.css. */
export type Kind = 'c' | 's' | 'n' | 'k' | 'y' | 'f' | 'p';

export interface Token {
  readonly text: string;
  readonly kind?: Kind;
}

/** Which pattern means which kind of token, strongest first. The labs print CSS, Dart, SVG, HTML and JSON; one rough grammar is enough for all. */
const grammar: readonly (readonly [Kind, string])[] = [
  ['c', String.raw`\/\/.*|\/\*.*?\*\/|<!--.*?-->`],
  ['s', String.raw`"[^"\n]*"|'[^'\n]*'`],
  ['n', String.raw`#[\da-fA-F]{3,8}\b|\b0x[\da-fA-F]+\b|(?<![\w-])-?\d+(?:\.\d+)?(?:[a-z]+\b|%)?`],
  ['k', String.raw`\b(?:const|final|return|true|false|null)\b`],
  ['y', String.raw`\b[A-Z]\w*|(?<=<\/?)[a-z]\w*`],
  ['f', String.raw`[a-zA-Z][\w-]*(?=\()`],
  ['p', String.raw`[a-zA-Z][\w-]*(?=\s*[:=])`],
];

const pattern = new RegExp(grammar.map(([kind, source]) => `(?<${kind}>${source})`).join('|'), 'g');

const kindOf = (groups: Readonly<Record<string, string | undefined>>): Kind | undefined =>
  grammar.find(([kind]) => groups[kind] !== undefined)?.[0];

/** One line of code, cut into pieces that have a color and pieces that have none. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of line.matchAll(pattern)) {
    if (match.index > end) tokens.push({text: line.slice(end, match.index)});
    tokens.push({text: match[0], kind: kindOf(match.groups ?? {})});
    end = match.index + match[0].length;
  }
  if (end < line.length) tokens.push({text: line.slice(end)});
  return tokens;
}
