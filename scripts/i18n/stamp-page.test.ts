import {expect, test} from 'vitest';
import {korean, page, sandbox} from '../lib/sandbox';
import {pairsOf} from './pairs';
import {selectPairs, stampPage} from './stamp-page';

test('adds the stamp as the last field and keeps the rest', () => {
  expect(stampPage('---\ntitle: "가"\n---\n\n글 --- 글\n', '0123456789ab')).toBe(
    '---\ntitle: "가"\ntranslation_of: "0123456789ab"\n---\n\n글 --- 글\n',
  );
});

test('replaces an older stamp, and only in the front matter', () => {
  const source = (print: string) => `---\ntranslation_of: "${print}"\ntitle: "가"\n---\n\ntranslation_of: x\n`;
  expect(stampPage(source('aaaaaaaaaaaa'), 'bbbbbbbbbbbb')).toBe(source('bbbbbbbbbbbb'));
});

test('refuses a page without front matter', () => {
  expect(() => stampPage('글\n\n---\n\n글\n', 'aaaaaaaaaaaa')).toThrow('expected front matter');
});

test('a path means the current version, a file that file alone', () => {
  const archived = 'i18n/ko/docusaurus-plugin-content-docs/version-1.0/a.mdx';
  const root = sandbox({'docs/a.mdx': page(), 'versioned_docs/version-1.0/a.mdx': page(), [korean('a.mdx')]: page(), [archived]: page()});
  const select = (arg: string) => selectPairs(pairsOf(root), [arg]).map(({translation}) => translation?.file);
  expect(select('a.mdx')).toEqual([korean('a.mdx')]);
  expect(select(archived)).toEqual([archived]);
  expect(() => select('b.mdx')).toThrow('There is no page b.mdx');
});
