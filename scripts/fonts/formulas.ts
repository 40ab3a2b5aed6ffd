import {readFileSync} from 'node:fs';
import path from 'node:path';
import {mathml} from '@site/plugins/formula/mathml';
import {filesIn} from './characters';

type Node = ReturnType<typeof mathml>[number];

/** `<Formula tex="…" />` and `math` fences. */
const written = /<Formula\s[^>]*?tex="(?<tag>[^"]*)"|^\s*```math[^\n]*\n(?<fence>[\s\S]*?)^\s*```/gm;

const [a, A, alpha, Alpha] = ['a', 'A', 'α', 'Α'].map((letter) => letter.codePointAt(0) ?? 0) as [number, number, number, number];

/** Alphabets and where Unicode has them in italics for mathematics; its h was there before, elsewhere. */
const italics = [
  {first: a, last: a + 25, italic: 0x1d44e},
  {first: A, last: A + 25, italic: 0x1d434},
  {first: alpha, last: alpha + 24, italic: 0x1d6fc},
  {first: Alpha, last: Alpha + 24, italic: 0x1d6e2},
];

/** The letter that browsers draw for a name of one letter. */
export function italic(letter: string): string {
  if (letter === 'h') return 'ℎ';
  const point = letter.codePointAt(0) ?? 0;
  const alphabet = italics.find(({first, last}) => point >= first && point <= last);
  return alphabet ? String.fromCodePoint(alphabet.italic + point - alphabet.first) : letter;
}

function* charactersIn(node: Node): Generator<string> {
  if (node.type === 'text') {
    yield* node.value;
    return;
  }
  // The sign comes from the font, not from the text.
  if (node.name === 'msqrt' || node.name === 'mroot') yield '√';
  const children = node.children as Node[];
  const [only] = children;
  if (node.name === 'mi' && children.length === 1 && only?.type === 'text' && [...only.value].length === 1) yield italic(only.value);
  for (const child of children) yield* charactersIn(child);
}

/** Each character that a page draws in its formulas, with the files that have it. */
export function formulaCharactersOf(root: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const folder of ['docs', 'i18n', 'versioned_docs']) {
    for (const file of filesIn(path.join(root, folder))) {
      if (!file.endsWith('.mdx')) continue;
      for (const {groups} of readFileSync(file, 'utf8').matchAll(written)) {
        const tex = groups?.tag ?? groups?.fence ?? '';
        for (const character of new Set(mathml(tex, true).flatMap((node) => [...charactersIn(node)]))) {
          const files = found.get(character) ?? [];
          found.set(character, [...files, path.relative(root, file)]);
        }
      }
    }
  }
  return found;
}
