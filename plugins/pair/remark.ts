import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {DrawnLayer} from '../../core/layers/drawn';
import {isTargetId, targetIds} from '../../data/targets';
import {dataAttribute, documented, isTag, place, requiredAttribute, type Tag} from '../lib/mdx';
import {drawLayers} from './draw';
import {LayersError, parseLayers} from './parse';

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

function readLayers(file: VFile, node: Code): DrawnLayer[] {
  try {
    return drawLayers(parseLayers(node.value));
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

/** Takes `target=react` out of a fence's meta, so that the highlighter does not have to know it. */
function takeTarget(node: Code): string | undefined {
  const [whole, id] = /(?:^|\s)target=(\S+)/.exec(node.meta ?? '') ?? [];
  if (whole) node.meta = (node.meta ?? '').replace(whole, '').trim() || null;
  return id;
}

function knownTarget(file: VFile, node: RootContent, id: string): string {
  if (isTargetId(id)) return id;
  throw new Error(`${place(file, node)}: found the target "${id}", expected one of ${targetIds.join(', ')}; ${documented}#target-tabs`);
}

/** One panel for each target, in order of appearance; fences of the same target share a panel. */
function readPanels(file: VFile, tag: Tag, children: readonly RootContent[]): Panels {
  const panels: Panels = new Map();
  for (const child of children) {
    const id =
      child.type === 'code' ? takeTarget(child) : isTag(child, 'Target') ? requiredAttribute(file, child, 'id', 'react') : undefined;
    if (id === undefined) {
      const expected = `fences with target=<id>${tag.name === 'TargetTabs' ? ' or <Target id="…">' : ''}`;
      throw new Error(`${place(file, child)}: <${tag.name}> contains ${shown(child)}, expected ${expected}; ${documented}#target-tabs`);
    }
    knownTarget(file, child, id);
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

function fillTabs(tag: Tag, panels: Panels): void {
  tag.attributes.push(dataAttribute('targets', [...panels.keys()]));
  tag.children = [...panels.values()].map((content) => element('div', [], content));
}

function fillPair(file: VFile, tag: Tag): void {
  const [first, ...rest] = tag.children as RootContent[];
  if (first?.type !== 'code' || first.lang !== 'layers') {
    const found = first ? shown(first) : 'nothing';
    throw new Error(
      `${place(file, first ?? tag)}: <Pair> starts with ${found}, expected a layers fence, then one fence per target; ${documented}#pair`,
    );
  }
  tag.attributes.push(dataAttribute('layers', readLayers(file, first)), dataAttribute('view', viewOf(file, first)));
  fillTabs(tag, readPanels(file, tag, rest));
}

/** `<Pair>`, `<TargetTabs>` and `layers` fences: what they say becomes data at build time. */
export default function remarkPair() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (isTag(node)) {
        if (node.name === 'TargetTabs') fillTabs(node, readPanels(file, node, node.children as RootContent[]));
        if (node.name === 'Pair') fillPair(file, node);
        return node.name === 'Pair' ? SKIP : undefined;
      }
      if (node.type !== 'code') return;
      if (node.lang === 'layers' && parent && index !== undefined) {
        const data = [dataAttribute('layers', readLayers(file, node)), dataAttribute('view', viewOf(file, node))];
        parent.children[index] = element('LayerTree', data, []);
        return SKIP;
      }
      const stray = takeTarget(node);
      if (stray) {
        throw new Error(
          `${place(file, node)}: a fence with target=${stray} stands alone, expected it in <Pair> or <TargetTabs>; ${documented}#target-tabs`,
        );
      }
    });
  };
}
