/** How often each letter is in a text. */
export interface Letters {
  readonly counts: ReadonlyMap<number, number>;
  readonly length: number;
}

export function lettersOf(text: string): Letters {
  const counts = new Map<number, number>();
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return {counts, length: text.length};
}

/** The characters that a rule for a font file names; all of them when it names none. */
export class UnicodeRange {
  readonly #ranges: [from: number, to: number][];

  constructor(face: string) {
    const [, list = 'U+0-10FFFF'] = /unicode-range:([^;}]*)/i.exec(face) ?? [];
    this.#ranges = list.split(',').map((range) => {
      const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
      return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)];
    });
  }

  /** Whether at least one letter in a hundred is one of them. */
  isCommonIn({counts, length}: Letters): boolean {
    let count = 0;
    for (const [code, times] of counts) if (this.#ranges.some(([from, to]) => code >= from && code <= to)) count += times;
    return count * 100 >= length;
  }
}
