/** Edit distance with neighboring swaps, at most `limit`; more is reported as limit + 1. */

let previous2 = new Uint8Array(0);
let previous = new Uint8Array(0);
let current = new Uint8Array(0);

/**
 * `asPrefix`: the distance to the nearest prefix of `term`, for a word that is still being typed. A wrong first letter
 * counts twice, as in the hosted service: people rarely miss it, and what it finds is rarely meant. Two that changed places
 * (eract) do not.
 */
export function distance(word: string, term: string, limit: number, asPrefix: boolean): number {
  const far = limit + 1;
  if (!asPrefix && Math.abs(word.length - term.length) > limit) return far;
  if (asPrefix && word.length - term.length > limit) return far;
  const width = Math.min(term.length, word.length + limit);
  if (previous.length <= width) {
    previous2 = new Uint8Array(width + 32);
    previous = new Uint8Array(width + 32);
    current = new Uint8Array(width + 32);
  }
  for (let column = 0; column <= width; column += 1) previous[column] = Math.min(column, far);
  for (let row = 1; row <= word.length; row += 1) {
    const letter = word.charCodeAt(row - 1);
    const from = Math.max(1, row - limit);
    const to = Math.min(width, row + limit);
    current[from - 1] = from === 1 ? Math.min(row, far) : far;
    let best = current[from - 1] ?? far;
    for (let column = from; column <= to; column += 1) {
      const other = term.charCodeAt(column - 1);
      const above = column === row + limit ? far : (previous[column] ?? far);
      let cost = Math.min((previous[column - 1] ?? far) + (letter === other ? 0 : 1), above + 1, (current[column - 1] ?? far) + 1);
      if (row > 1 && column > 1 && letter === term.charCodeAt(column - 2) && word.charCodeAt(row - 2) === other) {
        cost = Math.min(cost, (previous2[column - 2] ?? far) + 1);
      }
      current[column] = Math.min(cost, far);
      if (cost < best) best = cost;
    }
    if (best > limit) return far;
    [previous2, previous, current] = [previous, current, previous2];
  }
  let result: number = far;
  if (asPrefix) {
    for (let column = Math.max(0, word.length - limit); column <= width; column += 1) result = Math.min(result, previous[column] ?? far);
  } else result = width === term.length ? (previous[width] ?? far) : far;
  const swapped = word.charCodeAt(0) === term.charCodeAt(1) && word.charCodeAt(1) === term.charCodeAt(0);
  if (result > 0 && word.charCodeAt(0) !== term.charCodeAt(0) && !swapped) result += 1;
  return Math.min(result, far);
}

/** Which letters a word has, as bits: two words whose letters differ in more than `limit` need no further look. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}

export function countBits(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
