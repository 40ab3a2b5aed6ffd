import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {dataAttribute, documented, isTag, place, requiredAttribute, type Tag} from '../lib/mdx';
import {mathml} from './mathml';

function render(file: VFile, node: Tag | Code, tex: string, display: boolean): MdxJsxFlowElement['children'] {
  try {
    // Phrasing elements are allowed in a flow element; the type does not know.
    return mathml(tex, display) as unknown as MdxJsxFlowElement['children'];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${place(file, node)}: the formula "${tex}" is not valid TeX: ${reason}; ${documented}#formula`);
  }
}

/** `<Formula tex="…" />` and `math` fences become MathML while the page is compiled; the browser gets no TeX. */
export default function remarkFormula() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'code' && node.lang === 'math' && parent && index !== undefined) {
        const attributes = [dataAttribute('display', true)];
        parent.children[index] = {type: 'mdxJsxFlowElement', name: 'Formula', attributes, children: render(file, node, node.value, true)};
        return SKIP;
      }
      if (!isTag(node, 'Formula')) return;
      const tex = requiredAttribute(file, node, 'tex', 'E = mc^2');
      const display = node.type === 'mdxJsxFlowElement';
      node.attributes = [dataAttribute('display', display)];
      node.children = render(file, node, tex, display) as Tag['children'];
      return SKIP;
    });
  };
}
