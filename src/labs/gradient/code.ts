import {dart} from '../_kit/number';
import {angle, background, box, type Point, radii, type Setting, type Stop} from './model';

export const cssCode = (setting: Setting): string => `.box {\n  background: ${background(setting)};\n}`;

/** Flutter counts from the middle of the box: -1 is the left or top edge, 1 the right or bottom. */
export const alignment = ({x, y}: Point): string => `Alignment(${dart(2 * x - 1, 3)}, ${dart(2 * y - 1, 3)})`;

const color = (hex: string) => `Color(0xFF${hex.slice(1).toUpperCase()})`;

const list = (name: string, values: readonly string[]) => `  ${name}: [${values.join(', ')}],`;

function stopLines(stops: Setting['stops']): string[] {
  return [
    '  colors: [',
    ...stops.map((stop) => `    ${color(stop.color)},`),
    '  ],',
    list(
      'stops',
      stops.map(({at}) => dart(at, 3)),
    ),
  ];
}

function linear({start, end, stops}: Setting): string[] {
  return ['LinearGradient(', `  begin: ${alignment(start)},`, `  end: ${alignment(end)},`, ...stopLines(stops), ')'];
}

/** One radius, as a share of the shorter side; an ellipse is a circle squashed about its center. */
function radial(setting: Setting): string[] {
  const {x, y} = radii(setting);
  const circle = Math.abs(x - y) < 0.01;
  return [
    'RadialGradient(',
    `  center: ${alignment(setting.start)},`,
    `  radius: ${dart(x / Math.min(box.width, box.height), 3)},`,
    ...stopLines(setting.stops),
    ...(circle ? [] : [`  transform: Squash(${dart(setting.start.y, 3)}, ${dart(y / x, 3)}),`]),
    ')',
    ...(circle ? [] : squash),
  ];
}

const squash = `
class Squash extends GradientTransform {
  const Squash(this.at, this.by);
  final double at, by;

  @override
  Matrix4 transform(Rect bounds, {TextDirection? textDirection}) {
    final y = bounds.top + bounds.height * at;
    return Matrix4.diagonal3Values(1, by, 1)
      ..setTranslationRaw(0, y * (1 - by), 0);
  }
}`.split('\n');

function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, index: number) => Number.parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16);
  const mixed = [0, 1, 2].map((index) => Math.round(channel(from, index) * (1 - share) + channel(to, index) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Flutter holds the outer colors still; the color of the seam is written on both of its sides. */
export function sealed(stops: readonly Stop[]): readonly Stop[] {
  const first = stops[0];
  const last = stops.at(-1);
  if (!first || !last || (first.at === 0 && last.at === 1)) return stops;
  const gap = 1 - last.at + first.at;
  const color = mix(last.color, first.color, gap === 0 ? 0 : (1 - last.at) / gap);
  return [{color, at: 0}, ...stops, {color, at: 1}];
}

/** Starts at three o'clock where CSS starts at twelve. `GradientRotation` would turn about the box, not about the center handle. */
function angular(setting: Setting): string[] {
  const from = (((angle(setting) + 270) % 360) * Math.PI) / 180;
  const start = dart(from, 4);
  return [
    'SweepGradient(',
    `  center: ${alignment(setting.start)},`,
    ...stopLines(sealed(setting.stops)),
    ...(start === '0' ? [] : [`  startAngle: ${start},`, `  endAngle: ${start} + 2 * math.pi,`, '  tileMode: TileMode.repeated,']),
    ')',
  ];
}

export const flutterCode = (setting: Setting): string => ({linear, radial, angular})[setting.kind](setting).join('\n');
