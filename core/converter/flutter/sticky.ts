import {isPlaced, isRoot, isShown, type SceneNode} from '../scene/node';
import {scrollOf} from '../scene/scroll';
import {sticksToBottom} from '../web/rules/place';
import {decoration, overlays, padding} from './decoration';
import {call, constant, type Expression, list, number} from './widget';

/** Headers that stay at the top of what scrolls: slivers in the place of a column. */
export const statedAt = '@designto-code/flags/--position-sticky.mdx#targets';

const isHeader = (node: SceneNode): boolean => node.flags.has('--position-sticky') && !sticksToBottom(node);

const itemsOf = (node: SceneNode): SceneNode[] => node.children.filter((child) => !isPlaced(child) && isShown(child));

const hasHeaders = (node: SceneNode): boolean =>
  node.flow === 'column' && itemsOf(node).some((child) => isHeader(child) || isSection(child));

/** What a group of slivers cannot do, or what keeps a header on the web from sticking as well. */
const needsBox = ({layer, flags}: SceneNode): boolean =>
  [layer.clip, layer.opacity, layer.rotate, layer.blur, layer.backdrop, layer.show].some(Boolean) ||
  flags.first(['--module', '--declare', '--onclick', '--href', '--cursor', '--id']) !== undefined;

/** A frame with headers of its own; each of them is pushed out by the end of the frame. */
const isSection = (node: SceneNode): boolean =>
  node.role === 'frame' &&
  hasHeaders(node) &&
  node.width.size.mode === 'fill' &&
  node.height.size.mode === 'hug' &&
  scrollOf(node) === undefined &&
  !node.children.some(isPlaced) &&
  overlays(node).length === 0 &&
  !needsBox(node);

/** On the web the page scrolls; in an app, the outermost frame does, where its content decides how high it is. */
const isPage = (node: SceneNode): boolean => isRoot(node) && node.height.size.mode === 'hug' && !node.layer.clip;

/** Whether a column scrolls, with something in it that can stick. */
export const scrollsUnderHeaders = (node: SceneNode): boolean => hasHeaders(node) && (scrollOf(node) === 'y' || isPage(node));

const sides = {start: 'topLeft', center: 'topCenter', end: 'topRight', stretch: 'topLeft', baseline: 'topLeft'};

export interface Parts {
  readonly widget: (node: SceneNode) => Expression;
  /** The prop that shows or hides a layer. */
  readonly switchOf: (node: SceneNode) => string | undefined;
}

/** A sliver makes its child as wide as the view; what does not fill it keeps its width. */
function keeping(child: SceneNode, widget: Expression): Expression {
  if (child.width.size.mode === 'fill') return widget;
  return call('Align', {alignment: constant('Alignment', sides[child.parent?.layer.align ?? 'start']), child: widget}, child.line);
}

function sliver(child: SceneNode, parts: Parts): Expression {
  if (isSection(child)) return section(child, parts);
  const name = isHeader(child) ? 'PinnedHeaderSliver' : 'SliverToBoxAdapter';
  const widget = call(name, {child: keeping(child, parts.widget(child))}, child.line);
  const prop = parts.switchOf(child);
  return prop === undefined ? widget : {kind: 'condition', prop, widget, line: child.line};
}

/** The children of a column, with its padding around them. */
function padded(node: SceneNode, parts: Parts): readonly Expression[] {
  const gap = node.layer.gap ?? 0;
  const between = call('SliverToBoxAdapter', {child: call('SizedBox', {height: number(gap)})});
  const slivers = itemsOf(node).flatMap((child, index) => [...(gap > 0 && index > 0 ? [between] : []), sliver(child, parts)]);
  const inset = padding(node);
  if (inset === undefined) return slivers;
  return [call('SliverPadding', {padding: inset, sliver: call('SliverMainAxisGroup', {slivers: list(slivers)})}, node.line)];
}

function section(node: SceneNode, parts: Parts): Expression {
  const slivers = padded(node, parts);
  const [only] = slivers;
  const group = only && padding(node) ? only : call('SliverMainAxisGroup', {slivers: list(slivers)}, node.line);
  const paint = decoration(node);
  return paint ? call('DecoratedSliver', {decoration: paint, sliver: group}, node.line) : group;
}

export const scrollViewWithHeaders = (node: SceneNode, parts: Parts): Expression =>
  call('CustomScrollView', {slivers: list(padded(node, parts))}, node.line);
