import {expect, test} from 'vitest';
import {fieldLine, pagesOf} from './pages';
import {page, sandbox} from './sandbox';
import {allTrees} from './trees';

test('finds the pages of every tree, without partials', () => {
  const root = sandbox({
    'docs/a/index.mdx': page(),
    'docs/_partials/part.mdx': 'Part.',
    'versioned_docs/version-1.0/a.mdx': page(),
    'i18n/ko/docusaurus-plugin-content-docs/current/a.mdx': page(),
    'i18n/ko/docusaurus-plugin-content-docs/current.json': '{}',
  });
  const files = allTrees(root).map((tree) => [tree.locale, tree.version, ...pagesOf(root, tree).map((found) => found.path)]);
  expect(files).toEqual([
    ['en', 'current', 'a/index.mdx'],
    ['en', 'version-1.0', 'a.mdx'],
    ['ko', 'current', 'a.mdx'],
  ]);
});

test('keeps a page whose front matter cannot be read', () => {
  const root = sandbox({'docs/a.mdx': '---\ntitle: : x\n---\n'});
  const [found] = allTrees(root).flatMap((tree) => pagesOf(root, tree));
  expect(found).toMatchObject({frontMatter: {}, frontMatterError: expect.any(String)});
  expect(found && fieldLine(found, 'title')).toBe(2);
});
