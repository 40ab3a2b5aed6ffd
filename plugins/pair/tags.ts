import type {Code, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import type {Facts} from '../../core/facts/facts';
import {targetOptions} from '../../core/facts/targets';
import {drawLayers} from '../../core/layers/draw';
import type {Layer} from '../../core/layers/layer';
import {LayersError, parseLayers} from '../../core/layers/parse';
import {dataAttribute, documented, isTag, place, requiredAttribute, type Tag} from '../lib/mdx';
import {give, misuse, type Use} from '../vocabulary/use';
import {computedFences, readComputed} from './computed';

type Panels = Map<string, RootContent[]>;

const element = (name: string, attributes: MdxJsxFlowElement['attributes'], children: RootContent[]): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  // Code and tags are all that is ever put here; the type also forbids what cannot occur.
  children: children as MdxJsxFlowElement['children'],
});

const shown = (node: RootContent): string => {
  if (node.type === 'code') return `a ${node.lang ?? 'plain'} fence without target=`;
  return isTag(node) ? `<${node.name}>` : `a ${node.type}`;
};

function readLayers(file: VFile, node: Code): Layer[] {
  try {
    return parseLayers(node.value);
  } catch (error) {
    if (!(error instanceof LayersError)) throw error;
    // The fence itself is one line above its content.
    const line = (node.position?.start.line ?? 0) + error.line;
    throw new Error(`${file.path}:${line}: layers fence: ${error.message}; ${documented}#pair`);
  }
}

function viewOf(file: VFile, {meta, ...node}: Code): 'tree' | 'drawing' | 'both' {
  if (!meta) return 'both';
  const [, view] = /^view=(\S+)$/.exec(meta.trim()) ?? [];
  if (view === 'tree' || view === 'drawing' || view === 'both') return view;
  throw new Error(
    `${place(file, node)}: layers fence: found "${meta}", expected nothing or view=tree, view=drawing; ${documented}#layer-tree`,
  );
}

/** Takes `target=react` and `by-hand="…"` out of a fence's meta, so that the highlighter does not have to know them. */
function takeTarget(node: Code): string | undefined {
  node.meta = (node.meta ?? '').replace(/(?:^|\s)by-hand="[^"]*"/, '').trim() || null;
  const [whole, id] = /(?:^|\s)target=(\S+)/.exec(node.meta ?? '') ?? [];
  if (whole) node.meta = (node.meta ?? '').replace(whole, '').trim() || null;
  return id;
}

function checkTarget({file, facts}: Use, node: RootContent, id: string): void {
  const ids = facts().registry.targets.list.map((target): string => target.id);
  if (ids.includes(id)) return;
  throw new Error(`${place(file, node)}: found the target "${id}", expected one of ${ids.join(', ')}; ${documented}#target-tabs`);
}

/** One panel for each target, in order of appearance; fences of the same target share a panel. */
function readPanels(use: Use, children: readonly RootContent[], panels: Panels = new Map()): Panels {
  const {file, tag} = use;
  for (const child of children) {
    const id =
      child.type === 'code' ? takeTarget(child) : isTag(child, 'Target') ? requiredAttribute(file, child, 'id', 'react') : undefined;
    if (id === undefined) {
      const expected = `fences with target=<id>${tag.name === 'TargetTabs' ? ' or <Target id="…">' : ''}`;
      throw new Error(`${place(file, child)}: <${tag.name}> contains ${shown(child)}, expected ${expected}; ${documented}#target-tabs`);
    }
    checkTarget(use, child, id);
    const content = isTag(child) ? (child.children as RootContent[]) : [child];
    panels.set(id, [...(panels.get(id) ?? []), ...content]);
  }
  if (panels.size === 0) {
    throw new Error(
      `${place(file, tag)}: <${tag.name}> has no code, expected at least one fence with target=<id>; ${documented}#target-tabs`,
    );
  }
  return panels;
}

function fillTabs({tag, facts}: Use, panels: Panels): void {
  tag.attributes.push(dataAttribute('options', targetOptions(facts(), [...panels.keys()])));
  tag.children = [...panels.values()].map((content) => element('div', [], content));
}

const childrenOf = (tag: Tag): RootContent[] => tag.children as RootContent[];

const layersAttributes = (file: VFile, fence: Code, layers: readonly Layer[], facts: Facts) => [
  dataAttribute('layers', drawLayers(layers, facts)),
  dataAttribute('source', fence.value),
  dataAttribute('view', viewOf(file, fence)),
];

/** `<Pair targets="react flutter">`: a `layers` fence; the code is computed. Fences after it are written by hand. */
export function pair(use: Use): void {
  const {file, tag} = use;
  const [first, ...rest] = childrenOf(tag);
  if (first?.type !== 'code' || first.lang !== 'layers') {
    const found = first ? shown(first) : 'nothing';
    throw new Error(`${place(file, first ?? tag)}: <Pair> starts with ${found}, expected a layers fence; ${documented}#pair`);
  }
  const layers = readLayers(file, first);
  const computed = readComputed(use);
  tag.attributes = tag.attributes.filter(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || !['targets', 'styling', 'flag'].includes(attribute.name),
  );
  tag.attributes.push(...layersAttributes(file, first, layers, use.facts()));
  const codes = computed ? computed.targets.map((id) => [id, computedFences(layers, id, computed, first.position)] as const) : [];
  const panels: Panels = new Map(codes.map(([id, {fences}]) => [id, fences]));
  const changes = Object.fromEntries(codes.map(([id, code]) => [id, code.changes]));
  if (computed?.flag !== undefined && codes.some(([, code]) => code.changes > 0)) give(use, {effect: {flag: computed.flag, changes}});
  fillTabs(use, readPanels(use, rest, panels));
}

export function targetTabs(use: Use): void {
  fillTabs(use, readPanels(use, childrenOf(use.tag)));
}

/** Those inside `<TargetTabs>` are panels by now; what is left is in the wrong place. */
export function strayTarget(use: Use): void {
  misuse(use, 'is alone', 'it directly in <TargetTabs>', 'target-tabs');
}

/** A `layers` fence outside of a pair. */
export const layerTreeOf = (file: VFile, fence: Code, facts: Facts): MdxJsxFlowElement =>
  element('LayerTree', layersAttributes(file, fence, readLayers(file, fence), facts), []);

/** A fence with a target outside of tabs shows to nobody which target it is for. */
export function checkStrayFence(file: VFile, fence: Code): void {
  const stray = takeTarget(fence);
  if (!stray) return;
  throw new Error(
    `${place(file, fence)}: a fence with target=${stray} is on its own, expected it in <Pair> or <TargetTabs>; ${documented}#target-tabs`,
  );
}
