/** Names an image: a logical or built-in id stays as it is, anything else is a name below images. */
export function imageRid(id: string): string {
  return /^(?:res|system):\/\//.test(id) ? id : `res://images/${id}`;
}

/** In the order in which they go: each tier can be made again from the next. */
export const tiers = ['realized', 'decoded', 'bytes'] as const;
export type Entry = {rid: string; tier: (typeof tiers)[number]; size: number; lastUsed: number; pins: number};

/** What to let go so that at least `needed` bytes become free; pinned entries stay, the longest unused goes first. */
export function evict(entries: readonly Entry[], needed: number): Entry[] {
  const going: Entry[] = [];
  let free = 0;
  const order = entries
    .filter(({pins}) => pins === 0)
    .sort((a, b) => tiers.indexOf(a.tier) - tiers.indexOf(b.tier) || a.lastUsed - b.lastUsed);
  for (const entry of order) {
    if (free >= needed) break;
    going.push(entry);
    free += entry.size;
  }
  return going;
}
