export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Rounded for print; never `-0`. */
export function round(value: number, digits = 2): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor + 0;
}

export const px = (value: number, digits = 2): string => (round(value, digits) === 0 ? '0' : `${round(value, digits)}px`);

/** A Dart double: `12` as `12`, `0.50` as `0.5`. */
export const dart = (value: number, digits = 2): string => String(round(value, digits));
