import {box, type Operation, order, type Result, type Shape, type State, stage} from './model';

export function svgCode({path, fillRule}: Result): string {
  const rule = fillRule === 'evenodd' ? ' fill-rule="evenodd"' : '';
  return `<svg viewBox="0 0 ${stage.width} ${stage.height}">\n  <path${rule} d="${path}" />\n</svg>`;
}

/** The value of clip-path; an empty path would not clip at all, so an empty result clips to nothing instead. */
export function clipPath({path, fillRule}: Result): string {
  if (path === '') return 'inset(50%)';
  return fillRule === 'evenodd' ? `path(evenodd, "${path}")` : `path("${path}")`;
}

export function cssCode(result: Result): string {
  return `.shape {\n  width: ${stage.width}px;\n  height: ${stage.height}px;\n  clip-path: ${clipPath(result)};\n}`;
}

const flutterOperation: Record<Operation, string> = {
  union: 'union',
  subtract: 'difference',
  intersect: 'intersect',
  exclude: 'xor',
};

function flutterPath(name: string, shape: Shape): string {
  const {left, top, width, height} = box(shape);
  const rect = `Rect.fromLTWH(${left}, ${top}, ${width}, ${height})`;
  if (shape.kind === 'circle') return `final ${name} = Path()..addOval(${rect});`;
  if (shape.kind === 'rectangle') return `final ${name} = Path()..addRect(${rect});`;
  const corners = [`Offset(${shape.x}, ${top})`, `Offset(${left + width}, ${top + height})`, `Offset(${left}, ${top + height})`];
  return `final ${name} = Path()..addPolygon(const [${corners.join(', ')}], true);`;
}

export function flutterCode(state: State): string {
  const {bottom, top} = order(state);
  return [
    flutterPath('bottom', bottom),
    flutterPath('top', top),
    `final shape = Path.combine(PathOperation.${flutterOperation[state.operation]}, bottom, top);`,
  ].join('\n');
}
