import {expect, it} from 'vitest';
import {glossaryTable, termCard} from '../../core/facts/glossary';
import {glossaryNotes} from '../../data/glossary-notes';
import {terms} from '../../data/terms';
import {runPage} from '../lib/test-page';
import {factsOfPage} from './page';

const english = factsOfPage('docs/page.mdx', 'en');
const korean = factsOfPage('docs/page.mdx', 'ko');

it('gives a term its card in the language of the page', () => {
  const page = 'Use <Term id="auto-layout">auto layout</Term> here.';
  expect(JSON.stringify(runPage(page))).toContain(terms['auto-layout'].definition.en);
  const card = JSON.stringify(runPage(page, 'docs/page.mdx', 'ko'));
  expect(card).toContain(terms['auto-layout'].definition.ko);
  expect(card).toContain('오토 레이아웃');
});

it('knows every term from the glossary, in both languages', () => {
  expect(Object.keys(terms).length).toBeGreaterThanOrEqual(30);
  for (const id of Object.keys(terms)) {
    expect(termCard(english, id)?.definition, id).toMatch(/^[A-Z].+\.$/);
    expect(termCard(korean, id)?.definition, id).toMatch(/니다\.$/);
  }
});

it('stops at an unknown or empty term', () => {
  expect(() => runPage('<Term id="flexbox">x</Term>')).toThrow(/docs\/page\.mdx:1: <Term> id="flexbox" names no term.*auto-layout/);
  expect(() => runPage('A <Term id="frame" />.')).toThrow('<Term> is empty');
});

it('gives the page of the glossary every word, explained in the language of the page', () => {
  expect(JSON.stringify(runPage('<GlossaryTable />'))).toContain(terms.constraint.definition.en);
  const {rows} = glossaryTable(korean);
  expect(rows.length).toBeGreaterThan(300);
  expect(new Set(rows.map((row) => row.english)).size).toBe(rows.length);
  expect(rows.filter(({definition}) => definition !== undefined)).toHaveLength(
    new Set(Object.values(terms).map((term) => term.glossary)).size,
  );
  expect(rows.find((row) => row.english === 'editor')).toEqual({english: 'editor', korean: '에디터', note: '', avoid: '편집기'});
});

it('gives readers of Korean notes of their own, and nobody those of the translators', () => {
  const noteOf = (facts: typeof korean, word: string) => glossaryTable(facts).rows.find((row) => row.english === word)?.note;
  expect(noteOf(english, 'editor')).toBe('');
  expect(noteOf(korean, 'caret')).toContain('커서와 다릅니다');
  const words = new Set(glossaryTable(korean).rows.map((row) => row.english));
  expect(Object.keys(glossaryNotes).filter((word) => !words.has(word))).toEqual([]);
});
