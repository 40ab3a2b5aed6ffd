import {round} from '../number';
import {alongOf, isPlaced, type SceneNode} from '../scene/node';
import {pinOf} from '../scene/pin';
import {corner, spansScreen} from '../web/rules/place';
import {isFixed, keepsToBottom} from './scaffold';
import {stretches} from './size';
import {call, callWith, code, constant, type Expression, list, number} from './widget';

/** Auto layout in Flutter: Row, Column and Wrap; any other frame is a Stack. */
export const statedAt = 'code/with-flutter/index.mdx#mapping';

const main = {start: undefined, center: 'center', end: 'end', between: 'spaceBetween'};
const cross = {start: 'start', center: undefined, end: 'end', stretch: 'stretch', baseline: 'baseline'};

/** A negative gap: each item but the last takes less room than it has. */
function overlapped(node: SceneNode, items: readonly SceneNode[], children: readonly Expression[]): Expression[] {
  const gap = node.layer.gap ?? 0;
  const along = alongOf(node.flow);
  return children.map((child, index) => {
    const size = items[index]?.box[along] ?? 0;
    if (gap >= 0 || index === children.length - 1 || size <= 0) return child;
    const factor = number(round((size + gap) / size));
    const alignment = constant('Alignment', along === 'width' ? 'centerLeft' : 'topCenter');
    return call('Align', {alignment, [along === 'width' ? 'widthFactor' : 'heightFactor']: factor, child});
  });
}

export function flowWidget(node: SceneNode, children: readonly Expression[]): Expression {
  const {layer, flow, line} = node;
  const items = node.children.filter((child) => !isPlaced(child));
  const gap = layer.justify === 'between' ? 0 : (layer.gap ?? 0);
  if (flow === 'wrap') {
    return call('Wrap', {...(gap > 0 && {spacing: number(gap), runSpacing: number(gap)}), children: list(children)}, line);
  }
  const justify = main[layer.justify ?? 'start'];
  const align = stretches(node) ? 'stretch' : cross[layer.align ?? 'start'];
  const hugs = node[alongOf(flow)].size.mode === 'hug';
  return call(
    flow === 'column' ? 'Column' : 'Row',
    {
      mainAxisSize: hugs ? constant('MainAxisSize', 'min') : undefined,
      mainAxisAlignment: justify === undefined ? undefined : constant('MainAxisAlignment', justify),
      crossAxisAlignment: align === undefined ? undefined : constant('CrossAxisAlignment', align),
      textBaseline: align === 'baseline' ? constant('TextBaseline', 'alphabetic') : undefined,
      spacing: gap > 0 ? number(gap) : undefined,
      children: list(overlapped(node, items, children)),
    },
    line,
  );
}

const isOutside = ({box}: SceneNode, parent: SceneNode): boolean =>
  box.x < 0 || box.y < 0 || box.x + box.width > parent.box.width + 0.5 || box.y + box.height > parent.box.height + 0.5;

/** A Stack cuts off what hangs out; a frame that does not clip lets it. */
export function stack(node: SceneNode, children: readonly Expression[]): Expression {
  const spills =
    !node.layer.clip && !node.flags.has('--overflow') && node.children.some((child) => isPlaced(child) && isOutside(child, node));
  return call('Stack', {clipBehavior: spills ? constant('Clip', 'none') : undefined, children: list(children)}, node.line);
}

const leading = {start: 'centerLeft', between: 'centerLeft', center: 'center', end: 'centerRight'};
const topmost = {start: 'topCenter', between: 'topCenter', center: 'center', end: 'bottomCenter'};

/** `Expanded` gives a child its whole share; one with an upper limit needs room to stay smaller. */
export function expanded(node: SceneNode, child: Expression): Expression {
  const {parent, line} = node;
  const along = parent && alongOf(parent.flow);
  if (!parent || !along || node[along].max === undefined) return call('Expanded', {child}, line);
  const justify = parent.layer.justify ?? 'start';
  const alignment = constant('Alignment', (along === 'width' ? leading : topmost)[justify]);
  const factor = {[along === 'width' ? 'heightFactor' : 'widthFactor']: number(1)};
  const loose = justify === 'center' ? call('Center', {...factor, child}) : call('Align', {alignment, ...factor, child});
  return call('Expanded', {child: loose}, line);
}

const insets = (sides: Record<string, number>): Expression =>
  call('EdgeInsets.only', Object.fromEntries(Object.entries(sides).map(([side, value]) => [side, number(value)])));

/** A child that keeps its distance to the middle: aligned, then moved. */
function centered(node: SceneNode, parent: SceneNode, child: Expression): Expression {
  const {across, down} = pinOf(node);
  const {x, y, width, height} = node.box;
  const horizontal = across === 'center' ? 'center' : across === 'right' ? 'right' : 'left';
  const vertical = down === 'center' ? 'center' : down === 'bottom' ? 'bottom' : 'top';
  const name =
    vertical === 'center'
      ? horizontal === 'center'
        ? 'center'
        : `center${horizontal === 'left' ? 'Left' : 'Right'}`
      : `${vertical}${horizontal.charAt(0).toUpperCase()}${horizontal.slice(1)}`;
  const dx = horizontal === 'center' ? round(x + width / 2 - parent.box.width / 2) : 0;
  const dy = vertical === 'center' ? round(y + height / 2 - parent.box.height / 2) : 0;
  const sides = {
    ...(horizontal === 'left' && x !== 0 && {left: x}),
    ...(horizontal === 'right' && {right: parent.box.width - x - width}),
    ...(vertical === 'top' && y !== 0 && {top: y}),
    ...(vertical === 'bottom' && {bottom: parent.box.height - y - height}),
  };
  const moved = dx === 0 && dy === 0 ? child : call('Transform.translate', {offset: callWith('Offset', [number(dx), number(dy)]), child});
  const inset = Object.keys(sides).length === 0 ? moved : call('Padding', {padding: insets(sides), child: moved});
  if (name === 'center' && inset === child) return call('Center', {child}, node.line);
  const alignment = constant('Alignment', name);
  // A child larger than the frame would be made to fit.
  if (width <= parent.box.width && height <= parent.box.height) return call('Align', {alignment, child: inset}, node.line);
  const endless = code('double.infinity');
  const limits = {...(width > parent.box.width && {maxWidth: endless}), ...(height > parent.box.height && {maxHeight: endless})};
  return call('OverflowBox', {alignment, ...limits, child: inset}, node.line);
}

const share = (value: number): Expression => code(String(Math.round(value * 10_000) / 10_000));

/** A picture that grows in proportion: shares of the frame instead of lengths. */
function scaled({box, line}: SceneNode, parent: SceneNode, child: Expression): Expression {
  const across = parent.box.width - box.width;
  const down = parent.box.height - box.height;
  const at = (offset: number, room: number) => share(room === 0 ? 0 : (2 * offset) / room - 1);
  const sized = call('FractionallySizedBox', {
    widthFactor: share(box.width / parent.box.width),
    heightFactor: share(box.height / parent.box.height),
    child,
  });
  const alignment = callWith('Alignment', [at(box.x, across), at(box.y, down)]);
  return call('Positioned.fill', {child: call('Align', {alignment, child: sized})}, line);
}

/** A child of a Stack, at the edges its constraints name. */
export function positioned(node: SceneNode, child: Expression): Expression {
  const {parent, box} = node;
  if (!parent) return child;
  const {across, down} = pinOf(node);
  if (across === 'scale' && down === 'scale') return scaled(node, parent, child);
  if (across === 'center' || down === 'center') return centered(node, parent, child);
  // The pivot of a turned layer is its corner.
  const {x, y} = corner(node);
  const right = parent.box.width - box.x - box.width;
  const bottom = parent.box.height - box.y - box.height;
  const toBottom = down === 'bottom' || node.flags.has('--fix-bottom') || (isFixed(node) && keepsToBottom(node));
  return call(
    'Positioned',
    {
      left: across === 'right' ? undefined : number(x),
      right: across === 'right' || across === 'left-right' || spansScreen(node) ? number(right) : undefined,
      top: toBottom ? undefined : number(y),
      bottom: toBottom || down === 'top-bottom' ? number(bottom) : undefined,
      child,
    },
    node.line,
  );
}
