import type {Parent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {counts} from '../../core/counts';
import {documented, isTag, place, requiredAttribute} from '../lib/mdx';

/** Writes the number that `<Count of="flags" />` asks for into the page; nothing of it is left for the browser to do. */
export default function remarkCounts() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent: Parent | undefined) => {
      if (!isTag(node, 'Count') || parent === undefined || index === undefined) return;
      const of = requiredAttribute(file, node, 'of', 'flags');
      const count = Object.hasOwn(counts, of) ? counts[of] : undefined;
      if (count === undefined) {
        const known = Object.keys(counts).join(', ');
        throw new Error(`${place(file, node)}: <Count of="${of}"> counts nothing, expected one of ${known}; ${documented}#count`);
      }
      parent.children[index] = {type: 'text', value: String(count)};
    });
  };
}
