import {isTargetId} from '../../data/targets';

/** What an author may write after the language of a fence. */
export type FenceMeta = {
  title?: string;
  /** Lines to point at, counted from 1. */
  marked: ReadonlySet<number>;
  /** The target whose code this is. plugins/pair takes it away before a page is rendered; the checker of the samples sees it. */
  target?: string;
  /** Why the code of a pair is not computed. plugins/pair takes it away, too. */
  byHand?: string;
} & Record<Word, boolean>;

const words = {
  /** Each line begins with `+`, `-` or a space. */
  diff: 'lines begin with +, - or a space',
  numbers: 'shows line numbers',
  wrap: 'starts with long lines wrapped',
  broken: 'the sample is meant to be wrong',
  packages: 'npm commands, shown for each package manager',
} as const;

type Word = keyof typeof words;

const isWord = (text: string): text is Word => Object.hasOwn(words, text);

export const expectedMeta = `title="…", {1,3-5}, ${Object.keys(words).join(', ')}, target=<id>, by-hand="…"`;

const parts = /title="([^"]*)"(?=\s|$)|\{([^}]*)\}(?=\s|$)|target=(\S+)|by-hand="([^"]*)"(?=\s|$)|(\S+)/g;

function linesOf(range: string, lineCount: number): number[] {
  const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(range.trim()) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (!first || from < 1 || to < from || to > lineCount) {
    throw new Error(`points at the lines {${range.trim()}}; expected numbers such as {1,3-5} within its ${lineCount} lines`);
  }
  return Array.from({length: to - from + 1}, (_, index) => from + index);
}

/** Throws an error that says what was found and what is known; the caller adds the place. */
export function parseMeta(meta: string | null | undefined, lineCount: number): FenceMeta {
  const found: {-readonly [Key in keyof FenceMeta]: FenceMeta[Key]} = {
    marked: new Set<number>(),
    diff: false,
    numbers: false,
    wrap: false,
    broken: false,
    packages: false,
  };
  for (const [whole, title, ranges, target, byHand, word] of (meta ?? '').matchAll(parts)) {
    if (title !== undefined) found.title = title;
    else if (ranges !== undefined) found.marked = new Set(ranges.split(',').flatMap((range) => linesOf(range, lineCount)));
    else if (word && isWord(word)) found[word] = true;
    else if (target && isTargetId(target)) found.target = target;
    else if (byHand) found.byHand = byHand;
    else throw new Error(`has "${whole}" after its language; known: ${expectedMeta}`);
  }
  if (found.title === '') throw new Error('has an empty title; expected title="…" with a text, or none');
  return found;
}
