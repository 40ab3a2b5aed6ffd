import {existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pageName, writePages} from '../peers/content';
import {installPeer, work} from '../peers/install';
import {type Timed, timed} from './timed';

/** Docusaurus with Faster, in two languages, with as many pages as this site has in both. */
export async function buildPeer(pages: number): Promise<{cold: Timed; again: Timed}> {
  const installed = await installPeer('docusaurus-faster');
  const folder = path.join(work, 'build');
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const file of ['docusaurus.config.js', 'sidebars.js', 'package.json'])
    writeFileSync(path.join(folder, file), readFileSync(path.join(installed, file)));
  symlinkSync(path.join(installed, 'node_modules'), path.join(folder, 'node_modules'));
  // Its cache is beside its packages.
  rmSync(path.join(installed, 'node_modules/.cache'), {recursive: true, force: true});
  for (const pagesFolder of ['docs', 'i18n/ko/docusaurus-plugin-content-docs/current'])
    writePages(path.join(folder, pagesFolder), {title: true, link: (page) => `/${page}.md`, pages: Math.round(pages / 2)});
  const build = () => timed(path.join(folder, 'node_modules/.bin/docusaurus'), ['build'], folder, {PEER_LOCALES: 'en,ko'});
  const cold = await build();
  const changed = path.join(folder, 'docs', `${pageName(2)}.md`);
  if (!existsSync(changed)) throw new Error(`${changed} is missing: the page to which a line is added.`);
  writeFileSync(changed, `${readFileSync(changed, 'utf8')}\n\nOne more line.\n`);
  return {cold, again: await build()};
}
