import path from 'node:path';
import type {Nodes, Parent} from 'mdast';
import {visit} from 'unist-util-visit';
import {bodyOf} from '../../lib/body';
import {admonitions, elements, headings, kebab} from '../../lib/outline';
import {filesOf, isMarkdown, readPage} from '../../lib/pages';
import {allTrees, type Tree} from '../../lib/trees';
import type {Problem, Rule} from '../lib/rule';

export const mostAdmonitions = 2;

/** Flags begin with two hyphens (one is called `--disable`, so four), the package's scope with @, partials with _. */
const prefix = /^(?:----|--|@|_)/;

function wrongNames(file: string, inside: string): Problem[] {
  return inside
    .split('/')
    .map((segment, index, all) => (index === all.length - 1 ? segment.replace(/\..*$/, '') : segment))
    .filter((name) => !kebab.test(name.replace(prefix, '')))
    .map((name) => ({file, message: `has the name "${name}"; expected lower-case words joined by hyphens`}));
}

const isAdmonition = (node: Nodes | undefined) => node?.type === 'containerDirective';
const isComment = (node: Nodes) => node.type === 'mdxFlowExpression' && /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value);

function adjacent(parent: Parent): number[] {
  const visible = parent.children.filter((node) => !isComment(node));
  return visible
    .filter((node, index) => isAdmonition(node) && isAdmonition(visible[index - 1]))
    .map((node) => node.position?.start.line ?? 1);
}

function wrongContent(root: string, file: string): Problem[] {
  const {root: tree, failure} = bodyOf(readPage(root, file, file));
  if (failure) return [{file, line: failure.line, message: `is not valid MDX: ${failure.message}`}];
  const problems: Problem[] = [];
  const problem = (line: number | undefined, message: string) => problems.push({file, line, message});
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      problem(node.position?.start.line, 'imports or exports; the tags a page may use are listed in plugins/vocabulary/tags.ts');
    }
    if ('children' in node) for (const line of adjacent(node)) problem(line, 'has an admonition right after another; keep one of them');
  });
  for (const {depth, text, line} of headings(tree)) {
    if (depth === 1) problem(line, `has the level 1 heading "${text}"; the title in the front matter is the only one`);
  }
  for (const {name, line} of elements(tree)) {
    if (name === 'h1') problem(line, 'has an <h1>; the title in the front matter is the only one');
  }
  const callouts = admonitions(tree);
  if (callouts.length > mostAdmonitions) {
    problem(callouts[mostAdmonitions]?.line, `has ${callouts.length} admonitions; expected at most ${mostAdmonitions}`);
  }
  return problems;
}

function check(root: string, tree: Tree): Problem[] {
  return filesOf(root, tree).flatMap((file) => [
    ...wrongNames(file, path.posix.relative(tree.folder, file)),
    ...(file.endsWith('.md') ? [{file, message: 'ends in .md; expected .mdx'}] : []),
    ...(isMarkdown(file) ? wrongContent(root, file) : []),
  ]);
}

export const pageShape: Rule = {
  name: 'page-shape',
  reason: 'Pages are text that any author can edit and any language can mirror, with one title and few callouts.',
  run: (root) => allTrees(root).flatMap((tree) => check(root, tree)),
};
