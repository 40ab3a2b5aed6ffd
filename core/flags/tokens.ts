/** First step: where the flags of a layer name are and what they say. Knows the syntax, not the flags. */

export type TokenKind = 'flag' | 'disabled' | 'custom' | 'marker' | 'malformed';

export type SyntaxProblem =
  /** `--width = 100`: whitespace beside the equals sign. */
  | 'space-around-equals'
  /** `--id=` with nothing after it. */
  | 'empty-value'
  | 'unclosed-quote'
  /** `--id="a" b`: quotes must enclose the whole value. */
  | 'text-after-quote'
  | 'typographic-quotes'
  /** Five hyphens or more mean nothing. */
  | 'too-many-hyphens'
  /** A name with something else in it than letters, digits and hyphens. */
  | 'bad-name';

export interface Token {
  readonly kind: TokenKind;
  /** Where it is in the layer name; `end` is exclusive and leaves out trailing whitespace. */
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  /** In lower case and with two hyphens, however many were written; as written for custom flags. */
  readonly key: string;
  readonly form: 'bare' | 'equals' | 'space';
  /** Without its quotes. Absent in the bare form. */
  readonly value?: string;
  readonly quoted: boolean;
  readonly problems: readonly SyntaxProblem[];
}

export const marker = '//@ignore';

const closers: Readonly<Record<string, string>> = {'"': '"', "'": "'", '“': '”“', '”': '”“', '‘': '’‘', '’': '’‘'};

/** Hyphens, then something that can be a name: `Card -- old` and `foo--bar` are ordinary names. */
const opening = /(?<=^|\s)-{2,}(?=[^\s=-])/y;

function startsToken(name: string, index: number): boolean {
  opening.lastIndex = index;
  return opening.test(name) || name.startsWith(marker, index);
}

function nextToken(name: string, from: number): number {
  for (let index = from; index < name.length; index += 1) if (startsToken(name, index)) return index;
  return name.length;
}

interface Value {
  text: string;
  quoted: boolean;
  end: number;
  problems: SyntaxProblem[];
}

function readQuoted(name: string, start: number, closing: string): Value {
  const problems: SyntaxProblem[] = closing.length > 1 ? ['typographic-quotes'] : [];
  let text = '';
  for (let index = start + 1; index < name.length; index += 1) {
    const char = name.charAt(index);
    const next = name.charAt(index + 1);
    if (char === '\\' && next !== '' && (next === '\\' || closing.includes(next))) {
      text += next;
      index += 1;
    } else if (closing.includes(char)) {
      const end = nextToken(name, index + 1);
      const rest = name.slice(index + 1, end);
      if (rest.trim() !== '') return {text: name.slice(start, end).trim(), quoted: false, end, problems: [...problems, 'text-after-quote']};
      return {text, quoted: true, end, problems};
    } else {
      text += char;
    }
  }
  return {text, quoted: true, end: name.length, problems: [...problems, 'unclosed-quote']};
}

/** Unquoted, a value runs on until the next flag, so its spaces are kept. */
function readValue(name: string, start: number): Value {
  const closing = closers[name.charAt(start)];
  if (closing) return readQuoted(name, start, closing);
  const end = nextToken(name, start);
  return {text: name.slice(start, end).trim(), quoted: false, end, problems: []};
}

function classify(hyphens: number, name: string): {kind: TokenKind; problems: SyntaxProblem[]} {
  if (hyphens > 4) return {kind: 'malformed', problems: ['too-many-hyphens']};
  if (hyphens === 3) return {kind: 'custom', problems: []};
  if (hyphens === 2 && /^[a-z0-9.-]+\/[^/]+$/i.test(name)) return {kind: 'custom', problems: []};
  if (!/^[a-z][a-z0-9-]*$/i.test(name)) return {kind: 'malformed', problems: ['bad-name']};
  return {kind: hyphens === 4 ? 'disabled' : 'flag', problems: []};
}

function readFlag(name: string, start: number): Token & {next: number} {
  const hyphens = /^-+/.exec(name.slice(start))?.[0].length ?? 0;
  let index = start + hyphens;
  while (index < name.length && !/[\s=]/.test(name.charAt(index)) && !name.startsWith(marker, index)) index += 1;
  const written = name.slice(start + hyphens, index);
  const {kind, problems} = classify(hyphens, written);
  const key = kind === 'custom' ? name.slice(start, index) : `--${written.toLowerCase()}`;
  const stop = nextToken(name, index);
  const rest = name.slice(index, stop);
  const finish = (form: Token['form'], next: number, value?: Value, extra: SyntaxProblem[] = []) => {
    const raw = name.slice(start, next).trimEnd();
    return {
      kind,
      start,
      end: start + raw.length,
      raw,
      key,
      form,
      ...(value && {value: value.text}),
      quoted: value?.quoted ?? false,
      problems: [...problems, ...(value?.problems ?? []), ...extra],
      next,
    };
  };

  if (rest.startsWith('=')) {
    if (rest.trim() === '=') return finish('equals', stop, undefined, ['empty-value']);
    if (/^=\s/.test(rest)) return finish('bare', stop, undefined, ['space-around-equals']);
    const value = readValue(name, index + 1);
    return finish('equals', value.end, value);
  }
  if (rest.trim() === '') return finish('bare', stop);
  if (/^\s+=/.test(rest)) return finish('bare', stop, undefined, ['space-around-equals']);
  const value = readValue(name, index + rest.search(/\S/));
  return finish('space', value.end, value);
}

export interface Tokens {
  /** Everything before the first flag, without the marker, trimmed. */
  readonly base: string;
  readonly tokens: readonly Token[];
}

export function tokenize(name: string): Tokens {
  const tokens: Token[] = [];
  let plain = '';
  let index = 0;
  while (index < name.length) {
    if (!startsToken(name, index)) {
      plain += name.charAt(index);
      index += 1;
    } else if (name.startsWith(marker, index)) {
      const end = index + marker.length;
      tokens.push({kind: 'marker', start: index, end, raw: marker, key: marker, form: 'bare', quoted: false, problems: []});
      index = end;
    } else {
      const {next, ...token} = readFlag(name, index);
      tokens.push(token);
      index = next;
    }
  }
  const first = tokens.find((token) => token.kind !== 'marker');
  // Words after a marker that follows a flag are dropped; only what comes before the first flag is the name.
  const head = first ? name.slice(0, first.start) : plain;
  return {base: head.replaceAll(marker, ' ').replace(/\s+/g, ' ').trim(), tokens};
}
