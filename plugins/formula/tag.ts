import type {Code} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {dataAttribute, documented, place, requiredAttribute, type Tag} from '../lib/mdx';
import type {Use} from '../vocabulary/use';
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

/** `<Formula tex="…" />` becomes MathML while the page is compiled; the browser gets no TeX. */
export function formula({file, tag}: Use): void {
  const tex = requiredAttribute(file, tag, 'tex', 'E = mc^2');
  const display = tag.type === 'mdxJsxFlowElement';
  tag.attributes = [dataAttribute('display', display)];
  tag.children = render(file, tag, tex, display) as Tag['children'];
}

/** A `math` fence. */
export function formulaOf(file: VFile, node: Code): MdxJsxFlowElement {
  const attributes = [dataAttribute('display', true)];
  return {type: 'mdxJsxFlowElement', name: 'Formula', attributes, children: render(file, node, node.value, true)};
}
