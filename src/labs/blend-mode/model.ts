import {round} from '../_kit/number';
import {lum, mapChannels, parseHex, type Rgb, sat, setLum, setSat, toByte, toHex} from './color';
import type {ModeId} from './modes';

/** What the reader can set. The top layer is a container with one filled child. */
export interface Setting {
  mode: ModeId;
  backdrop: string;
  source: string;
  /** Opacity of the source paint, 0 to 1. */
  opacity: number;
  /** Mode of the child inside the layer; it meets the backdrop only through a pass-through layer. */
  child: ChildMode;
}

export type ChildMode = 'normal' | 'multiply' | 'screen';

export const initial: Setting = {mode: 'multiply', backdrop: '#f2a65a', source: '#4f8fd6', opacity: 1, child: 'normal'};

const hardLight = (cb: number, cs: number) => (cs <= 0.5 ? 2 * cb * cs : 1 - 2 * (1 - cb) * (1 - cs));

export function softLightCurve(x: number): number {
  return x <= 0.25 ? ((16 * x - 12) * x + 4) * x : Math.sqrt(x);
}

/** B(Cb, Cs) of the modes that treat each channel on its own. */
const separable: Partial<Record<ModeId, (cb: number, cs: number) => number>> = {
  normal: (_, cs) => cs,
  darken: Math.min,
  multiply: (cb, cs) => cb * cs,
  'plus-darker': (cb, cs) => Math.max(0, cb + cs - 1),
  'color-burn': (cb, cs) => (cb === 1 ? 1 : cs === 0 ? 0 : 1 - Math.min(1, (1 - cb) / cs)),
  lighten: Math.max,
  screen: (cb, cs) => cb + cs - cb * cs,
  'plus-lighter': (cb, cs) => Math.min(1, cb + cs),
  'color-dodge': (cb, cs) => (cb === 0 ? 0 : cs === 1 ? 1 : Math.min(1, cb / (1 - cs))),
  overlay: (cb, cs) => hardLight(cs, cb),
  'soft-light': (cb, cs) => (cs <= 0.5 ? cb - (1 - 2 * cs) * cb * (1 - cb) : cb + (2 * cs - 1) * (softLightCurve(cb) - cb)),
  'hard-light': hardLight,
  difference: (cb, cs) => Math.abs(cb - cs),
  exclusion: (cb, cs) => cb + cs - 2 * cb * cs,
};

/** B(Cb, Cs) of the modes that need the whole color. */
const whole: Partial<Record<ModeId, (cb: Rgb, cs: Rgb) => Rgb>> = {
  hue: (cb, cs) => setLum(setSat(cs, sat(cb)), lum(cb)),
  saturation: (cb, cs) => setLum(setSat(cb, sat(cs)), lum(cb)),
  color: (cb, cs) => setLum(cs, lum(cb)),
  luminosity: (cb, cs) => setLum(cb, lum(cs)),
};

export function blend(mode: ModeId, cb: Rgb, cs: Rgb): Rgb {
  const each = separable[mode];
  if (each) return mapChannels(cb, cs, each);
  const all = whole[mode];
  if (all) return all(cb, cs);
  throw new Error(`"${mode}" does not blend by itself; ask effectiveMode() first`);
}

/** A pass-through layer lets its child meet the backdrop; every other layer is flattened first, then blended once. */
export function effectiveMode({mode, child}: Pick<Setting, 'mode' | 'child'>): ModeId {
  return mode === 'pass-through' ? child : mode;
}

/** The color where the layers overlap, over an opaque backdrop. */
export function composite(mode: ModeId, cb: Rgb, cs: Rgb, opacity: number): Rgb {
  // Plus lighter adds premultiplied colors; the cover step of the other modes would darken it.
  if (mode === 'plus-lighter') return mapChannels(cb, cs, (b, s) => Math.min(1, b + opacity * s));
  return mapChannels(cb, blend(mode, cb, cs), (b, mixed) => opacity * mixed + (1 - opacity) * b);
}

export function resultHex(setting: Setting): string {
  return toHex(composite(effectiveMode(setting), parseHex(setting.backdrop), parseHex(setting.source), setting.opacity));
}

export interface WorkedRow {
  channel: 'R' | 'G' | 'B';
  steps: string;
  byte: number;
}

const n = (value: number) => String(round(value, 3));

/** The formula with the numbers of one channel put in, without the result. */
function substituted(mode: ModeId, cb: number, cs: number): string {
  const [b, s] = [n(cb), n(cs)];
  const light = (low: boolean) => (low ? `2 × ${b} × ${s}` : `1 − 2 × ${n(1 - cb)} × ${n(1 - cs)}`);
  switch (mode) {
    case 'normal':
      return s;
    case 'darken':
      return `min(${b}, ${s})`;
    case 'multiply':
      return `${b} × ${s}`;
    case 'plus-darker':
      return `max(0, ${b} + ${s} − 1)`;
    case 'color-burn':
      return cb === 1 || cs === 0 ? `Cb = ${b}, Cs = ${s}` : `1 − min(1, ${n(1 - cb)} ÷ ${s})`;
    case 'lighten':
      return `max(${b}, ${s})`;
    case 'screen':
      return `${b} + ${s} − ${n(cb * cs)}`;
    case 'plus-lighter':
      return `min(1, ${b} + ${s})`;
    case 'color-dodge':
      return cb === 0 || cs === 1 ? `Cb = ${b}, Cs = ${s}` : `min(1, ${b} ÷ ${n(1 - cs)})`;
    case 'overlay':
      return light(cb <= 0.5);
    case 'hard-light':
      return light(cs <= 0.5);
    case 'soft-light':
      return cs <= 0.5 ? `${b} − ${n(1 - 2 * cs)} × ${b} × ${n(1 - cb)}` : `${b} + ${n(2 * cs - 1)} × (${n(softLightCurve(cb))} − ${b})`;
    case 'difference':
      return `|${b} − ${s}|`;
    case 'exclusion':
      return `${b} + ${s} − 2 × ${n(cb * cs)}`;
    default:
      throw new Error(`"${mode}" is not worked channel by channel`);
  }
}

function wholeSteps(mode: ModeId, cb: Rgb, cs: Rgb): string {
  const facts: Partial<Record<ModeId, string>> = {
    hue: `Sat(Cb) = ${n(sat(cb))}, Lum(Cb) = ${n(lum(cb))}`,
    saturation: `Sat(Cs) = ${n(sat(cs))}, Lum(Cb) = ${n(lum(cb))}`,
    color: `Lum(Cb) = ${n(lum(cb))}`,
    luminosity: `Lum(Cs) = ${n(lum(cs))}`,
  };
  return facts[mode] ?? '';
}

/** Each channel with its numbers: the formula filled in, then the opacity, then the byte. */
export function worked(setting: Setting): WorkedRow[] {
  const mode = effectiveMode(setting);
  const cb = parseHex(setting.backdrop);
  const cs = parseHex(setting.source);
  const {opacity} = setting;
  const mixed = blend(mode, cb, cs);
  const result = composite(mode, cb, cs, opacity);
  return (['R', 'G', 'B'] as const).map((channel, index) => {
    const [b, s, m, r] = [cb[index] ?? 0, cs[index] ?? 0, mixed[index] ?? 0, result[index] ?? 0];
    const formula = separable[mode] ? substituted(mode, b, s) : wholeSteps(mode, cb, cs);
    let steps = `${formula} ${separable[mode] ? '=' : '→'} ${n(m)}`;
    if (formula === n(m)) steps = n(m);
    if (opacity < 1) {
      steps =
        mode === 'plus-lighter'
          ? `min(1, ${n(b)} + ${n(opacity)} × ${n(s)}) = ${n(r)}`
          : `${steps};  ${n(opacity)} × ${n(m)} + ${n(1 - opacity)} × ${n(b)} = ${n(r)}`;
    }
    return {channel, steps, byte: toByte(r)};
  });
}
