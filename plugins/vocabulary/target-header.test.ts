import {expect, it} from 'vitest';
import {factsOfPage} from '../facts/page';
import {targetHeaderOf} from './target-header';

const headerOf = (path: string, locale = 'en') => targetHeaderOf(path, () => factsOfPage(path, locale));

it('the page of a target shows its status and the files of a module, in every language', () => {
  const react = {status: 'supported', family: 'react', files: ['hero-card.tsx', 'hero-card.module.css']};
  expect(headerOf('/site/docs/code/with-react/index.mdx')).toEqual({name: 'React', ...react});
  expect(headerOf('/site/i18n/ko/docusaurus-plugin-content-docs/current/code/with-react/index.mdx', 'ko')).toMatchObject(react);
});

it('a planned target writes no files', () => {
  expect(headerOf('/site/docs/code/with-swiftui/index.mdx')).toMatchObject({status: 'planned', family: 'mobile', files: []});
});

it('other pages have no facts of a target', () => {
  expect(headerOf('/site/docs/cli/index.mdx')).toBeUndefined();
  expect(headerOf('/site/versioned_docs/version-1.0/code/with-react/index.mdx')).toBeUndefined();
});
