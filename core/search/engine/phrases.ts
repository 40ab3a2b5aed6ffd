import type {Term} from './vocabulary';

/** More words than any unit has: unit and position as one number. */
const width = 4096;

/** Phrases come back with every key that is pressed, and their places never change. */
const unitsOfPairs = new WeakMap<Term, Map<string, Map<number, number>>>();

/** Units that hold all words of a phrase one after the other, and where the first of them is. */
export function phraseUnits(slots: Term[][]): Map<number, number> {
  const first = slots[0]?.[0];
  if (!first) return new Map();
  const phrases = unitsOfPairs.get(first) ?? new Map<string, Map<number, number>>();
  unitsOfPairs.set(first, phrases);
  const name = slots.map((slot) => slot.map(({key}) => key).join('|')).join(' ');
  const units = phrases.get(name) ?? findUnits(slots);
  phrases.set(name, units);
  return units;
}

function findUnits(slots: Term[][]): Map<number, number> {
  let ends = new Set<number>();
  slots.forEach((slot, order) => {
    const next = new Set<number>();
    for (const {postings} of slot) {
      for (let at = 0; at < postings.length; at += 2) {
        const place = (postings[at] ?? 0) * width + (postings[at + 1] ?? 0);
        if (order === 0 || ends.has(place - 1)) next.add(place);
      }
    }
    ends = next;
  });
  const units = new Map<number, number>();
  for (const place of ends) {
    const unit = Math.floor(place / width);
    const start = (place % width) - slots.length + 1;
    units.set(unit, Math.min(start, units.get(unit) ?? start));
  }
  return units;
}
