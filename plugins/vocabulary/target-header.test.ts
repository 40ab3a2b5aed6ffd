import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {factsOfPage} from '../facts/page';
import {heroCard, targetHeaderOf} from './target-header';

const headerOf = (path: string, locale = 'en') => targetHeaderOf(path, () => factsOfPage(path, locale));

it('the page of a target shows its status and the files of a module, in every language', () => {
  const react = {status: 'supported', family: 'react', files: ['hero-card.tsx', 'hero-card.module.css']};
  expect(headerOf('/site/docs/code/with-react/index.mdx')).toMatchObject({name: 'React', ...react});
  expect(headerOf('/site/i18n/ko/docusaurus-plugin-content-docs/current/code/with-react/index.mdx', 'ko')).toMatchObject(react);
});

it('the card is drawn from the layers that the pages of the targets show', () => {
  const pages = readdirSync('docs/code').map((folder) => readFileSync(`docs/code/${folder}/index.mdx`, 'utf8'));
  const shown = pages.flatMap((page) => [...page.matchAll(/```layers\n(Hero card [\s\S]*?)\n```/g)].map(([, card]) => card));
  expect(shown.length).toBeGreaterThan(12);
  // What a flag adds is not drawn.
  const withoutFlags = (card = '') => card.replaceAll(/ --.*$/gm, '');
  expect(new Set(shown.map(withoutFlags))).toEqual(new Set([withoutFlags(heroCard)]));
  const card = headerOf('/site/docs/code/with-react/index.mdx')?.card;
  expect(card?.style).toMatchObject({width: '320px', padding: '20px', gap: '16px', borderRadius: '16px'});
  expect(card?.children.map(({kind}) => kind)).toEqual(['image', 'frame', 'frame']);
});

it('a planned target writes no files', () => {
  expect(headerOf('/site/docs/code/with-swiftui/index.mdx')).toMatchObject({status: 'planned', family: 'mobile', files: []});
});

it('other pages have no facts of a target', () => {
  expect(headerOf('/site/docs/cli/index.mdx')).toBeUndefined();
  expect(headerOf('/site/versioned_docs/version-1.0/code/with-react/index.mdx')).toBeUndefined();
});
