import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {convert, supportedTargets} from '../../core/converter';
import type {Facts} from '../../core/facts/facts';
import {type TargetHeaderProps, targetName} from '../../core/facts/targets';
import {parseLayers} from '../../core/layers/parse';
import type {TargetId} from '../../data/targets';
import {dataAttribute, type Imports} from '../lib/mdx';

/** The module whose files are named: the card of every sample. */
const heroCard = parseLayers('Hero card 320xhug fill=#ffffff auto=column\n  Title "Weekend in Lisbon"');

const isSupported = (id: string): id is TargetId => supportedTargets.some((target) => target === id);

/** What is shown on top of the page of a target; undefined for other pages, and for archived ones, which stay as they were. */
export function targetHeaderOf(path: string, facts: () => Facts): TargetHeaderProps | undefined {
  const [, id] = /(?:^|\/)(?:docs|current)\/code\/with-([^/]+)\/index\.mdx$/.exec(path.replaceAll('\\', '/')) ?? [];
  const target = id && facts().registry.targets.list.find((candidate) => candidate.id === id);
  if (!target) return undefined;
  const written = target.status !== 'planned' && isSupported(target.id) ? convert(heroCard, {target: target.id}).files : [];
  return {
    name: targetName(target, facts().locale),
    status: target.status,
    family: target.family,
    ...(target.minimum && {minimum: `${target.name} ${target.minimum}`}),
    files: written.map(({name}) => name),
  };
}

/** The page of a target starts with its answer; its facts come next, before the first heading. */
export function addTargetHeader(tree: Root, file: VFile, imports: Imports, facts: () => Facts): void {
  const props = targetHeaderOf(file.path, facts);
  if (!props) return;
  imports.add('TargetHeader', '@site/src/components/TargetHeader');
  const header: RootContent = {
    type: 'mdxJsxFlowElement',
    name: 'TargetHeader',
    attributes: Object.entries(props).map(([name, value]) => dataAttribute(name, value)),
    children: [],
  };
  const first = tree.children.findIndex(({type}) => type === 'paragraph');
  tree.children.splice(first + 1, 0, header);
}
