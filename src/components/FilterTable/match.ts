const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Whether a row has every word of the query, in any order and any case. */
export function matches(row: string, query: string): boolean {
  const text = plain(row);
  return plain(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
