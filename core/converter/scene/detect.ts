import {contrast} from '../../contrast';
import {opaque} from '../color';
import {isShown, paddingOf, type Role, type SceneNode} from './node';

/** What a layer is by its looks, where no flag says so. */
export const statedAt = 'concepts/widgets/detection.mdx#signs';

const isPainted = ({layer}: SceneNode): boolean => (layer.fill !== undefined && layer.fill !== 'transparent') || layer.stroke !== undefined;

const texts = (node: SceneNode): SceneNode[] => node.children.filter((child) => child.layer.kind === 'text' && isShown(child));

/** The label is in the middle: the box hugs it with padding on both sides, or centers it. */
const hasLabelInTheMiddle = (node: SceneNode): boolean => {
  const [, right, , left] = paddingOf(node);
  return node.layer.justify === 'center' || (node.width.size.mode === 'hug' && left > 0 && right > 0);
};

/** Lower than this, or with a label of regular weight, a filled box is more often a chip or a tag. */
const leastButtonHeight = 36;

function isButton(node: SceneNode): boolean {
  const [label, ...more] = texts(node);
  if (!label || more.length > 0 || node.flow !== 'row' || !isPainted(node) || !hasLabelInTheMiddle(node)) return false;
  if (node.children.filter(isShown).some(({layer}) => layer.kind !== 'text' && layer.kind !== 'icon')) return false;
  const {height} = node.box;
  const words = (label.layer.text ?? '').trim().split(/\s+/).length;
  return words <= 3 && height >= leastButtonHeight && height <= 64 && (label.layer.fontWeight ?? 400) >= 600;
}

/** The color that lies below the content of a layer. */
function groundOf(node: SceneNode | undefined): string {
  if (!node) return '#ffffff';
  const {fill} = node.layer;
  return typeof fill === 'string' && fill.startsWith('#') ? opaque(fill) : groundOf(node.parent);
}

function isInput(node: SceneNode): boolean {
  const [text, ...more] = node.children.filter(isShown);
  if (text?.layer.kind !== 'text' || more.length > 0 || node.flow !== 'row' || !isPainted(node)) return false;
  if ((node.layer.justify ?? 'start') !== 'start' || node.layer.align !== 'center') return false;
  const {width, height} = node.box;
  if (height < 36 || height > 56 || width < 4 * height) return false;
  const muted = text.layer.color !== undefined && contrast(opaque(text.layer.color), groundOf(node)) < 7;
  return node.layer.stroke !== undefined || muted;
}

function isCheckbox(node: SceneNode): boolean {
  const {width, height} = node.box;
  const siblings = node.parent?.children.filter(isShown) ?? [];
  const [, beside, ...more] = siblings;
  return (
    node.parent?.flow === 'row' &&
    siblings[0] === node &&
    beside?.layer.kind === 'text' &&
    more.length === 0 &&
    node.layer.kind === 'rectangle' &&
    isPainted(node) &&
    width === height &&
    width >= 12 &&
    width <= 24
  );
}

function isDivider({layer, box, children}: SceneNode): boolean {
  return layer.kind === 'line' || (layer.kind === 'rectangle' && children.length === 0 && box.height <= 2);
}

/** In this order: the first that fits. */
const widgets: readonly (readonly [Role, string, (node: SceneNode) => boolean])[] = [
  ['divider', '--as-divider', isDivider],
  ['checkbox', '--as-checkbox', isCheckbox],
  ['button', '--as-button', isButton],
  ['input', '--as-input', isInput],
];

/** The widget a layer looks like; undefined for a box, and where `=false` forbids it. */
export const detected = (node: SceneNode): Role | undefined =>
  widgets.find(([, flag, fits]) => !node.flags.forbids(flag) && fits(node))?.[0];
