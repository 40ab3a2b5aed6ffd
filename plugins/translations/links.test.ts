import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {linkAcross} from './links';

const root = mkdtempSync(path.join(tmpdir(), 'links-'));
const korean = 'i18n/ko/docusaurus-plugin-content-docs';
for (const file of [
  'docs/new.mdx',
  'docs/cli/@a.mdx',
  'versioned_docs/version-1.0/old.mdx',
  `${korean}/current/cli/@a.mdx`,
  `${korean}/version-1.0/old.mdx`,
]) {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), '');
}
const across = (file: string, url: string) => linkAcross({root, docs: 'docs', i18n: 'i18n'}, 'ko', file, url);

test('a page shown in English leads to the translation of another', () => {
  expect(across('docs/new.mdx', './cli/@a.mdx?a=1#b')).toBe(`@site/${korean}/current/cli/@a.mdx?a=1#b`);
  expect(across('versioned_docs/version-1.0/new.mdx', './old.mdx')).toBe(`@site/${korean}/version-1.0/old.mdx`);
});

test('a translation leads to a page shown in English', () => {
  expect(across(`${korean}/current/cli/@a.mdx`, '../new.mdx#b')).toBe('@site/docs/new.mdx#b');
});

test('links inside one tree, to nowhere and out of the site stay as they are', () => {
  expect(across(`${korean}/current/cli/b.mdx`, './@a.mdx')).toBeUndefined();
  expect(across('docs/cli/@a.mdx', '../new.mdx')).toBeUndefined();
  expect(across(`${korean}/current/cli/@a.mdx`, './nowhere.mdx')).toBeUndefined();
  for (const url of ['#b', '/cli', 'https://a.b/c.mdx']) expect(across('docs/new.mdx', url)).toBeUndefined();
});
