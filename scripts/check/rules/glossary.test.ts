import {expect, test} from 'vitest';
import {korean, page, sandbox} from '../../lib/sandbox';
import {glossary, uses} from './glossary';

const header = 'English term\tKorean term\tnote\tavoid';
const run = (rows: string[], body = '본문입니다.\n') =>
  glossary.run(sandbox({'i18n/glossary.tsv': `${rows.join('\n')}\n`, [korean('a.mdx')]: page({}, body)}));

test('passes for a complete table and a page that follows it', () => {
  expect(run([header, 'editor\t에디터\t편집기 avoided\t편집기', 'API\tAPI\t\t'], '에디터에서 `편집기`를 찾습니다.\n')).toEqual([]);
});

test('finds wrong columns, repeated terms and empty translations', () => {
  expect(run(['English\tKorean', 'a\t가\t', 'b\t\t\t', 'B\t나\t\t'])).toEqual([
    {file: 'i18n/glossary.tsv', line: 1, message: expect.stringContaining('has the columns English, Korean')},
    {file: 'i18n/glossary.tsv', line: 2, message: 'has 3 columns; expected 4, separated by tabs'},
    {file: 'i18n/glossary.tsv', line: 3, message: 'has no Korean for "b"'},
    {file: 'i18n/glossary.tsv', line: 4, message: 'lists "B" twice; one term has one translation'},
  ]);
});

test('finds a word to avoid and names the right one', () => {
  expect(run([header, 'editor\t에디터\t\t편집기, 에디타'], '글.\n편집기에서 엽니다.\n')).toEqual([
    {file: korean('a.mdx'), line: 8, message: 'says "편집기"; the glossary has "에디터" for editor'},
  ]);
});

test('finds a word to avoid in strings and registries', () => {
  const root = sandbox({
    'i18n/glossary.tsv': `${header}\npivot\t회전 중심\t\t회전축\n`,
    'i18n/ko/code.json': '{"labs.pivot": {"message": "코드의 회전축"}}',
    'data/terms.ts': "export const term = {en: 'Pivot', ko: '회전축'};\n",
  });
  expect(glossary.run(root)).toEqual([
    {file: 'i18n/ko/code.json', message: 'has "labs.pivot" with "회전축"; the glossary has "회전 중심" for pivot'},
    {file: 'data/terms.ts', line: 1, message: 'says "회전축"; the glossary has "회전 중심" for pivot'},
  ]);
});

test('a word inside a longer one is another word', () => {
  expect(uses('코드편집기', '편집기')).toBe(false);
  expect(uses('새 편집기에서', '편집기')).toBe(true);
});
