import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {documented, Imports, isTag, place, referenceAttribute, requiredAttribute} from '../lib/mdx';

interface Options {
  /** Folder whose subfolders are the labs; those that start with `_` are not. */
  folder?: string;
}

export function labIds(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort();
}

const pascal = (id: string) => id.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());

/**
 * Turns `<Lab id="x" />` into a use of the lab in src/labs/x. The page imports the light fallback, which knows how to load the body;
 * nothing of a lab is reachable from a page that does not show it.
 */
export default function remarkLabs({folder = path.resolve(__dirname, '../../src/labs')}: Options = {}) {
  return (tree: Root, file: VFile) => {
    const imports = new Imports();
    visit(tree, (node) => {
      if (!isTag(node, 'Lab')) return;
      const labs = labIds(folder);
      const id = requiredAttribute(file, node, 'id', labs[0] ?? '');
      if (!labs.includes(id)) {
        throw new Error(
          `${place(file, node)}: <Lab id="${id}"> names no lab, expected a folder of src/labs: ${labs.join(', ')}; ${documented}`,
        );
      }
      const name = pascal(id);
      const parts = {load: `${name}Load`, frame: `${name}Frame`};
      imports.add(`${name}Fallback`, `@site/src/labs/${id}/fallback`, parts);
      node.attributes.push(
        referenceAttribute('load', parts.load),
        referenceAttribute('fallback', `${name}Fallback`),
        referenceAttribute('frame', parts.frame),
      );
    });
    imports.prependTo(tree);
  };
}
