import {bodyOf} from '../../lib/body';
import {headings as headingsOf, kebab} from '../../lib/outline';
import {type Page, pagesOf} from '../../lib/pages';
import {allTrees} from '../../lib/trees';
import type {Problem, Rule} from '../lib/rule';

function check(page: Page): Problem[] {
  const problems: Problem[] = [];
  const ids = new Set<string>();
  // The title is the page's level 1; the rule page-shape reports another one.
  let level = 1;
  for (const {depth, id, text, line} of headingsOf(bodyOf(page).root).filter((heading) => heading.depth > 1)) {
    const problem = (message: string) => problems.push({file: page.file, line, message});
    if (!id) problem(`heading "${text}" has no id; expected {/* #kebab-id */} at its end`);
    else if (!kebab.test(id)) problem(`heading "${text}" has the id "${id}"; expected lower-case words joined by hyphens`);
    else if (ids.has(id)) problem(`heading "${text}" repeats the id "${id}"; ids are unique in a page`);
    if (id) ids.add(id);
    if (depth > level + 1) problem(`heading "${text}" is level ${depth}; expected at most level ${level + 1} here`);
    level = depth;
  }
  return problems;
}

export const headings: Rule = {
  name: 'headings',
  reason: 'Ids written by hand survive a rewording and are the same in every language; levels in order make an outline.',
  run: (root) => allTrees(root).flatMap((tree) => pagesOf(root, tree).flatMap(check)),
};
