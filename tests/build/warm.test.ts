import {rmSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {page, siteCopy} from './site-copy';
import {makeHome, smallSite} from './small-site';

it('builds after changes give the same files, byte for byte, as one without any cache, and render only the page that has changed', async () => {
  const site = siteCopy(smallSite, {cached: true});
  makeHome(site);
  // Not the translation of this text, before the change and after it: nothing of it changes for Korean readers.
  site.write('i18n/ko/docusaurus-plugin-content-docs/current/guide.mdx', page('안내', '한국어 문서입니다.'));

  await site.npm('build');
  site.edit('docs/guide.mdx', (text) => text.replace('Before.', 'After the change.').replace('padding=16', 'padding=24'));
  const printed = await site.npm('build');
  expect(printed).toContain('Building English');
  expect(printed).not.toContain('Building 한국어');
  expect(printed).toMatch(/Rendered 1 of \d+ pages\./);

  // Shown in both languages, which are built at the same time.
  site.edit('docs/intro.mdx', (text) => text.replace('The first page', 'The home page'));
  const both = await site.npm('build');
  expect(both.indexOf('▸ Building 한국어')).toBeLessThan(both.indexOf('  Building English:'));
  expect(both.match(/Rendered 1 of \d+ pages\./g)).toHaveLength(2);
  const warm = site.files();

  for (const leftover of ['build', 'build-deploy', '.docusaurus', '.cache', 'node_modules/.cache'])
    rmSync(path.join(site.root, leftover), {recursive: true, force: true});
  await site.npm('build');
  expect(warm).toEqual(site.files());
}, 900_000);
