/** Code on its way out: lines that remember the layers they come from. */

export interface Line {
  readonly text: string;
  /** Lines of the fence. */
  readonly from: readonly number[];
}

export const line = (text: string, ...from: readonly number[]): Line => ({text, from});

export const indent = (lines: readonly Line[], by = 2): Line[] =>
  lines.map(({text, from}) => ({text: text === '' ? '' : ' '.repeat(by) + text, from}));

export const blank: Line = {text: '', from: []};

export const codeOf = (lines: readonly Line[]): string => lines.map(({text}) => `${text}\n`).join('');

export const originsOf = (lines: readonly Line[]): readonly (readonly number[])[] => lines.map(({from}) => [...new Set(from)]);

/** Blocks with an empty line between them. */
export const spaced = (blocks: readonly (readonly Line[])[]): Line[] =>
  blocks.filter((block) => block.length > 0).flatMap((block, index) => (index === 0 ? block : [blank, ...block]));
