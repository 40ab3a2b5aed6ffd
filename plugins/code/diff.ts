export type DiffLine = {text: string; change?: 'added' | 'removed'};

/** Takes the first column of a `diff` sample away: `+`, `-` or a space. */
export function diffLines(code: string): DiffLine[] {
  return code.split('\n').map((line, index) => {
    const text = line.slice(1);
    if (line === '' || line.startsWith(' ')) return {text};
    if (line.startsWith('+')) return {text, change: 'added'};
    if (line.startsWith('-')) return {text, change: 'removed'};
    throw new Error(`is a diff whose line ${index + 1} begins with "${line[0]}"; expected +, - or a space before each line`);
  });
}

const without = (lines: DiffLine[], change: DiffLine['change']) =>
  lines
    .filter((line) => line.change !== change)
    .map(({text}) => text)
    .join('\n');

export const before = (lines: DiffLine[]): string => without(lines, 'added');
export const after = (lines: DiffLine[]): string => without(lines, 'removed');
