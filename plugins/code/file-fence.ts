import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/**
 * A fence that shows a file of the repository: `file=core/samples/anchors.ts` after its language, and no code of its own. In a
 * translation, the lines of the fence are the comments of the file, in order.
 */

const root = path.resolve(__dirname, '../..');
const option = /(?:^|\s)file=(\S+)/;

/** What is said in a line comment, or in a block comment of one line. */
const comment = /(?<=\/\*\* ).+?(?= \*\/)|(?<=\/\/ ).+$/gm;

export function withComments(source: string, comments: readonly string[]): string {
  const own = source.match(comment) ?? [];
  if (own.length !== comments.length) {
    throw new Error(`has ${comments.length} lines; expected a translation of each of its ${own.length} comments, or nothing`);
  }
  const next = comments.values();
  return source.replace(comment, () => next.next().value ?? '');
}

/** The fence with the code of its file, titled with the name of the file; any other fence as it is. */
export function fileFence<Fence extends Pick<Code, 'meta' | 'value'>>(fence: Fence): Fence {
  const name = option.exec(fence.meta ?? '')?.[1];
  if (name === undefined) return fence;
  const file = path.join(root, name);
  if (!existsSync(file)) throw new Error(`shows the file "${name}", which does not exist; expected a path from the repository's root`);
  const source = readFileSync(file, 'utf8').trimEnd();
  const meta = (fence.meta ?? '').replace(option, '').trim();
  const title = /(?:^|\s)title=/.test(meta) ? '' : `title="${path.basename(name)}"`;
  const value = fence.value.trim() === '' ? source : withComments(source, fence.value.trim().split('\n'));
  return {...fence, meta: [title, meta].filter(Boolean).join(' '), value};
}

export default function remarkFileFences() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node) => {
      try {
        Object.assign(node, fileFence(node));
      } catch (error) {
        throw new Error(`${file.path}:${node.position?.start.line ?? 1}: the fence ${(error as Error).message}`);
      }
    });
  };
}
