import {fileFence} from '@site/plugins/code/file-fence';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

export type Fence = {language: string; meta: string; code: string; line: number};

/** The fenced samples of a page, wherever they are. */
export function fencesOf(root: Root): Fence[] {
  const fences: Fence[] = [];
  visit(root, 'code', (node) => {
    const {lang, meta, value, position} = fileFence(node);
    fences.push({language: lang ?? '', meta: meta ?? '', code: value, line: position?.start.line ?? 1});
  });
  return fences;
}
