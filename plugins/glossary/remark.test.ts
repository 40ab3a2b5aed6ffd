import {expect, it} from 'vitest';
import {terms} from '../../data/terms';
import {runPage} from '../lib/test-page';
import remarkGlossary from './remark';
import {glossaryRows, termCard, termIds} from './terms';

const page = 'Use <Term id="auto-layout">auto layout</Term> here.';

it('gives a term its card in the language of the page', () => {
  expect(JSON.stringify(runPage(remarkGlossary, page))).toContain(terms['auto-layout'].definition.en);
  const korean = JSON.stringify(runPage(remarkGlossary, page, '/site/i18n/ko/docusaurus-plugin-content-docs/current/page.mdx'));
  expect(korean).toContain(terms['auto-layout'].definition.ko);
  expect(korean).toContain('오토 레이아웃');
});

it('knows every term from the glossary, in both languages', () => {
  expect(termIds.length).toBeGreaterThanOrEqual(30);
  for (const id of termIds) {
    expect(termCard(id, 'en')?.definition, id).toMatch(/^[A-Z].+\.$/);
    expect(termCard(id, 'ko')?.definition, id).toMatch(/니다\.$/);
  }
});

it('stops at an unknown or empty term', () => {
  expect(() => runPage(remarkGlossary, '<Term id="flexbox">x</Term>')).toThrow(
    /docs\/page\.mdx:1: <Term id="flexbox"> names no term.*auto-layout/,
  );
  expect(() => runPage(remarkGlossary, 'A <Term id="frame" />.')).toThrow('<Term id="frame"> is empty');
});

it('gives the page of the glossary every word, explained in the language of the page', () => {
  const table = JSON.stringify(runPage(remarkGlossary, '<GlossaryTable />'));
  expect(table).toContain(terms.constraint.definition.en);
  const rows = glossaryRows('ko');
  expect(rows.length).toBeGreaterThan(300);
  expect(new Set(rows.map(({english}) => english)).size).toBe(rows.length);
  expect(rows.filter(({definition}) => definition !== undefined)).toHaveLength(
    new Set(Object.values(terms).map((term) => term.glossary)).size,
  );
  expect(rows.find(({english}) => english === 'editor')).toEqual({
    english: 'editor',
    korean: '에디터',
    note: '편집기 avoided',
    avoid: '편집기',
  });
});
