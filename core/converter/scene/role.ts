import {detected} from './detect';
import {mediaOf} from './media';
import {all, type Role, type SceneNode} from './node';
import {oneColorOf} from './one-color';

/** What each layer becomes: by its flags first, then by its kind and its looks. */
export const statedAt = 'concepts/widgets/detection.mdx#doubt';

const byFlag: readonly (readonly [string, Role])[] = [
  ['--as-text-group', 'text-group'],
  ['--as-button', 'button'],
  ['--as-input', 'input'],
  ['--as-checkbox', 'checkbox'],
  ['--as-toggle', 'toggle'],
  ['--as-slider', 'slider'],
  ['--as-divider', 'divider'],
  ['--as-list', 'list'],
];

/** Flags that turn a layer into a file. */
export const exporting = ['--artwork', '--export', '--export-as', '--export-png', '--export-jpg', '--export-gif', '--export-svg'] as const;

/** The kind of file a layer is exported as. */
export function formatOf({flags, layer}: SceneNode): 'png' | 'jpg' | 'gif' | 'svg' {
  const written =
    flags.text('--export-as') ??
    flags.text('--export') ??
    flags.first(['--export-png', '--export-jpg', '--export-gif', '--export-svg'])?.slice('--export-'.length);
  const found = (['png', 'jpg', 'gif', 'svg'] as const).find((format) => format === written?.toLowerCase());
  return found ?? (layer.kind === 'icon' ? 'svg' : 'png');
}

export const isExported = ({flags, layer}: SceneNode): boolean => {
  if (layer.kind === 'image') return true;
  // A vector is an SVG anyway.
  return flags.first(exporting) !== undefined && layer.kind !== 'icon';
};

/**
 * Drawn by the design tool, so paint, corners and effects are in the file. A picture that fills is cut to its place by the code instead,
 * and so are its corners.
 */
export const isRendered = (node: SceneNode): boolean =>
  isExported(node) && node.flags.first(exporting) !== undefined && node.width.size.mode === 'fixed' && node.height.size.mode === 'fixed';

/** The round picture of a person: flagged, or a square image whose corners make it a circle. */
export function isAvatar({flags, layer, box}: SceneNode): boolean {
  if (flags.forbids('--as-avatar') || flags.first(exporting)) return false;
  const isRound = box.width === box.height && (layer.radius?.every((corner) => corner >= box.width / 2) ?? false);
  return flags.has('--as-avatar') || (layer.kind === 'image' && isRound);
}

/** HTML allows neither headings and paragraphs nor other controls inside of a button. */
const isPhrasing = (node: SceneNode): boolean =>
  all(node)
    .slice(1)
    .every(({flags, role}) => flags.first(blocks) === undefined && !['button', 'input', 'checkbox', 'toggle', 'slider'].includes(role));

const blocks = ['--as-h1', '--as-h2', '--as-h3', '--as-h4', '--as-h5', '--as-h6', '--as-p', '--href', '--onclick', '--action'] as const;

function flagged(node: SceneNode): Role | undefined {
  const {flags, layer} = node;
  if (layer.kind === 'icon' && flags.has('--as-mdi')) return 'font-icon';
  const found = byFlag.find(([flag]) => flags.has(flag));
  if (found) return found[1];
  if (node.children.some((child) => child.flags.has('--placeholder'))) return 'input';
  return flags.has('--action') || (flags.has('--onclick') && isPhrasing(node)) ? 'button' : undefined;
}

const isInline = (node: SceneNode): boolean => isExported(node) && formatOf(node) === 'svg' && oneColorOf(node.layer) !== undefined;

export function roleOf(node: SceneNode): Role {
  const {layer} = node;
  const embedded = mediaOf(node);
  if (embedded) return embedded;
  if (isInline(node)) return 'vector';
  if (isExported(node)) return 'picture';
  const flag = flagged(node);
  if (flag) return flag;
  if (layer.kind === 'icon') return 'vector';
  if (layer.kind === 'text') return 'text';
  const plain = node.children.length > 0 || layer.auto !== undefined || layer.kind === 'frame' ? 'frame' : 'shape';
  return detected(node) ?? plain;
}
