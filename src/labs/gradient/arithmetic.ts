import {round} from '../_kit/number';
import {words} from './messages';
import {angle, angleOfShares, box, line, position, radii, type Setting, seamless} from './model';

interface Row {
  term: string;
  value: string;
  testId?: string;
}

const n = (value: number) => String(round(value, 2)).replace('-', '−');
const minus = (value: number) => (value < 0 ? `(${n(value)})` : n(value));

function differences({start, end}: Setting): Row[] {
  return [
    {term: 'dx', value: `(${n(end.x)} − ${minus(start.x)}) × ${box.width} = ${n((end.x - start.x) * box.width)}`},
    {term: 'dy', value: `(${n(end.y)} − ${minus(start.y)}) × ${box.height} = ${n((end.y - start.y) * box.height)}`},
  ];
}

function angleRow(setting: Setting): Row {
  const {dx, dy} = line(setting);
  return {term: 'α', value: `atan2(${n(dx)}, ${n(-dy)}) = ${n(angle(setting))}°`, testId: 'angle'};
}

/** The steps from the handles to the CSS, with the numbers of now. */
export function arithmetic(setting: Setting): Row[] {
  if (setting.kind === 'radial') {
    const {x, y} = radii(setting);
    return [
      {term: 'rx', value: `|${n(setting.end.x)} − ${minus(setting.start.x)}| × ${box.width} = ${n(x)}`},
      {term: 'ry', value: `|${n(setting.side.y)} − ${minus(setting.start.y)}| × ${box.height} = ${n(y)}`},
      {term: 'cx', value: `${n(setting.start.x)} × ${box.width} = ${n(setting.start.x * box.width)}`},
      {term: 'cy', value: `${n(setting.start.y)} × ${box.height} = ${n(setting.start.y * box.height)}`},
    ];
  }
  if (setting.kind === 'angular') {
    const turns = seamless(setting.stops).map(({at}) => ({term: `t = ${n(at)}`, value: `${n(at)} × 360 = ${n(at * 360)}°`}));
    return [...differences(setting), angleRow(setting), ...turns];
  }
  const measured = line(setting);
  const {offset, handles, css} = measured;
  return [
    ...differences(setting),
    angleRow(setting),
    {term: words.wrong(), value: `${n(angleOfShares(setting))}°`},
    {term: words.line(), value: `${box.width}·|sin α| + ${box.height}·|cos α| = ${n(css)}`},
    ...setting.stops.map(({at}) => ({
      term: `t = ${n(at)}`,
      value: `50 + (${n(offset)} + ${n(at)} × ${n(handles)}) / ${n(css)} × 100 = ${n(position(measured, at))}%`,
    })),
  ];
}
