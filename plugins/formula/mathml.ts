import katex from 'katex';
import type {Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5';

type Parsed = DefaultTreeAdapterTypes.ChildNode;

/** The TeX source as text inside the MathML would be found by the search and read out by some readers. */
const dropped = new Set(['annotation']);

type Made = MdxJsxTextElement | Text;

const isSign = (node: Made | undefined): boolean => node?.type === 'mdxJsxTextElement' && (node.name === 'mo' || node.name === 'mspace');

/** The sign that KaTeX writes between a function and what it is applied to; nothing is drawn for it. */
const isApplied = (node: Made | undefined): boolean =>
  node?.type === 'mdxJsxTextElement' &&
  node.name === 'mo' &&
  node.children.some((child) => child.type === 'text' && child.value === '\u2061');

const thinSpace = (): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'mspace',
  attributes: [{type: 'mdxJsxAttribute', name: 'width', value: '0.1667em'}],
  children: [],
});

/** TeX has a thin space around the names of functions, as in 4/3 tan x. MathML has none, and KaTeX adds none to it. */
function spaced(nodes: Made[]): Made[] {
  return nodes.flatMap((node, index) => {
    const [before, after] = [nodes[index - 1], nodes[index + 1]];
    if (isApplied(after) && before && !isSign(before)) return [thinSpace(), node];
    if (isApplied(node) && after && !isSign(after)) return [node, thinSpace()];
    return [node];
  });
}

function toMdx(node: Parsed): Made[] {
  if (node.nodeName === '#text' && 'value' in node) return [{type: 'text', value: node.value}];
  if (!('tagName' in node) || dropped.has(node.tagName)) return [];
  const children = spaced(node.childNodes.flatMap(toMdx));
  // KaTeX wraps the formula for its stylesheet, which MathML does not need.
  if (node.tagName === 'span' || node.tagName === 'semantics') return children;
  const attributes = node.attrs
    .filter(({name}) => name !== 'xmlns')
    .map(({name, value}) => ({type: 'mdxJsxAttribute' as const, name: name === 'class' ? 'className' : name, value}));
  return [{type: 'mdxJsxTextElement', name: node.tagName, attributes, children}];
}

/** TeX to MathML elements of a page. Throws KaTeX's own error for a formula it does not understand. */
export function mathml(tex: string, display: boolean): Made[] {
  const html = katex.renderToString(tex, {output: 'mathml', displayMode: display, throwOnError: true, strict: 'error'});
  const nodes = parseFragment(html).childNodes.flatMap(toMdx);
  // The Markdown twin of the page says the formula in TeX (plugins/twins).
  for (const node of nodes)
    if (node.type === 'mdxJsxTextElement') node.attributes.push({type: 'mdxJsxAttribute', name: 'data-tex', value: tex});
  return nodes;
}
