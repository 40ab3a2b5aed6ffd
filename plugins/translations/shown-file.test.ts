import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {shownFile} from './shown-file';

const root = mkdtempSync(path.join(tmpdir(), 'shown-file-'));
const korean = 'i18n/ko/docusaurus-plugin-content-docs';
for (const file of [`${korean}/current/cli/a.mdx`, `${korean}/version-1.0/a.mdx`]) {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), '');
}
const shown = (locale: string, folder: string, page: string) => shownFile({root, docs: 'docs', i18n: 'i18n'}, locale, `${folder}/${page}`);

test('an English page is shown from its own file, in every version', () => {
  expect(shown('en', 'docs', 'cli/a.mdx')).toBe('docs/cli/a.mdx');
  expect(shown('en', 'versioned_docs/version-1.0', 'a.mdx')).toBe('versioned_docs/version-1.0/a.mdx');
});

test('a translated page is shown from its translation, in every version', () => {
  expect(shown('ko', 'docs', 'cli/a.mdx')).toBe(`${korean}/current/cli/a.mdx`);
  expect(shown('ko', 'versioned_docs/version-1.0', 'a.mdx')).toBe(`${korean}/version-1.0/a.mdx`);
});

test('a page without a translation is shown from the English file', () => {
  expect(shown('ko', 'docs', 'cli/new.mdx')).toBe('docs/cli/new.mdx');
});
