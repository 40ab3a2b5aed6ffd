import {isSeenThrough} from '../../../layers/style';
import {flowing, type SceneNode} from '../../scene/node';
import type {Declarations} from '../element';

/** What browsers bring along for buttons, fields, headings and lists, and what has to be taken back. */
export const statedAt = 'code/with-html/index.mdx#mapping';

/** A button holds a single text directly; the label has no element of its own, unless the button shows through its letters. */
export function labelOf(node: SceneNode): SceneNode | undefined {
  const [only, ...more] = node.children;
  return node.role === 'button' && only?.role === 'text' && more.length === 0 && !isSeenThrough(only.layer) ? only : undefined;
}

/** Browsers center the content of a button, so a centered label needs no layout. */
export function isLabelOnly(node: SceneNode): boolean {
  const label = labelOf(node);
  if (!label || flowing(node)[0] !== label || node.flow === 'column') return false;
  const centeredDown = node.height.size.mode === 'hug' || node.layer.align === 'center';
  const centeredAcross = node.width.size.mode === 'hug' || node.layer.justify === 'center';
  return centeredDown && centeredAcross;
}

export const headings = ['--as-h1', '--as-h2', '--as-h3', '--as-h4', '--as-h5', '--as-h6'] as const;

/** The tag of a text: a flag names it, else it is a `span`. */
export function textTag({flags}: SceneNode): string {
  const heading = flags.first(headings);
  if (heading) return heading.slice('--as-'.length);
  return flags.has('--as-p') ? 'p' : 'span';
}

export function resets(node: SceneNode, tag: string, hasBorder: boolean): Declarations {
  switch (tag) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
    case 'p':
      return {margin: '0'};
    case 'hr':
      return {margin: '0', border: '0'};
    case 'ul':
      return {margin: '0', 'list-style': 'none', ...(node.layer.padding ? {} : {padding: '0'})};
    case 'button':
      return {
        ...(node.layer.padding ? {} : {padding: '0'}),
        ...(hasBorder ? {} : {border: '0'}),
        ...(node.layer.fill === undefined && {'background-color': 'transparent'}),
        font: 'inherit',
        cursor: 'pointer',
      };
    case 'input':
      if (node.role !== 'input') return {margin: '0'};
      return {
        ...(node.layer.padding ? {} : {padding: '0'}),
        ...(hasBorder ? {} : {border: '0'}),
        ...(node.layer.fill === undefined && {'background-color': 'transparent'}),
        font: 'inherit',
      };
    case 'iframe':
      return {border: '0'};
    case 'a':
      return {'text-decoration': 'none', color: 'inherit'};
    default:
      return {};
  }
}
