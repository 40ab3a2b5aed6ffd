import {expect, test} from 'vitest';
import {pageName, parseReadersWords} from './readers-words';

test('reads a page, its phrases in both languages, and why they are shared', () => {
  expect(parseReadersWords('# remark\ncli\tnpm install | terminal tool\t터미널 도구\tsame tool\n')).toEqual([
    {page: 'cli', line: 2, words: {en: ['npm install', 'terminal tool'], ko: ['터미널 도구']}, sharedBecause: 'same tool'},
  ]);
});

test('a folder is named by its first page', () => {
  expect(['cli/index.mdx', 'cli/reference.mdx', 'intro.mdx'].map(pageName)).toEqual(['cli', 'cli/reference', 'intro']);
});
