import type {OutputLanguage} from '../converter/types';

/**
 * Colors for the few kinds of code that the converter writes, while the reader types. Pages are highlighted with real grammars when the
 * site is built (plugins/code); those are too heavy to send. The classes are those of src/components/CodeBlock/palette.css.
 */

type Kind = 'c' | 'k' | 's' | 'n' | 'f' | 'y' | 'p' | 'u';
type Rules = readonly (readonly [kind: Kind | undefined, pattern: RegExp])[];

const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/y;
const string = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/y;
const number = /\b(?:0x[\da-f]+|\d+(?:\.\d+)?)\b/iy;
const punctuation = /[{}()[\];,.:<>=!?&|+*/-]+/y;
const type = /\b[A-Z]\w*/y;
const call = /\b[a-z_$][\w$]*(?=\()/iy;

const script: Rules = [
  ['c', comment],
  // The text of an element is no code.
  [undefined, /(?<=[^=\s-]>)[^<>{}]+(?=[<{])/y],
  ['s', string],
  ['y', /(?<=<\/?)[A-Za-z][\w.-]*/y],
  [
    'k',
    /\b(?:import|from|export|default|function|return|const|let|type|interface|extends|as|async|await|new|if|else|true|false|null|undefined|this|class)\b/y,
  ],
  ['p', /\b[a-z][\w-]*(?==["'{])/iy],
  ['n', number],
  ['f', call],
  ['y', type],
  ['p', /\b[a-z_$][\w$]*(?=\??:)/iy],
  ['u', punctuation],
  [undefined, /[\w$]+|\s+|./y],
];

const css: Rules = [
  ['c', /\/\*[\s\S]*?\*\//y],
  ['s', /'[^'\n]*'|"[^"\n]*"/y],
  ['k', /@[\w-]+/y],
  ['p', /(?<=[{;]\s*)--?[\w-]+(?=\s*:)|(?<=[{;]\s*)[a-z][a-z-]*(?=:)/y],
  ['n', /#[\da-f]{3,8}\b|-?\d+(?:\.\d+)?(?:[a-z]+|%)?/iy],
  ['y', /[.#][a-z_][\w-]*|::?[a-z-]+/iy],
  ['f', /[a-z-]+(?=\()/y],
  ['u', /[{}();:,>+*]+/y],
  ['s', /(?<=:[^;{]*)[a-z-]+(?=[^{}]*;)/y],
  [undefined, /[\w-]+|\s+|./y],
];

const markup: Rules = [
  ['c', /<!--[\s\S]*?-->/y],
  ['k', /<!doctype[^>]*>/iy],
  [undefined, /(?<=>)[^<]+/y],
  ['y', /(?<=<\/?)[A-Za-z][\w.-]*/y],
  ['s', /"[^"]*"|'[^']*'/y],
  ['p', /[@:a-z][\w:.-]*(?=[=\s/>])/iy],
  ['u', /[</>=]+/y],
  [undefined, /\s+|./y],
];

const dart: Rules = [
  ['c', comment],
  ['s', string],
  [
    'k',
    /@override|\b(?:import|class|extends|const|final|static|return|super|this|required|void|async|await|true|false|null|new|if|else|get|late)\b/y,
  ],
  ['n', number],
  ['p', /\b[a-z]\w*(?=:)/y],
  ['y', type],
  ['f', call],
  ['u', punctuation],
  [undefined, /\w+|\s+|./y],
];

const rules: Record<string, Rules> = {html: markup, vue: markup, svelte: markup, css, tsx: script, dart};

interface Token {
  readonly kind: Kind | undefined;
  readonly text: string;
}

function tokens(code: string, list: Rules): Token[] {
  const found: Token[] = [];
  let at = 0;
  while (at < code.length) {
    let next: Token | undefined;
    for (const [kind, pattern] of list) {
      pattern.lastIndex = at;
      const text = pattern.exec(code)?.[0];
      if (!text) continue;
      next = {kind, text};
      break;
    }
    const token = next ?? {kind: undefined, text: code.charAt(at)};
    found.push(token);
    at += token.text.length;
  }
  return found;
}

/** The parts of a single-file component, each with its language. */
function parts(code: string, language: OutputLanguage): {code: string; list: Rules}[] {
  const own = rules[language] ?? markup;
  if (own !== markup) return [{code, list: own}];
  return code.split(/(?<=<(?:style|script)[^>]*>)|(?=<\/(?:style|script)>)/).map((part, index, all) => {
    const [, opened] = /<(style|script)[^>]*>$/.exec(all[index - 1] ?? '') ?? [];
    return {code: part, list: opened === 'style' ? css : opened === 'script' ? script : markup};
  });
}

const escapes: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (char) => escapes[char] ?? char);

/** The inside of each line, as HTML. */
export function highlightLines(code: string, language: OutputLanguage): string[] {
  const lines = [''];
  for (const {kind, text} of parts(code, language).flatMap((part) => tokens(part.code, part.list))) {
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) lines.push('');
      if (piece === '') continue;
      const html = escapeHtml(piece);
      lines[lines.length - 1] += kind && piece.trim() !== '' ? `<span class="${kind}">${html}</span>` : html;
    }
  }
  return lines;
}

/** A file as the page shows it: each line knows the lines of the design that it comes from. */
export function highlight(code: string, language: OutputLanguage, origins: readonly (readonly number[])[] = []): string {
  return highlightLines(code.replace(/\n$/, ''), language)
    .map((html, index) => {
      const from = origins[index] ?? [];
      return `<span class="line"${from.length > 0 ? ` data-from="${from.join(' ')}"` : ''}>${html}\n</span>`;
    })
    .join('');
}
