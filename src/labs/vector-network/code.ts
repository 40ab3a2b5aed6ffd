import {type Network, type Point, regionPath, segmentPath, stage} from './network';

const round = (value: number) => Math.round(value * 100) / 100 + 0;
const pair = ({x, y}: Point) => `[${round(x)}, ${round(y)}]`;

/** The data as the editor keeps it: three vertices on a line, everything else on a line of its own. */
export function dataCode({vertices, segments, regions}: Network): string {
  const zeroed = ({x, y}: Point) => x === 0 && y === 0;
  const list = (name: string, lines: string[]) => `  "${name}": [${lines.length > 0 ? `\n    ${lines.join(',\n    ')}\n  ` : ''}]`;
  return [
    '{',
    [
      list(
        'vertices',
        vertices.map(pair).flatMap((_, i, all) => (i % 3 === 0 ? [all.slice(i, i + 3).join(', ')] : [])),
      ),
      list(
        'segments',
        segments.map(({a, b, ta, tb}) => {
          const tangents = [zeroed(ta) ? '' : `, "ta": ${pair(ta)}`, zeroed(tb) ? '' : `, "tb": ${pair(tb)}`].join('');
          return `{"a": ${a}, "b": ${b}${tangents}}`;
        }),
      ),
      list(
        'regions',
        regions.map(({loops, fillRule}) => `{"loops": ${JSON.stringify(loops).replaceAll(',', ', ')}, "fillRule": "${fillRule}"}`),
      ),
    ].join(',\n'),
    '}',
  ].join('\n');
}

export function svgCode(network: Network): string {
  const fills = network.regions.map((region) => `  <path fill-rule="${region.fillRule}" d="${regionPath(network, region)}" />`);
  const strokes = network.segments.map((_, i) => segmentPath(network, i)).join(' ');
  return [
    `<svg viewBox="0 0 ${stage.width} ${stage.height}">`,
    ...fills,
    `  <path fill="none" stroke="currentColor" d="${strokes}" />`,
    '</svg>',
  ].join('\n');
}
