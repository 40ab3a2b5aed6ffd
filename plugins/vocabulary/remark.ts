import type {Nodes, Parents, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Facts} from '../../core/facts/facts';
import {distance} from '../../core/flags/distance';
import {factsOfPage} from '../facts/page';
import {formulaOf} from '../formula/tag';
import {documented, Imports, isTag, place, type Tag} from '../lib/mdx';
import {checkStrayFence, layerTreeOf} from '../pair/tags';
import {tags} from './tags';
import {addTargetHeader} from './target-header';

export interface Options {
  /** The language that is being built. */
  readonly locale: string;
}

/** HTML is in lower case; what begins with a capital is ours, or a mistake. */
const isOurs = (name: string): boolean => /^[A-Z]/.test(name);

function unknownTag(file: VFile, tag: Tag): never {
  const name = tag.name ?? '';
  const [nearest] = Object.keys(tags).sort((a, b) => distance(name, a) - distance(name, b));
  throw new Error(
    `${place(file, tag)}: <${name}> is not a tag of the page vocabulary; the nearest is <${nearest}>; known: ${Object.keys(tags).join(', ')}; ${documented}`,
  );
}

/** The imports that a page has itself. Pages in docs/ may not (`npm run check` says so), those of the tests may. */
function ownImports(tree: Root): Set<string> {
  const statements = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []));
  return new Set(
    statements.flatMap((statement) => (statement.type === 'ImportDeclaration' ? statement.specifiers.map(({local}) => local.name) : [])),
  );
}

/** What a fence becomes that is not code: a design or a formula. */
function fenceContent(file: VFile, node: Nodes, facts: () => Facts): RootContent | undefined {
  if (node.type !== 'code') return undefined;
  if (node.lang === 'layers') return layerTreeOf(file, node, facts());
  if (node.lang === 'math') return formulaOf(file, node);
  checkStrayFence(file, node);
  return undefined;
}

/**
 * Gives every tag of a page what it shows: props computed now, from the facts of the page's version and in its language. A tag that is
 * misused or unknown stops the build and says where.
 */
export default function remarkVocabulary({locale}: Options) {
  return (tree: Root, file: VFile) => {
    const imports = new Imports();
    const own = ownImports(tree);
    let pageFacts: Facts | undefined;
    const facts = () => {
      pageFacts ??= factsOfPage(file.path, locale);
      return pageFacts;
    };
    visit(tree, (node, index, parent: Parents | undefined) => {
      const replaceWith = (content: RootContent) => {
        // What replaces a block is a block, so it fits wherever the block did.
        if (parent && index !== undefined) (parent.children as RootContent[])[index] = content;
      };
      const content = fenceContent(file, node, facts);
      if (content) {
        replaceWith(content);
        return SKIP;
      }
      if (!isTag(node) || !node.name || !isOurs(node.name) || own.has(node.name)) return;
      const rule = tags[node.name] ?? unknownTag(file, node);
      if (rule.loaded === 'page') imports.add(node.name, `@site/src/components/${node.name}`);
      rule.fill?.({file, tag: node, imports, facts, replaceWith});
      // What a formula contains is ready.
      return node.name === 'Formula' ? SKIP : undefined;
    });
    addTargetHeader(tree, file, imports, facts);
    imports.prependTo(tree);
  };
}
