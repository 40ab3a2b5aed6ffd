import {expect, test} from 'vitest';
import {page, sandbox} from '../../lib/sandbox';
import {frontMatter} from './front-matter';

test('passes for valid fields, and for one title in two folders or two trees', () => {
  const root = sandbox({
    'docs/a/intro.mdx': page({title: 'Intro', description: 'About a.'}),
    'docs/b/intro.mdx': page({title: 'Intro', description: 'About b.'}),
    'versioned_docs/version-1.0/a/intro.mdx': page({title: 'Intro', description: 'About a.'}),
  });
  expect(frontMatter.run(root)).toEqual([]);
});

test('finds wrong fields in every tree', () => {
  const root = sandbox({
    'docs/a.mdx': page({kind: 'novel'}),
    'i18n/ko/docusaurus-plugin-content-docs/current/a.mdx': page({summary: 'x'}),
    'versioned_docs/version-1.0/a.mdx': '---\ntitle: : x\n---\n',
  });
  expect(frontMatter.run(root)).toMatchObject([
    {file: 'docs/a.mdx', message: expect.stringContaining('kind:')},
    {file: 'versioned_docs/version-1.0/a.mdx', message: expect.stringContaining('not YAML')},
    {file: 'i18n/ko/docusaurus-plugin-content-docs/current/a.mdx', message: expect.stringContaining('summary:')},
  ]);
});

test('finds two pages that look the same in a list', () => {
  const root = sandbox({
    'docs/a.mdx': page({title: 'Same', description: 'One.'}),
    'docs/b.mdx': page({title: 'Same', description: 'Two.'}),
    'docs/c/d.mdx': page({title: 'Other', description: 'One.'}),
  });
  expect(frontMatter.run(root)).toEqual([
    {file: 'docs/c/d.mdx', line: 3, message: 'has the same description as docs/a.mdx: "One."'},
    {file: 'docs/b.mdx', line: 2, message: 'has the same title as docs/a.mdx: "Same"'},
  ]);
});
