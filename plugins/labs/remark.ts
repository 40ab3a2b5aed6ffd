import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {fallbackImport, lazyImport, reference} from './estree';

interface Options {
  /** Folder whose subfolders are the labs; those that start with `_` are not. */
  folder?: string;
}

export function knownLabs(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort();
}

const identifierFor = (id: string) => id.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());

function expressionAttribute(name: string, value: string, estree: ReturnType<typeof reference>): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value, data: {estree}}};
}

/**
 * Turns `<Lab id="x" />` into a use of the lab in src/labs/x. The page gets a static import of the light fallback and a lazy one of the
 * body; nothing of a lab is reachable from a page that does not show it.
 */
export default function remarkLabs({folder = path.resolve(__dirname, '../../src/labs')}: Options = {}) {
  return (tree: Root, file: VFile) => {
    const imports = new Map<string, MdxjsEsm>();

    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const element: MdxJsxFlowElement | MdxJsxTextElement = node;
      if (element.name !== 'Lab') return;

      const where = `${file.path}:${element.position?.start.line ?? 1}`;
      const labs = knownLabs(folder);
      const attribute = element.attributes.find((each): each is MdxJsxAttribute => each.type === 'mdxJsxAttribute' && each.name === 'id');
      const id = attribute?.value;
      if (typeof id !== 'string') {
        throw new Error(`${where}: <Lab> needs an id written as plain text, <Lab id="…" />; known labs: ${labs.join(', ')}.`);
      }
      if (!labs.includes(id)) {
        throw new Error(
          `${where}: <Lab id="${id}"> names no lab. Known labs: ${labs.join(', ')}. A lab is a folder of src/labs; see the kitchen sink: /docs/kitchen-sink.`,
        );
      }

      const name = identifierFor(id);
      const source = `@site/src/labs/${id}`;
      element.attributes.push(
        expressionAttribute('load', `() => import('${source}')`, lazyImport(source)),
        expressionAttribute('fallback', `${name}Fallback`, reference(`${name}Fallback`)),
        expressionAttribute('frame', `${name}Frame`, reference(`${name}Frame`)),
      );
      const fallback = `${source}/fallback`;
      imports.set(id, {
        type: 'mdxjsEsm',
        value: `import ${name}Fallback, {frame as ${name}Frame} from '${fallback}'`,
        data: {estree: fallbackImport(fallback, `${name}Fallback`, `${name}Frame`)},
      });
    });

    tree.children.unshift(...imports.values());
  };
}
