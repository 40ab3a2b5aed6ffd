/** A circle of radius r made of four cubic curves whose handles are k·r long, measured against the real circle. */

export type Point = {x: number; y: number};

/** Puts the middle of each curve on the circle: 4(√2 − 1)/3. */
export const KAPPA = (4 * (Math.SQRT2 - 1)) / 3;
/** Makes the largest outward and inward errors equal, so the largest error is the smallest possible. */
export const MINIMAX = 0.551915024494;
/** Makes the enclosed area π r²: the smaller root of 3/5·k − 3/20·k² = π/4 − 1/2. */
export const EQUAL_AREA = 2 - Math.sqrt(4 - (Math.PI / 4 - 0.5) / 0.15);

export const named = {
  diamond: 0,
  'equal-area': EQUAL_AREA,
  minimax: MINIMAX,
  kappa: KAPPA,
  square: 1,
} as const;
export type NamedK = keyof typeof named;

export const names: readonly NamedK[] = ['diamond', 'equal-area', 'minimax', 'kappa', 'square'];

export function nameOf(k: number): NamedK | undefined {
  return names.find((name) => Math.abs(named[name] - k) < 1e-9);
}

/** The quarter from (1, 0) to (0, 1) at t. */
export function quarterAt(k: number, t: number): Point {
  const u = 1 - t;
  const a = u * u * u;
  const b = 3 * u * u * t;
  const c = 3 * u * t * t;
  const d = t * t * t;
  return {x: a + b + c * k, y: b * k + c + d};
}

/** How far the curve is from the unit circle at t: positive outside, negative inside. */
export function radialError(k: number, t: number): number {
  const {x, y} = quarterAt(k, t);
  return Math.hypot(x, y) - 1;
}

export type ErrorReport = {
  /** Largest outward error, relative to the radius; zero when the curve never leaves the circle. */
  outward: number;
  /** Largest inward error, as a negative number. */
  inward: number;
  /** The larger of the two by size, with its sign. */
  worst: number;
  worstAt: number;
};

/**
 * x² + y² of the quarter is a polynomial in t, symmetric about ½, so its extremes are at t = ½ and at most at one
 * more place in each half: a coarse scan finds the bracket and a golden-section search closes it.
 */
export function errors(k: number): ErrorReport {
  const steps = 64;
  let best = {t: 0, e: 0};
  let outward = 0;
  let inward = 0;
  for (let i = 0; i <= steps; i += 1) {
    const t = (0.5 * i) / steps;
    for (const sign of [1, -1] as const) {
      const at = refine((x) => sign * radialError(k, x), Math.max(0, t - 0.5 / steps), Math.min(0.5, t + 0.5 / steps));
      const e = radialError(k, at);
      outward = Math.max(outward, e);
      inward = Math.min(inward, e);
      if (Math.abs(e) > Math.abs(best.e)) best = {t: at, e};
    }
  }
  return {outward, inward, worst: best.e, worstAt: best.t};
}

function refine(f: (x: number) => number, from: number, to: number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  for (let i = 0; i < 40; i += 1) {
    const left = high - ratio * (high - low);
    const right = low + ratio * (high - low);
    if (f(left) > f(right)) high = right;
    else low = left;
  }
  // The extreme may sit on an end of the bracket, which the search only approaches.
  return [from, to, (low + high) / 2].reduce((a, b) => (f(b) > f(a) ? b : a));
}

/** The area of the four curves, relative to r²: Green's theorem on the cubic gives this polynomial exactly. */
export function area(k: number): number {
  return 4 * (0.5 + (3 / 5) * k - (3 / 20) * k * k);
}

/** Relative to the area of the circle. */
export function areaError(k: number): number {
  return area(k) / Math.PI - 1;
}

export type Sample = {t: number; angle: number; error: number};

/** Points for the plot: the angle goes from 0° to 90° over one curve. */
export function samples(k: number, count = 96): Sample[] {
  return Array.from({length: count + 1}, (_, i) => {
    const t = i / count;
    const {x, y} = quarterAt(k, t);
    return {t, angle: (Math.atan2(y, x) * 180) / Math.PI, error: radialError(k, t)};
  });
}

/** The smallest of 1, 2, 5 × 10ⁿ that holds the value, so that the plot's scale is a number one can read. */
export function plotLimit(worst: number): number {
  const size = Math.max(Math.abs(worst), 1e-5);
  const power = 10 ** Math.floor(Math.log10(size));
  // A hair of tolerance: log10 and the division may leave 1.0000000000000002.
  const step = [1, 2, 5, 10].find((s) => s * power >= size * (1 - 1e-12)) ?? 10;
  return step * power;
}

export function round(value: number, digits = 3): number {
  const factor = 10 ** digits;
  const rounded = Math.round(value * factor) / factor;
  return Object.is(rounded, -0) ? 0 : rounded;
}

/** The four curves as SVG path data, clockwise on screen from the right-hand point. */
export function pathData(k: number, r: number, center: Point, digits = 4): string {
  const h = k * r;
  const at = (x: number, y: number) => `${round(center.x + x, digits)} ${round(center.y + y, digits)}`;
  return [
    `M ${at(r, 0)}`,
    `C ${at(r, h)} ${at(h, r)} ${at(0, r)}`,
    `C ${at(-h, r)} ${at(-r, h)} ${at(-r, 0)}`,
    `C ${at(-r, -h)} ${at(-h, -r)} ${at(0, -r)}`,
    `C ${at(h, -r)} ${at(r, -h)} ${at(r, 0)}`,
    'Z',
  ].join(' ');
}

/** The same outline with its distance from the circle multiplied, to make the error visible. */
export function exaggerated(k: number, r: number, center: Point, factor: number, perQuarter = 48): string {
  const points: string[] = [];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    for (let i = 0; i < perQuarter; i += 1) {
      const {x, y} = quarterAt(k, i / perQuarter);
      const length = Math.hypot(x, y);
      const scale = (Math.min(1.3, Math.max(0.2, 1 + factor * (length - 1))) * r) / length;
      const turn = (quarter * Math.PI) / 2;
      const px = (x * Math.cos(turn) - y * Math.sin(turn)) * scale;
      const py = (x * Math.sin(turn) + y * Math.cos(turn)) * scale;
      points.push(`${round(center.x + px, 2)} ${round(center.y + py, 2)}`);
    }
  }
  return `M ${points.join(' L ')} Z`;
}

/** The handle length for an arc of any angle; 90° gives κ. */
export function handleFor(angleInDegrees: number): number {
  return (4 / 3) * Math.tan((angleInDegrees * Math.PI) / 720);
}
