import {pathData, round} from './model';

export function svgCode(k: number, r: number): string {
  return `<path d="${pathData(k, r, {x: r, y: r})}" />`;
}

export function flutterCode(k: number, r: number): string {
  const n = (value: number) => String(round(value, 4));
  const h = k * r;
  const curve = (values: number[]) => `  ..cubicTo(${values.map((v) => n(r + v)).join(', ')})`;
  return [
    'final path = Path()',
    `  ..moveTo(${n(2 * r)}, ${n(r)})`,
    curve([r, h, h, r, 0, r]),
    curve([-h, r, -r, h, -r, 0]),
    curve([-r, -h, -h, -r, 0, -r]),
    curve([h, -r, r, -h, r, 0]),
    '  ..close();',
  ].join('\n');
}
