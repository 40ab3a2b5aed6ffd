/** Four rows of five: what red, green, blue, alpha and 1 add to a channel. */
export type Matrix = readonly number[];
export type Color = readonly [red: number, green: number, blue: number];

const gains = (r: number, g: number, b: number, bias = 0): Matrix => [r, 0, 0, 0, bias, 0, g, 0, 0, bias, 0, 0, b, 0, bias, 0, 0, 0, 1, 0];

export const exposure = (stops: number): Matrix => gains(2 ** stops, 2 ** stops, 2 ** stops);
export const contrast = (k: number): Matrix => gains(k, k, k, 0.5 * (1 - k));
export const temperature = (t: number): Matrix => gains(1 + t, 1, 1 - t);
export const tint = (g: number): Matrix => gains(1, g, 1);

export function saturation(k: number): Matrix {
  const [r, g, b] = [0.2126 * (1 - k), 0.7152 * (1 - k), 0.0722 * (1 - k)];
  return [r + k, g, b, 0, 0, r, g + k, b, 0, 0, r, g, b + k, 0, 0, 0, 0, 0, 1, 0];
}

/** One matrix that does the first, then the second. */
export function fuse(first: Matrix, second: Matrix): Matrix {
  return Array.from({length: 20}, (_, at) => {
    const [row, column] = [Math.floor(at / 5), at % 5];
    const own = column === 4 ? (second[row * 5 + 4] ?? 0) : 0;
    return [0, 1, 2, 3].reduce((sum, k) => sum + (second[row * 5 + k] ?? 0) * (first[k * 5 + column] ?? 0), own);
  });
}

export type Settings = {exposure: number; contrast: number; temperature: number; tint: number; saturation: number};

export function filter(s: Settings): Matrix {
  return [contrast(s.contrast), temperature(s.temperature), tint(s.tint), saturation(s.saturation)].reduce(fuse, exposure(s.exposure));
}

export function apply(matrix: Matrix, color: Color): number[] {
  const rows = [0, 5, 10].map((row) => [...color, 1, 1].reduce((sum, value, k) => sum + value * (matrix[row + k] ?? 0), 0));
  return rows.map((value) => Math.min(1, Math.max(0, value)));
}
