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
  isCommonIn(text: string): boolean {
    let count = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (this.#ranges.some(([from, to]) => code >= from && code <= to)) count += 1;
    }
    return count * 100 >= text.length;
  }
}
