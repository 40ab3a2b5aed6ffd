/** Does the work for every item, for a few of them at a time: each may take much memory. */
export async function aFewAtATime<Item>(items: readonly Item[], work: (item: Item) => Promise<void>, few = 4): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({length: few}, lane));
}
