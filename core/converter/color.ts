/** Colors as CSS and Dart write them. */
export const statedAt = '@designto-code/css.mdx#style';

interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`. */
function read(hex: string): Color {
  const digits = hex.slice(1);
  const full = digits.length < 5 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (full.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return {red, green, blue, alpha};
}

const byte = (value: number): string => value.toString(16).padStart(2, '0');

/** Opaque colors in hexadecimal, translucent ones as `rgba()` with two decimals. */
export function cssColor(hex: string): string {
  if (!hex.startsWith('#')) return hex;
  const {red, green, blue, alpha} = read(hex);
  if (alpha === 255) return `#${byte(red)}${byte(green)}${byte(blue)}`;
  return `rgba(${red}, ${green}, ${blue}, ${Number((alpha / 255).toFixed(2))})`;
}

/** `Color(0xFF161A22)` */
export function dartColor(hex: string): string {
  if (!hex.startsWith('#')) return 'Color(0x00000000)';
  const {red, green, blue, alpha} = read(hex);
  return `Color(0x${[alpha, red, green, blue].map(byte).join('').toUpperCase()})`;
}

/** `#rrggbb` without its transparency, for comparisons. */
export function opaque(hex: string): string {
  const {red, green, blue} = read(hex);
  return `#${byte(red)}${byte(green)}${byte(blue)}`;
}
