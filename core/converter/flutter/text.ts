import {isSeenThrough} from '../../layers/style';
import {inkOf} from '../scene/ink';
import type {SceneNode} from '../scene/node';
import {paintColor, shadows} from './decoration';
import {lettersBelow, masked} from './text-fill';
import {type Call, call, callWith, code, constant, type Expression, number, string} from './widget';

/** Texts in Flutter: an even distribution of the leading, and weights in hundreds. */
export const statedAt = '@designto-code/figma-line-height.mdx#leading';

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** `650` becomes `w600`: every font has the hundreds. */
export const weightOf = (weight: number): Expression =>
  constant('FontWeight', `w${Math.min(900, Math.max(100, Math.floor(weight / 100) * 100))}`);

/** A percentage is the factor itself; pixels are divided by the font size. */
function heightOf({lineHeight, linePercent}: SceneNode['layer'], size: number): Expression | undefined {
  if (linePercent !== undefined) return code(short(linePercent / 100));
  return lineHeight === undefined ? undefined : code(`${short(lineHeight)} / ${short(size)}`);
}

export function textStyle(node: SceneNode, withColor = true): Call {
  const {layer} = node;
  const ink = inkOf(layer);
  const size = layer.fontSize ?? 14;
  const outer = layer.shadows?.filter(({inset}) => !inset) ?? [];
  return call('TextStyle', {
    color: withColor && ink !== undefined ? paintColor(node, ink) : undefined,
    fontFamily: string('Inter'),
    fontSize: number(size),
    fontWeight: layer.fontWeight !== undefined && layer.fontWeight !== 400 ? weightOf(layer.fontWeight) : undefined,
    height: heightOf(layer, size),
    leadingDistribution: layer.lineHeight === undefined ? undefined : constant('TextLeadingDistribution', 'even'),
    shadows: outer.length > 0 ? shadows(outer, 'Shadow') : undefined,
  });
}

const aligned = {start: undefined, stretch: undefined, baseline: undefined, center: 'center', end: 'right'};

export function text(node: SceneNode, content: Expression, key?: Expression): Call {
  const align = aligned[node.layer.align ?? 'start'];
  const wraps = node.width.size.mode !== 'hug' || node.width.max !== undefined;
  const letters = callWith(
    'Text',
    [content],
    {
      key,
      softWrap: wraps ? undefined : code('false'),
      textAlign: align === undefined ? undefined : constant('TextAlign', align),
      style: isSeenThrough(node.layer) ? textStyle({...node, layer: lettersBelow(node.layer)}) : textStyle(node),
    },
    node.line,
  );
  return masked(node, letters);
}
