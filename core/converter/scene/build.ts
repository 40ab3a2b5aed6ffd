import type {Layer} from '../../layers/layer';
import {readFlags} from '../flags';
import type {ConvertOptions} from '../types';
import {dissolved, isDissolved} from './groups';
import {withMasks} from './masks';
import {slots} from './media';
import type {Flow, SceneNode} from './node';
import {exporting, roleOf} from './role';
import {axisOf} from './sizing';
import {solve} from './solve';

/** From layers to the scene: what is left out, what takes the place of what, how large everything is. */
export const statedAt = '@designto-code/figma-visibility.mdx#design';

/** Layers that leave the conversion: drawn only to show the device, or exported on their own. */
const systemBars = ['--is-native-android-ui', '--is-native-ios-ui'] as const;
const leaving = [...systemBars, '--export-pdf', '--is-input-caret'] as const;

/** Layers whose children are not converted: they are part of a picture, or not wanted. */
const emptied = [...exporting, ...slots, '--empty-content'] as const;

const flowOf = ({auto}: Layer): Flow => auto ?? 'free';

interface Context {
  readonly options: ConvertOptions;
  /** Sizes of the design before the flags, by line; empty in the first pass. */
  readonly measured: ReadonlyMap<number, {readonly width: number; readonly height: number}>;
}

function build(layer: Layer, parent: SceneNode | undefined, switchedOff: boolean, context: Context): SceneNode[] {
  const {flags, ignored, name} = readFlags(layer, context.options, switchedOff);
  if (ignored || flags.first(leaving)) return [];
  const below = switchedOff || flags.forbids('--use-flag');
  if (flags.has('--proc-skip') || flags.has('--unwrap')) return layer.children.flatMap((child) => build(child, parent, below, context));

  if (isDissolved(layer, parent?.layer)) return dissolved(layer).flatMap((child) => build(child, parent, below, context));

  const size = context.measured.get(layer.line) ?? {width: 0, height: 0};
  const sizing = context.measured.size > 0 ? flags : readFlags({...layer, flags: ''}, context.options, switchedOff).flags;
  const wraps = flags.has('--as-wrap');
  const node: SceneNode = {
    layer: flags.texts('--ignore').includes('item-spacing') ? {...layer, gap: 0} : layer,
    name,
    flags,
    line: layer.line,
    parent,
    children: [],
    flow: wraps ? 'wrap' : flowOf(layer),
    width: axisOf(layer, sizing, 'width', size.width),
    height: axisOf(layer, sizing, 'height', size.height),
    role: 'frame',
    leavesBars: layer.children.some((child) => readFlags(child, context.options, below).flags.first(systemBars) !== undefined),
    box: {x: 0, y: 0, width: 0, height: 0},
    exactWidth: false,
  };
  if (flags.first(emptied)) return [node];
  const children = layer.children.flatMap((child) => build(child, node, below, context));
  // The rows of a wrapping layout give their items away.
  const items = wraps ? layer.children.flatMap((row) => row.children.flatMap((child) => build(child, node, below, context))) : [];
  node.children.push(...(items.length > 0 ? items : children));
  return [node];
}

/** The layer that the module starts with: the one marked `--root`, or the outermost. */
function startOf(node: SceneNode): SceneNode {
  return node.flags.has('--root') ? node : (node.children.map(startOf).find((child) => child.flags.has('--root')) ?? node);
}

const settle = (node: SceneNode): void => {
  for (const child of node.children) settle(child);
  node.role = roleOf(node);
};

/** The scenes of a fence, one for each outermost layer. */
export function buildScenes(drawn: readonly Layer[], options: ConvertOptions): SceneNode[] {
  const layers = drawn.map((layer) => withMasks(layer, options));
  const first = layers.flatMap((layer) => build(layer, undefined, false, {options, measured: new Map()}));
  for (const root of first) solve(root);
  const measured = new Map(
    first.flatMap(flat).map(({line, box}) => [line, {width: Math.round(box.width), height: Math.round(box.height)}]),
  );
  const scenes = layers.flatMap((layer) => {
    const built = build(layer, undefined, false, {options, measured});
    const [only, ...more] = built;
    // An unwrapped layer leaves its name to the one that takes its place.
    if (only && more.length === 0 && only.line !== layer.line) only.title = layer.name;
    return built;
  });
  return scenes.map((scene) => {
    solve(scene);
    settle(scene);
    const start = startOf(scene);
    return start === scene ? scene : asRoot(start);
  });
}

/** Layers that move into a file of their own, in the order of the layers. */
export const modulesIn = (scene: SceneNode): SceneNode[] =>
  flat(scene).flatMap((node) => (node !== scene && node.flags.has('--module') ? [asRoot(node)] : []));

const flat = (node: SceneNode): SceneNode[] => [node, ...node.children.flatMap(flat)];

function asRoot(node: SceneNode): SceneNode {
  const root: SceneNode = {...node, parent: undefined, children: []};
  root.children.push(...node.children.map((child) => adopt(child, root)));
  return root;
}

function adopt(node: SceneNode, parent: SceneNode): SceneNode {
  const copy: SceneNode = {...node, parent, children: []};
  copy.children.push(...node.children.map((child) => adopt(child, copy)));
  return copy;
}
