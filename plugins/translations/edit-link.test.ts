import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {editedFile} from './edit-link';

const root = mkdtempSync(path.join(tmpdir(), 'edit-link-'));
const korean = 'i18n/ko/docusaurus-plugin-content-docs';
for (const file of [`${korean}/current/cli/a.mdx`, `${korean}/version-1.0/a.mdx`]) {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), '');
}
const edited = (locale: string, versionDocsDirPath: string, docPath: string) =>
  editedFile({root, docs: 'docs', i18n: 'i18n'}, {locale, versionDocsDirPath, docPath});

test('an English page is edited in its own file, in every version', () => {
  expect(edited('en', 'docs', 'cli/a.mdx')).toBe('docs/cli/a.mdx');
  expect(edited('en', 'versioned_docs/version-1.0', 'a.mdx')).toBe('versioned_docs/version-1.0/a.mdx');
});

test('a translated page is edited in its translation, in every version', () => {
  expect(edited('ko', 'docs', 'cli/a.mdx')).toBe(`${korean}/current/cli/a.mdx`);
  expect(edited('ko', 'versioned_docs/version-1.0', 'a.mdx')).toBe(`${korean}/version-1.0/a.mdx`);
});

test('a page that is shown in English for want of a translation is edited in English', () => {
  expect(edited('ko', 'docs', 'cli/new.mdx')).toBe('docs/cli/new.mdx');
});
