import type {Term} from './vocabulary';

/** Units that hold all words of a phrase one after the other, and where the first of them stands. */
export function phraseUnits(slots: Term[][]): Map<number, number> {
  let ends = new Map<number, Set<number>>();
  slots.forEach((slot, order) => {
    const next = new Map<number, Set<number>>();
    for (const {postings} of slot) {
      for (let at = 0; at < postings.length; at += 2) {
        const unit = postings[at] ?? 0;
        const position = postings[at + 1] ?? 0;
        if (order > 0 && !ends.get(unit)?.has(position - 1)) continue;
        next.set(unit, (next.get(unit) ?? new Set()).add(position));
      }
    }
    ends = next;
  });
  return new Map([...ends].map(([unit, positions]) => [unit, Math.min(...positions) - slots.length + 1]));
}
