import {expect, test} from 'vitest';
import {korean, page, sandbox} from '../../lib/sandbox';
import {labelsOfCells, labelsOfColumns, labelsOfData, labelsOfPages, labelsOfStrings} from '../lib/labels';
import {compareLabels} from './labels';

const label = (english: string, korean: string, id = 'a') => ({english, korean, id, file: 'i18n/ko/code.json'});

test('passes where the same English words have one translation', () => {
  expect(
    compareLabels([label('Paint', '페인트'), label('paint ', '페인트'), label('Fill', '채우기'), label('', 'x'), label('', 'y')]),
  ).toEqual([]);
});

test('finds two words for one, and names the more frequent one as the usual', () => {
  const labels = [label('Paint', '칠', 'sidebar.paint'), label('Paint', '페인트', '#paint'), label('Paint', '페인트', 'title')];
  expect(compareLabels(labels)).toEqual([
    {
      file: 'i18n/ko/code.json',
      line: undefined,
      message: 'calls "Paint" "칠" (sidebar.paint); i18n/ko/code.json (#paint) has "페인트"',
    },
  ]);
});

test('an exception is named with its reason', () => {
  const labels = [label('Top', '위', 'labs.top'), label('Top', 'Top', 'labs.constraint')];
  expect(compareLabels(labels, {'labs.constraint': 'keeps its name'})).toEqual([]);
  expect(compareLabels(labels, {})).toHaveLength(1);
});

test('reads titles and headings of pages, strings, and registries', () => {
  const root = sandbox({
    'docs/a.mdx': page({title: 'Paint'}, '## Limits {/* #limits */}\n'),
    [korean('a.mdx')]: page({title: '페인트'}, '## 한계 {/* #limits */}\n'),
    'i18n/ko/code.json': '{"x": {"message": "칠"}}',
    'data/a.ts': "export const list = [{id: 'paint', label: {en: 'Paint', ko: '칠'}}];\n",
  });
  expect(labelsOfPages(root)).toMatchObject([
    {english: 'Paint', korean: '페인트', id: 'title'},
    {english: '', korean: '', id: 'sidebar_label'},
    {english: 'Limits', korean: '한계', id: '#limits', line: 7},
  ]);
  expect(labelsOfStrings(root, {'code.json': {x: 'Paint'}})).toMatchObject([{english: 'Paint', korean: '칠', id: 'x'}]);
  expect(labelsOfData(root)).toMatchObject([{english: 'Paint', korean: '칠', file: 'data/a.ts', line: 1}]);
});

test('reads the heads of columns that mean the same in every table', () => {
  const table = (head: string, other: string) => `| ${head} | ${other} |\n| --- | --- |\n| a | b |\n`;
  const root = sandbox({
    'docs/a.mdx': page({}, `${table('Meaning', 'Form')}\n${table('Meaning', 'Form')}`),
    [korean('a.mdx')]: page({}, `${table('설명', '형식')}\n${table('뜻', '형태')}`),
  });
  const found = labelsOfColumns(root, new Set(['Meaning']));
  expect(found).toMatchObject([
    {english: 'Meaning', korean: '설명', id: 'column'},
    {english: 'Meaning', korean: '뜻', id: 'column'},
  ]);
  expect(compareLabels(found)).toHaveLength(1);
});

test('reads the cells of tables that are sentences, and those with a name that is compared', () => {
  const table = (...cells: string[]) => `| a | b |\n| --- | --- |\n${cells.map((cell) => `| ${cell} | x |\n`).join('')}`;
  const root = sandbox({
    'docs/a.mdx': page({}, table('drawn from its vector', 'none', 'Identity')),
    [korean('a.mdx')]: page({}, table('벡터로 그려짐', '없음', '식별')),
    'docs/b.mdx': page({}, table('drawn from its vector')),
    [korean('b.mdx')]: page({}, table('벡터로 출력')),
  });
  const found = labelsOfCells(root, 4, new Set(['Identity']));
  expect(found).toMatchObject([
    {korean: '벡터로 그려짐', id: 'cell', line: 9},
    {english: 'Identity', korean: '식별', line: 11},
    {korean: '벡터로 출력'},
  ]);
  expect(compareLabels([...found, label('Identity', '식별자')])).toHaveLength(2);
});
