import {readFileSync} from 'node:fs';
import path from 'node:path';
import {convert} from '@site/core/converter';
import {parseLayers} from '@site/core/layers/parse';
import type {TargetId} from '@site/data/targets';
import {parseMeta} from '@site/plugins/code/meta';
import {type Fence, fencesOf} from '@site/scripts/check/samples/fences';
import {bodyOf} from '@site/scripts/lib/body';
import {elements, headings} from '@site/scripts/lib/outline';
import {root} from '@site/scripts/lib/paths';
import type {Root} from 'mdast';

/** From the heading with this id to the next of its rank. */
function fencesBelow(page: Root, id: string): Fence[] {
  const all = headings(page);
  const heading = all.find((candidate) => candidate.id === id);
  if (!heading) return [];
  const next = all.find(({line, depth}) => line > heading.line && depth <= heading.depth);
  return fencesOf(page).filter(({line}) => line > heading.line && (!next || line < next.line));
}

/** Where the command line puts what it writes. */
const folderOf = (id: TargetId): string => (id === 'flutter' ? 'lib/designto' : 'designto');

/** The files that the converter writes for the pairs of the section. */
function computedFiles(page: Root, fences: readonly Fence[], id: TargetId): [string, string][] {
  const pairs = elements(page).filter(({name, attributes}) => name === 'Pair' && attributes.targets?.split(' ').includes(id));
  return pairs.flatMap(({line}) => {
    const layers = fences.find((fence) => fence.line > line);
    if (layers?.language !== 'layers') return [];
    const {files} = convert(parseLayers(layers.code), {target: id});
    return files.map(({name, code}): [string, string] => [`${folderOf(id)}/${name}`, code]);
  });
}

/** The files of the running example as the page of a target shows them, by path: computed from the layers, or a fence with a title. */
export function filesOf(id: TargetId): Map<string, string> {
  const page = `docs/code/with-${id}/index.mdx`;
  const {root: tree, failure} = bodyOf({source: readFileSync(path.join(root, page), 'utf8')});
  if (failure) throw new Error(`${page}:${failure.line ?? 1}: ${failure.message}`);
  const fences = fencesBelow(tree, 'example');
  const files = new Map(computedFiles(tree, fences, id));
  for (const {code, meta, line} of fences) {
    const {title} = parseMeta(meta, code.split('\n').length);
    if (!title) continue;
    if (files.has(title)) throw new Error(`${page}:${line}: the file ${title} is shown twice; the second one would be drawn.`);
    files.set(title, `${code}\n`);
  }
  if (files.size === 0)
    throw new Error(`${page} has neither a pair nor a fence with a title in its section {/* #example */}; expected the files of the card.`);
  return files;
}
