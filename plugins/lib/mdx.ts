import type {ImportSpecifier, Program} from 'estree';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {Node, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {VFile} from 'vfile';

/** What the transformers of the page vocabulary share: reading a tag, giving it data, importing what it needs. */

export type Tag = MdxJsxFlowElement | MdxJsxTextElement;

export function isTag(node: Node, name?: string): node is Tag {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false;
  return name === undefined || (node as Tag).name === name;
}

export const documented = 'see the kitchen sink: /docs/kitchen-sink';

export const place = (file: VFile, node: Node): string => `${file.path}:${node.position?.start.line ?? 1}`;

function attributeNamed(tag: Tag, name: string): MdxJsxAttribute | undefined {
  return tag.attributes.find((each): each is MdxJsxAttribute => each.type === 'mdxJsxAttribute' && each.name === name);
}

/** The value of an attribute written as plain text; undefined when it is missing, an error when it is an expression. */
export function textAttribute(file: VFile, tag: Tag, name: string): string | undefined {
  const attribute = attributeNamed(tag, name);
  if (!attribute) return undefined;
  if (typeof attribute.value === 'string') return attribute.value;
  throw new Error(`${place(file, tag)}: <${tag.name}> has a computed ${name}; expected plain text, ${name}="…"; ${documented}`);
}

export function requiredAttribute(file: VFile, tag: Tag, name: string, expected: string): string {
  const value = textAttribute(file, tag, name);
  if (value) return value;
  throw new Error(`${place(file, tag)}: <${tag.name}> has no ${name}; expected ${name}="${expected}"; ${documented}`);
}

function expression(body: Program['body'][number]): Program {
  return {type: 'Program', sourceType: 'module', body: [body], comments: []};
}

/** An attribute whose value is data computed at build time. */
export function dataAttribute(name: string, value: unknown): MdxJsxAttribute {
  const estree = expression({type: 'ExpressionStatement', expression: valueToEstree(value)});
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value), data: {estree}}};
}

/** An attribute whose value is something the page imports. */
export function referenceAttribute(name: string, identifier: string): MdxJsxAttribute {
  const estree = expression({type: 'ExpressionStatement', expression: {type: 'Identifier', name: identifier}});
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value: identifier, data: {estree}}};
}

/** Imports to be put on top of a page, each once. */
export class Imports {
  private readonly nodes = new Map<string, MdxjsEsm>();

  /** `import <identifier>, {<exported> as <local>} from '<source>'` */
  add(identifier: string, source: string, named: Readonly<Record<string, string>> = {}): void {
    const others = Object.entries(named);
    const estree = expression({
      type: 'ImportDeclaration',
      source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
      attributes: [],
      specifiers: [
        {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: identifier}},
        ...others.map(
          ([exported, local]): ImportSpecifier => ({
            type: 'ImportSpecifier',
            imported: {type: 'Identifier', name: exported},
            local: {type: 'Identifier', name: local},
          }),
        ),
      ],
    });
    const braces = others.length > 0 ? `, {${others.map(([exported, local]) => `${exported} as ${local}`).join(', ')}}` : '';
    this.nodes.set(identifier, {type: 'mdxjsEsm', value: `import ${identifier}${braces} from '${source}'`, data: {estree}});
  }

  prependTo(tree: Root): void {
    tree.children.unshift(...this.nodes.values());
  }
}
