import path from 'node:path';
import {validateFrontMatter} from '@site/config/front-matter';
import {field, fieldLine, type Page, pagesOf} from '../../lib/pages';
import {allTrees} from '../../lib/trees';
import type {Problem, Rule} from '../lib/rule';

function invalid(page: Page): Problem[] {
  if (page.frontMatterError) return [{file: page.file, line: 1, message: `has front matter that is not YAML: ${page.frontMatterError}`}];
  try {
    validateFrontMatter(page.file, page.frontMatter);
    return [];
  } catch (error) {
    return [{file: page.file, line: 1, message: error instanceof Error ? error.message : String(error)}];
  }
}

/** A problem for each page that repeats a text another page of the same group has. */
function repeated(pages: Page[], name: string, groupOf: (page: Page) => string): Problem[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const value = field(page, name).trim();
    if (!value) return [];
    const key = `${groupOf(page)}\0${value}`;
    const other = first.get(key);
    if (!other) first.set(key, page);
    return other ? [{file: page.file, line: fieldLine(page, name), message: `has the same ${name} as ${other.file}: "${value}"`}] : [];
  });
}

export const frontMatter: Rule = {
  name: 'front-matter',
  reason: 'Search results, cards and the sidebar are made of titles and descriptions; two alike cannot be told apart.',
  run(root) {
    return allTrees(root).flatMap((tree) => {
      const pages = pagesOf(root, tree);
      return [
        ...pages.flatMap(invalid),
        ...repeated(pages, 'description', () => ''),
        ...repeated(pages, 'title', (page) => path.posix.dirname(page.path)),
      ];
    });
  },
};
