import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {TargetId} from '@site/data/targets';
import {parseMeta} from '@site/plugins/code/meta';
import {type Fence, fencesOf} from '@site/scripts/check/samples/fences';
import {bodyOf} from '@site/scripts/lib/body';
import {headings} from '@site/scripts/lib/outline';
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

/** The files of the running example as the page of a target shows them, by path; a fence with a title is a file. */
export function filesOf(id: TargetId): Map<string, string> {
  const page = `docs/code/with-${id}/index.mdx`;
  const {root: tree, failure} = bodyOf({source: readFileSync(path.join(root, page), 'utf8')});
  if (failure) throw new Error(`${page}:${failure.line ?? 1}: ${failure.message}`);
  const files = new Map<string, string>();
  for (const {code, meta, line} of fencesBelow(tree, 'example')) {
    const {title} = parseMeta(meta, code.split('\n').length);
    if (!title) continue;
    if (files.has(title)) throw new Error(`${page}:${line}: the file ${title} is shown twice; the second one would be drawn.`);
    files.set(title, `${code}\n`);
  }
  if (files.size === 0)
    throw new Error(`${page} has no fence with a title in its section {/* #example */}; expected the files of the card.`);
  return files;
}
