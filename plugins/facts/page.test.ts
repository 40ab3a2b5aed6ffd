import {expect, it} from 'vitest';
import {runPage} from '../lib/test-page';
import {factsOfPage, versionOf} from './page';
import {frozenFiles} from './registry';

it.each([
  ['docs/cli/index.mdx', 'current'],
  ['/site/docs/cli/index.mdx', 'current'],
  ['/site/i18n/ko/docusaurus-plugin-content-docs/current/cli/index.mdx', 'current'],
  ['/site/versioned_docs/version-1.0/intro.mdx', '1.0'],
  ['/site/i18n/ko/docusaurus-plugin-content-docs/version-2.0/cli/index.mdx', '2.0'],
  ['C:\\site\\versioned_docs\\version-2.0\\intro.mdx', '2.0'],
])('the version of %s is %s', (file, version) => {
  expect(versionOf(file)).toBe(version);
});

it('a version that was archived without facts can have no tag that shows some', () => {
  const page = 'versioned_docs/version-1.0/intro.mdx';
  expect(() => runPage('<FlagTable />', page)).toThrow('versioned_docs/version-1.0/intro.mdx: version 1.0 has no facts of its own');
  expect(() => runPage('<Steps>\n\n1. One\n\n</Steps>', page)).not.toThrow();
});

it('an archive has the facts of today, file by file', () => {
  const {registry, glossary} = factsOfPage('docs/page.mdx', 'en');
  const files = Object.fromEntries(frozenFiles().map(({name, content}) => [name, JSON.parse(content)]));
  for (const [name, entry] of Object.entries({...registry, glossary})) expect(files[`${name}.json`], name).toEqual(entry);
});
