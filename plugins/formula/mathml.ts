import katex from 'katex';
import type {Text} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {type DefaultTreeAdapterTypes, parseFragment} from 'parse5';

type Parsed = DefaultTreeAdapterTypes.ChildNode;

/** The TeX source as text inside the MathML would be found by the search and read out by some readers. */
const dropped = new Set(['annotation']);

function toMdx(node: Parsed): (MdxJsxTextElement | Text)[] {
  if (node.nodeName === '#text' && 'value' in node) return [{type: 'text', value: node.value}];
  if (!('tagName' in node) || dropped.has(node.tagName)) return [];
  const children = node.childNodes.flatMap(toMdx);
  // KaTeX wraps the formula for its stylesheet, which MathML does not need.
  if (node.tagName === 'span' || node.tagName === 'semantics') return children;
  const attributes = node.attrs
    .filter(({name}) => name !== 'xmlns')
    .map(({name, value}) => ({type: 'mdxJsxAttribute' as const, name: name === 'class' ? 'className' : name, value}));
  return [{type: 'mdxJsxTextElement', name: node.tagName, attributes, children}];
}

/** TeX to MathML elements of a page. Throws KaTeX's own error for a formula it does not understand. */
export function mathml(tex: string, display: boolean): (MdxJsxTextElement | Text)[] {
  const html = katex.renderToString(tex, {output: 'mathml', displayMode: display, throwOnError: true, strict: 'error'});
  const nodes = parseFragment(html).childNodes.flatMap(toMdx);
  // The Markdown twin of the page says the formula in TeX (plugins/twins).
  for (const node of nodes)
    if (node.type === 'mdxJsxTextElement') node.attributes.push({type: 'mdxJsxAttribute', name: 'data-tex', value: tex});
  return nodes;
}
