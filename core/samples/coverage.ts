const codePoints = 0x11_0000;

/** Which characters a text uses, exact under editing. */
export class Coverage {
  readonly bits = new BigUint64Array(codePoints / 64);
  readonly counts = new Uint32Array(codePoints);

  has(codePoint: number): boolean {
    return ((this.bits[codePoint >> 6] ?? 0n) >> BigInt(codePoint & 63)) % 2n === 1n;
  }

  /** Takes one edit and returns the code points the text did not have before. */
  edit(removed: string, added: string): number[] {
    const fresh: number[] = [];
    // What is added comes first: a character that is only replaced by itself never drops to zero.
    for (const codePoint of pointsOf(added)) if (this.step(codePoint, 1) === 1) fresh.push(codePoint);
    for (const codePoint of pointsOf(removed)) this.step(codePoint, -1);
    return fresh;
  }

  private step(codePoint: number, by: 1 | -1): number {
    const count = (this.counts[codePoint] ?? 0) + by;
    if (count < 0) throw new Error(`U+${codePoint.toString(16)} was removed but never added.`);
    this.counts[codePoint] = count;
    const bit = 1n << BigInt(codePoint & 63);
    const word = this.bits[codePoint >> 6] ?? 0n;
    this.bits[codePoint >> 6] = count > 0 ? word | bit : word & ~bit;
    return count;
  }
}

function pointsOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
