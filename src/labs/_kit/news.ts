/** The sentences that were not among the last ones, each compared with the one in its place. */
export function news(before: readonly string[], now: readonly string[]): string {
  return now.filter((sentence, index) => sentence !== '' && sentence !== before[index]).join(' ');
}
