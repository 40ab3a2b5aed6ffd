/** Red, green and blue from 0 to 1, not premultiplied. */
export type Rgb = readonly [number, number, number];

export function parseHex(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`Expected a color such as #ff8800, found "${hex}"`);
  const channel = (index: number) => Number.parseInt(match[index] ?? '0', 16) / 255;
  return [channel(1), channel(2), channel(3)];
}

export function toByte(channel: number): number {
  return Math.round(Math.min(1, Math.max(0, channel)) * 255);
}

export function toHex(color: Rgb): string {
  return `#${color.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`;
}

export function mapChannels(cb: Rgb, cs: Rgb, f: (cb: number, cs: number) => number): Rgb {
  return [f(cb[0], cs[0]), f(cb[1], cs[1]), f(cb[2], cs[2])];
}

export function lum([r, g, b]: Rgb): number {
  return 0.3 * r + 0.59 * g + 0.11 * b;
}

export function sat(color: Rgb): number {
  return Math.max(...color) - Math.min(...color);
}

/** Pulls channels that left 0–1 back toward the luminosity, which stays as it is. */
function clipColor(color: Rgb): Rgb {
  const l = lum(color);
  const low = Math.min(...color);
  const high = Math.max(...color);
  const pull = (channel: number) => {
    let value = channel;
    if (low < 0) value = l + ((value - l) * l) / (l - low);
    if (high > 1) value = l + ((value - l) * (1 - l)) / (high - l);
    return value;
  };
  return [pull(color[0]), pull(color[1]), pull(color[2])];
}

export function setLum(color: Rgb, target: number): Rgb {
  const shift = target - lum(color);
  return clipColor([color[0] + shift, color[1] + shift, color[2] + shift]);
}

export function setSat(color: Rgb, target: number): Rgb {
  const low = Math.min(...color);
  const range = sat(color);
  const stretch = (channel: number) => (range === 0 ? 0 : ((channel - low) * target) / range);
  return [stretch(color[0]), stretch(color[1]), stretch(color[2])];
}
