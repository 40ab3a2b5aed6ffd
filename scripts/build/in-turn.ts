/** Works on items, a few at a time, and says when each is done, in their order. When one fails, the others end, and all say why. */
export function inTurn<Item>(
  items: readonly Item[],
  few: number,
  work: (item: Item, signal: AbortSignal) => Promise<unknown>,
): Promise<unknown>[] {
  const end = new AbortController();
  const all: Promise<unknown>[] = [];
  for (const [at, item] of items.entries()) {
    const turn = (all[at - few] ?? Promise.resolve()).then(() => {
      end.signal.throwIfAborted();
      return work(item, end.signal);
    });
    const done = turn.catch((error: Error) => {
      // The first one stays the reason.
      end.abort(error);
      throw end.signal.reason;
    });
    // Whoever waits for another one hears of it there.
    done.catch(() => {});
    all.push(done);
  }
  return all;
}
