import {expect, it} from 'vitest';
import {avoidedWords, parseGlossary} from './parse';

const header = 'English term\tKorean term\tnote\tavoid';

it('reads a line for each term', () => {
  const {entries, problems} = parseGlossary(`${header}\neditor\t에디터\tin the app\t편집기, 에디타\n`);
  expect(problems).toEqual([]);
  expect(entries).toEqual([{english: 'editor', korean: '에디터', note: 'in the app', avoid: '편집기, 에디타'}]);
  expect(entries.map(avoidedWords)).toEqual([['편집기', '에디타']]);
});

it('passes over remarks and blank lines, whatever they contain', () => {
  const {entries, problems} = parseGlossary(`# words for review\tTODO\n${header}\n\n# more\nflag\t플래그\t\t\n`);
  expect(problems).toEqual([]);
  expect(entries.map(({english}) => english)).toEqual(['flag']);
});

it('names the line of what is wrong', () => {
  expect(parseGlossary('English\tKorean\na\tㄱ\tx\nb\t\t\t\nB\tㄴ\t\t\n').problems).toEqual([
    {line: 1, message: 'has the columns English, Korean; expected English term, Korean term, note, avoid'},
    {line: 2, message: 'has 3 columns; expected 4, separated by tabs'},
    {line: 3, message: 'has no Korean for "b"'},
    {line: 4, message: 'lists "B" twice; one term has one translation'},
  ]);
});
