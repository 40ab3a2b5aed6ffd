/**
 * Where one word of a query was found: best quality in each unit, and the first few places there. As tables over all units
 * instead of maps, and kept from one query to the next: a key that is pressed must not leave thousands of objects behind.
 */
const mostPositions = 6;

export class UnitMatches {
  /** The units the word was found in, each once. */
  units: number[] = [];
  readonly quality: Float64Array;
  private readonly counts: Uint8Array;
  private readonly positions: Uint16Array;

  constructor(readonly size: number) {
    this.quality = new Float64Array(size);
    this.counts = new Uint8Array(size);
    this.positions = new Uint16Array(size * mostPositions);
  }

  put(unit: number, quality: number, position: number): void {
    const count = this.counts[unit] ?? 0;
    if (count === 0) this.units.push(unit);
    if (quality > (this.quality[unit] ?? 0)) this.quality[unit] = quality;
    if (count === mostPositions) return;
    this.positions[unit * mostPositions + count] = position;
    this.counts[unit] = count + 1;
  }

  /** Forgets the units that do not fulfil the condition. */
  keep(condition: (unit: number) => boolean): void {
    this.units = this.units.filter((unit) => {
      const stays = condition(unit);
      if (!stays) this.forget(unit);
      return stays;
    });
  }

  clear(): void {
    for (const unit of this.units) this.forget(unit);
    this.units = [];
  }

  /** Fewest words from this one to the other in a unit, at most `far`; backwards counts one more. */
  nearest(other: UnitMatches, unit: number, far: number): number {
    const start = unit * mostPositions;
    const end = start + (this.counts[unit] ?? 0);
    const otherEnd = start + (other.counts[unit] ?? 0);
    let nearest = far;
    for (let left = start; left < end; left += 1) {
      const from = this.positions[left] ?? 0;
      for (let right = start; right < otherEnd; right += 1) {
        const by = (other.positions[right] ?? 0) - from;
        const distance = by > 0 ? by : by === 0 ? 1 : 1 - by;
        if (distance < nearest) nearest = distance;
      }
    }
    return nearest;
  }

  private forget(unit: number): void {
    this.quality[unit] = 0;
    this.counts[unit] = 0;
  }
}

const tables: UnitMatches[] = [];

/** An empty table for the word at this place of the query; what it held for an earlier query is gone. */
export function takeMatches(word: number, units: number): UnitMatches {
  const kept = tables[word];
  if (kept && kept.size >= units) {
    kept.clear();
    return kept;
  }
  const table = new UnitMatches(units);
  tables[word] = table;
  return table;
}
