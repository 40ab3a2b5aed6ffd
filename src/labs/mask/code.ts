import {printRule} from '../_kit/declarations';
import {
  boxes,
  cornerRadius,
  type LayerId,
  layerStyle,
  type MaskShape,
  masked,
  paintStops,
  rebase,
  type State,
  type Stop,
  starPoints,
  strength,
  unmasked,
  wrapperStyle,
} from './model';

type Drawn = Exclude<LayerId, 'mask'>;
const isDrawn = (id: LayerId): id is Drawn => id !== 'mask';

export function htmlCode(state: State): string {
  const line = (id: LayerId, indent: string) => `${indent}<div class="${id}"></div>`;
  const inside = masked(state);
  return [
    '<div class="group">',
    ...unmasked(state).map((id) => line(id, '  ')),
    ...(inside.length > 0 ? ['  <div class="masked">', ...inside.map((id) => line(id, '    ')), '  </div>'] : []),
    '</div>',
  ].join('\n');
}

/** Without anything to mask no wrapper is made, so there is no rule for it either: the remark takes its place. */
export function cssCode(state: State, remark: string): string {
  const inside = masked(state);
  if (inside.length === 0) return `/* ${remark} */`;
  const children = inside.filter(isDrawn).map((id) => {
    const {left, top} = layerStyle(state, id);
    return `.${id} { left: ${left}; top: ${top}; }`;
  });
  return [printRule('.masked', wrapperStyle(state)), ...children].join('\n');
}

const color = ([r, g, b, a]: Stop) => {
  const hex = (value: number) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
      .toUpperCase();
  return `Color(0x${hex(a)}${hex(r)}${hex(g)}${hex(b)})`;
};

function clip(shape: MaskShape, width: number, height: number): {open: string; extra: string} {
  if (shape === 'ellipse') return {open: 'ClipOval(', extra: ''};
  if (shape === 'rounded') return {open: `ClipRRect(\n  borderRadius: BorderRadius.circular(${cornerRadius}),`, extra: ''};
  const points = starPoints.map(([x, y]) => `Offset(${tenth((x * width) / 100)}, ${tenth((y * height) / 100)})`);
  return {
    open: 'ClipPath(\n  clipper: StarClipper(),',
    extra: [
      '',
      '',
      'class StarClipper extends CustomClipper<Path> {',
      '  @override',
      `  Path getClip(Size size) => Path()..addPolygon(const [${points.join(', ')}], true);`,
      '',
      '  @override',
      '  bool shouldReclip(StarClipper oldClipper) => false;',
      '}',
    ].join('\n'),
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

const indent = (text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? line : `  ${line}`))
    .join('\n');

/**
 * Flutter's ShaderMask keeps by alpha only. A luminance mask is therefore written with the brightness of each stop as
 * its alpha: brightness is linear in the channels, so the gradient between the stops stays right.
 */
export function flutterCode(state: State, remark: string): string {
  const inside = masked(state).filter(isDrawn);
  if (inside.length === 0) return `// ${remark}`;
  const {type, shape, mask, paint} = state;
  const children = inside.map((id) => {
    const {x, y} = rebase(boxes[id], mask);
    return `    Positioned(left: ${x}, top: ${y}, child: ${id}),`;
  });
  let body = ['Stack(', '  clipBehavior: Clip.none,', '  children: [', ...children, '  ],', ')'].join('\n');
  if (type !== 'vector') {
    const colors = paintStops(paint).map((stop) => color([0, 0, 0, strength(type, stop)]));
    body = [
      'ShaderMask(',
      '  blendMode: BlendMode.dstIn,',
      '  shaderCallback: const LinearGradient(',
      '    begin: Alignment.topCenter,',
      '    end: Alignment.bottomCenter,',
      `    colors: [${colors.join(', ')}],`,
      '  ).createShader,',
      indent(`child: ${body},`),
      ')',
    ].join('\n');
  }
  const {open, extra} = clip(shape, mask.width, mask.height);
  const box = [`SizedBox(`, `  width: ${mask.width},`, `  height: ${mask.height},`, indent(`child: ${body},`), ')'].join('\n');
  return `final masked = ${open}\n${indent(`child: ${box},`)}\n);${extra}`;
}
