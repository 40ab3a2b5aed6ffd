import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {fingerprint} from './fingerprint';
import {translationOf} from './state';

const root = mkdtempSync(path.join(tmpdir(), 'translations-'));
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}
write('docs/cli/index.mdx', 'today');
write('versioned_docs/version-1.0/cli/index.mdx', 'then');

const korean = (version: string) => `i18n/ko/docusaurus-plugin-content-docs/${version}/cli/index.mdx`;
const stateOf = (file: string, frontMatter: Record<string, unknown> = {}, date?: string) =>
  translationOf({root, docs: 'docs', i18n: 'i18n'}, 'ko', file, frontMatter, () => date);

test('a page shown from its English file has no translation, in any version', () => {
  expect(stateOf('docs/cli/index.mdx')).toEqual({state: 'missing'});
  expect(stateOf('versioned_docs/version-1.0/cli/index.mdx')).toEqual({state: 'missing'});
});

test('a page that says which language it is in needs no translation', () => {
  expect(stateOf('docs/cli/index.mdx', {lang: 'ko'})).toBeUndefined();
});

test('a translation of the present text is current and says since when', () => {
  expect(stateOf(korean('current'), {translation_of: fingerprint('today')}, '2026-11-15')).toEqual({state: 'current', date: '2026-11-15'});
  expect(stateOf(korean('version-1.0'), {translation_of: fingerprint('then')})).toEqual({state: 'current'});
});

test('a translation of another text is behind', () => {
  expect(stateOf(korean('current'), {translation_of: fingerprint('then')}, '2026-11-01')).toEqual({state: 'behind', date: '2026-11-01'});
});

test('nothing is said of a translation without a stamp, or without a source', () => {
  expect(stateOf(korean('current'))).toBeUndefined();
  expect(stateOf(korean('version-0.9'), {translation_of: fingerprint('then')})).toBeUndefined();
});
