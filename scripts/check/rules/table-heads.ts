import {toString as textOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {bodyOf} from '../../lib/body';
import {type Page, pagesOf} from '../../lib/pages';
import {allTrees} from '../../lib/trees';
import type {Problem, Rule} from '../lib/rule';

function check(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(bodyOf(page).root, 'table', (table) => {
    const heads = table.children[0]?.children ?? [];
    for (const [index, head] of heads.entries()) {
      if (textOf(head).trim()) continue;
      const message = `column ${index + 1} of a table has no heading; expected a word for what is in it, such as "Aspect"`;
      problems.push({file: page.file, line: table.position?.start.line, message});
    }
  });
  return problems;
}

export const tableHeads: Rule = {
  name: 'table-heads',
  reason: 'A screen reader says the heading of a column with each of its cells; without one, it says nothing or the wrong one.',
  run: (root) => allTrees(root).flatMap((tree) => pagesOf(root, tree).flatMap(check)),
};
