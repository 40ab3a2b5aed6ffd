import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {convert, supportedTargets} from '../../core/converter';
import type {Facts} from '../../core/facts/facts';
import {type TargetHeaderProps, targetName} from '../../core/facts/targets';
import {drawLayers} from '../../core/layers/draw';
import type {DrawnLayer, DrawnPart} from '../../core/layers/drawn';
import {parseLayers} from '../../core/layers/parse';
import type {TargetId} from '../../data/targets';
import {dataAttribute, type Imports} from '../lib/mdx';

/** The module whose files are named: the card of every sample. */
export const heroCard = `Hero card kind=component 320xhug fill=#ffffff radius=16 auto=column gap=16 padding=20
  Photo kind=image fillx160 radius=10 --artwork
  Text fillxhug auto=column gap=6
    Title "Weekend in Lisbon" fillxhug size=20 weight=650 line=26 color=#161a22 --as-h2
    Summary "Three nights, breakfast included" fillxhug size=14 line=20 color=#5b616d --as-p
  Footer fillxhug auto=row align=center justify=between
    Price "240 EUR" size=16 weight=600 line=22 color=#161a22
    Book kind=instance auto=row padding=10,16 radius=8 fill=#2449d8 hover=#1b3aae --as-button
      Label "Book" size=14 weight=600 line=20 color=#ffffff`;

const layers = parseLayers(heroCard);

const partOf = ({kind, text, style, children}: DrawnLayer): DrawnPart => ({
  kind,
  ...(text !== undefined && {text}),
  style,
  children: children.map(partOf),
});

const isSupported = (id: string): id is TargetId => supportedTargets.some((target) => target === id);

/** What is shown on top of the page of a target; undefined for other pages, and for archived ones, which stay as they were. */
export function targetHeaderOf(path: string, facts: () => Facts): TargetHeaderProps | undefined {
  const [, id] = /(?:^|\/)(?:docs|current)\/code\/with-([^/]+)\/index\.mdx$/.exec(path.replaceAll('\\', '/')) ?? [];
  const target = id && facts().registry.targets.list.find((candidate) => candidate.id === id);
  if (!target) return undefined;
  const written = target.status !== 'planned' && isSupported(target.id) ? convert(layers, {target: target.id}).files : [];
  const [card] = drawLayers(layers, facts());
  if (!card) return undefined;
  return {
    name: targetName(target, facts().locale),
    status: target.status,
    family: target.family,
    ...(target.minimum && {minimum: `${target.name} ${target.minimum}`}),
    files: written.map(({name}) => name),
    card: partOf(card),
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
