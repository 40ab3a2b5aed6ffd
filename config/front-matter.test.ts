import {describe, expect, it} from 'vitest';
import {pagePath, validateFrontMatter} from './front-matter';

const good = {title: 'A', description: 'A sentence.', kind: 'concept'};
const check =
  (frontMatter: Record<string, unknown>, file = 'docs/a.mdx') =>
  () =>
    validateFrontMatter(file, frontMatter);

describe('validateFrontMatter', () => {
  it('accepts a good page', () => {
    expect(check(good)).not.toThrow();
  });

  it('names the file, the field and what was found', () => {
    expect(check({...good, kind: 'essay'})).toThrow(/docs\/a\.mdx:\n {2}kind: .*"essay"/);
    expect(check({...good, title: undefined})).toThrow(/title: .*required; found nothing/);
    expect(check({...good, description: 'x'.repeat(156)})).toThrow(/description: .*155/);
    expect(check({...good, description: 'No full stop'})).toThrow(/full stop/);
    expect(check({...good, author: 'me'})).toThrow(/author: .*not allowed/);
  });

  it('keeps the path of the search page free', () => {
    expect(check(good, 'docs/search.mdx')).toThrow(/reserved for the search page/);
    expect(check({...good, slug: '/search'})).toThrow(/reserved for the search page/);
  });

  it('leaves partials and other files alone', () => {
    expect(check({}, 'docs/_partials/a.mdx')).not.toThrow();
    expect(check({}, 'README.md')).not.toThrow();
  });
});

it('pagePath is the path inside the tree', () => {
  expect(pagePath('docs/a/b.mdx')).toBe('a/b.mdx');
  expect(pagePath('i18n/ko/docusaurus-plugin-content-docs/current/a.mdx')).toBe('a.mdx');
  expect(pagePath('versioned_docs/version-1.0/a.mdx')).toBe('a.mdx');
  expect(pagePath('docs/a/_b.mdx')).toBeUndefined();
});
