/** What some keys do to the text of a design; the rest is left to the browser. */

export interface Edit {
  /** The part of the text that is replaced. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What is selected afterwards. */
  readonly selection: readonly [start: number, end: number];
}

const step = '  ';

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

const indentOf = (line: string): string => /^ */.exec(line)?.[0] ?? '';

/** A new line begins where the one before it begins. */
export function newLine(text: string, start: number, end: number): Edit {
  const indent = indentOf(text.slice(lineStart(text, start), start));
  const at = start + 1 + indent.length;
  return {start, end, text: `\n${indent}`, selection: [at, at]};
}

/** The selected lines, one level in or out. */
export function shift(text: string, start: number, end: number, direction: 'in' | 'out'): Edit {
  const from = lineStart(text, start);
  const last = end > start && text.charAt(end - 1) === '\n' ? end - 1 : end;
  const stop = text.indexOf('\n', last);
  const to = stop < 0 ? text.length : stop;
  const lines = text.slice(from, to).split('\n');
  const shifted = lines.map((line) =>
    direction === 'in' ? step + line : line.startsWith(step) ? line.slice(step.length) : line.trimStart(),
  );
  const moved = (index: number) => (shifted[index]?.length ?? 0) - (lines[index]?.length ?? 0);
  const all = shifted.join('\n');
  const first = Math.max(from, start + moved(0));
  return {start: from, end: to, text: all, selection: [first, Math.max(first, end + all.length - (to - from))]};
}

/** The line a place in the text is in, counted from 1, and where that line is. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

export function rangeOfLine(text: string, line: number): [start: number, end: number] {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [Math.min(start, text.length), Math.min(start + (lines[line - 1]?.length ?? 0), text.length)];
}
