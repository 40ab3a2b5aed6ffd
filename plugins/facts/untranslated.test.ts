import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {untranslated, untranslatedLine} from './untranslated';

it('counts the texts, strings and pages that a language does not have yet', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'languages-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  const files = {
    'docs/intro.mdx': '',
    'docs/cli/index.mdx': '',
    'docs/_partials/note.mdx': '',
    'i18n/de/docusaurus-plugin-content-docs/current/intro.mdx': '',
    'i18n/de/code.json': '{"a": {"message": "A"}}',
    'i18n/ko/code.json': '{"a": {"message": "가"}, "b": {"message": "나"}}',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), content);
  }
  const shared = {en: 'once', ko: '한 번'};
  const facts = {rows: [{text: shared}, {text: shared}, {text: {en: 'two', de: 'zwei'}}, {text: {en: 'three', de: ''}}]};
  expect(untranslated(facts, 'de', ['en', 'ko'], folder)).toEqual({texts: 2, strings: 1, pages: 1});
});

it('says it in one line', () => {
  expect(untranslatedLine('de', {texts: 412, strings: 0, pages: 0})).toBe('de: 412 texts in English');
  expect(untranslatedLine('de', {texts: 412, strings: 3, pages: 1})).toBe('de: 412 texts, 3 strings and 1 page in English');
  expect(untranslatedLine('ko', {texts: 0, strings: 0, pages: 0})).toBeUndefined();
});
