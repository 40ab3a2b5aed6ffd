import {expect, test} from 'vitest';
import {compareMessages} from './ui-strings';

const english = {
  'code.json': {found: 'One page|{count} pages', empty: '{a} - {b}'},
  'docusaurus-theme-classic/navbar.json': {title: 'Designto', 'item.label.Docs': 'Docs'},
};

test('passes for translated messages, names and messages without words', () => {
  const translated = {
    'code.json': {found: '{count}개 페이지', empty: '{a} - {b}'},
    'docusaurus-theme-classic/navbar.json': {'item.label.Docs': '문서'},
  };
  expect(compareMessages('ko', english, translated)).toEqual([]);
});

test('finds missing and left-over files and messages', () => {
  const translated = {'code.json': {found: '{count}개', old: '옛것'}, 'docusaurus-theme-classic/footer.json': {}};
  expect(compareMessages('ko', english, translated)).toEqual([
    {file: 'i18n/ko/code.json', message: 'lacks "empty"; expected a translation of "{a} - {b}"'},
    {file: 'i18n/ko/code.json', message: 'has "old", which the site no longer uses; remove it'},
    {file: 'i18n/ko/docusaurus-theme-classic/navbar.json', message: expect.stringContaining('is missing')},
    {file: 'i18n/ko/docusaurus-theme-classic/footer.json', message: 'belongs to no part of the site; delete it'},
  ]);
});

test('finds messages in English, with other placeholders or with an outdated name', () => {
  const translated = {
    'code.json': {found: '{n}개 페이지', empty: '{a} - {b}'},
    'docusaurus-theme-classic/navbar.json': {title: 'Oldname', 'item.label.Docs': 'Docs'},
  };
  expect(compareMessages('ko', english, translated)).toMatchObject([
    {message: 'has "found" with the placeholders {n}; expected {count}'},
    {message: 'has "title": "Oldname", but config/ says "Designto"; leave it out'},
    {message: 'has "item.label.Docs" without Hangul: "Docs"; expected a translation of "Docs"'},
  ]);
});
