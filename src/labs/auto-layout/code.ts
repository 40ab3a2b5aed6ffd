import {printRule} from '../_kit/declarations';
import {dart} from '../_kit/number';
import {frameCss, itemCss, items, type Setting} from './model';

/** The frame and the item whose sizing can be chosen. */
export function cssCode(setting: Setting): string {
  return [printRule('.frame', frameCss(setting)), printRule('.item-a', itemCss(0, setting))].join('\n\n');
}

const main = {min: 'start', center: 'center', max: 'end', 'space-between': 'spaceBetween'} as const;
const cross = {min: 'start', center: 'center', max: 'end', baseline: 'baseline'} as const;

function padding({paddingX, paddingY}: Setting): string | undefined {
  if (paddingX === 0 && paddingY === 0) return undefined;
  if (paddingX === paddingY) return `padding: const EdgeInsets.all(${dart(paddingX)}),`;
  return `padding: const EdgeInsets.symmetric(horizontal: ${dart(paddingX)}, vertical: ${dart(paddingY)}),`;
}

function item(index: number, setting: Setting): string {
  const drawn = items[index];
  if (!drawn) return '';
  const {direction, itemHorizontal, itemVertical} = setting;
  const name = `item${drawn.name}`;
  if (index > 0) return `SizedBox(width: ${dart(drawn.width)}, height: ${dart(drawn.height)}, child: ${name}),`;
  const row = direction === 'row';
  const sizes = [
    itemHorizontal === 'fixed' ? `width: ${dart(drawn.width)}` : itemHorizontal === 'fill' && !row ? 'width: double.infinity' : '',
    itemVertical === 'fixed'
      ? `height: ${dart(drawn.height)}`
      : itemVertical === 'fill' && row && !setting.wrap
        ? 'height: double.infinity'
        : '',
  ].filter(Boolean);
  const box = sizes.length === 0 ? name : `SizedBox(${sizes.join(', ')}, child: ${name})`;
  const grows = row ? itemHorizontal === 'fill' : itemVertical === 'fill';
  return grows ? `Expanded(child: ${box}),` : `${box},`;
}

const indent = (lines: readonly string[], by: string) => lines.map((line) => by + line);

function children(setting: Setting): string[] {
  return [
    'children: [',
    ...indent(
      items.map((_, index) => item(index, setting)),
      '  ',
    ),
    '],',
  ];
}

function wrapBody(setting: Setting): string[] {
  const lines = [
    // Wrap has no baseline; start is its nearest.
    `alignment: WrapAlignment.${main[setting.main]},`,
    `crossAxisAlignment: WrapCrossAlignment.${cross[setting.cross === 'baseline' ? 'min' : setting.cross]},`,
    ...(setting.main === 'space-between' ? [] : [`spacing: ${dart(setting.gap)},`]),
    `runSpacing: ${dart(setting.lineGap)},`,
    ...children(setting),
  ];
  return ['Wrap(', ...indent(lines, '  '), ')'];
}

function flexBody(setting: Setting): string[] {
  const row = setting.direction === 'row';
  const hugs = (row ? setting.horizontal : setting.vertical) === 'hug';
  const lines = [
    ...(hugs ? ['mainAxisSize: MainAxisSize.min,'] : []),
    `mainAxisAlignment: MainAxisAlignment.${main[setting.main]},`,
    `crossAxisAlignment: CrossAxisAlignment.${cross[setting.cross]},`,
    ...(setting.cross === 'baseline' ? ['textBaseline: TextBaseline.alphabetic,'] : []),
    ...(setting.main === 'space-between' ? [] : [`spacing: ${dart(setting.gap)},`]),
    ...children(setting),
  ];
  return [row ? 'Row(' : 'Column(', ...indent(lines, '  '), ')'];
}

/** An item can only be as long as the longest across a hugging frame when Flutter measures twice. */
function measured(setting: Setting, body: string[]): string[] {
  const row = setting.direction === 'row';
  const stretches = (row ? setting.itemVertical : setting.itemHorizontal) === 'fill';
  const hugs = (row ? setting.vertical : setting.horizontal) === 'hug';
  if (setting.wrap || !stretches || !hugs) return body;
  const [first = '', ...rest] = body;
  return [row ? 'IntrinsicHeight(' : 'IntrinsicWidth(', ...indent([`child: ${first}`, ...rest.slice(0, -1), `${rest.at(-1)},`], '  '), ')'];
}

export function flutterCode(setting: Setting): string {
  const [first = '', ...rest] = measured(setting, setting.wrap ? wrapBody(setting) : flexBody(setting));
  const lines = [
    ...(setting.horizontal === 'fixed' ? [`width: ${dart(setting.width)},`] : []),
    ...(setting.vertical === 'fixed' ? [`height: ${dart(setting.height)},`] : []),
    ...[padding(setting)].filter((line) => line !== undefined),
    `child: ${first}`,
    ...rest.slice(0, -1),
    `${rest.at(-1)},`,
  ];
  return ['Container(', ...indent(lines, '  '), ')'].join('\n');
}
