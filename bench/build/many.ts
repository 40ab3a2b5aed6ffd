import {cpSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '@site/scripts/lib/paths';
import {linkPackages} from '@site/tests/build/copied-site';
import {writePages} from '../peers/content';
import {countPages, firstVisitBytes} from './own';
import {type Timed, timed} from './timed';

/** Made anew by a build, or linked. */
const left = ['.cache', '.docusaurus', '.git', 'build', 'build-deploy', 'node_modules', 'test-results'];

const translated = 'i18n/ko/docusaurus-plugin-content-docs/current';

/** A cold build of a copy of this site in which generated pages beside its own make as many pages in both languages as wanted. */
export async function buildMany(wanted: number, own: number): Promise<{pages: number; cold: Timed; firstVisit: number}> {
  const copy = mkdtempSync(path.join(tmpdir(), 'designto-many-'));
  try {
    for (const name of readdirSync(root).filter((each) => !left.includes(each)))
      cpSync(path.join(root, name), path.join(copy, name), {recursive: true});
    linkPackages(copy);
    for (const folder of ['docs', translated])
      writePages(path.join(copy, folder, 'generated'), {
        title: false,
        extension: 'mdx',
        facts: ['description: "A generated page."', 'kind: reference', ...(folder === 'docs' ? [] : ['lang: en'])],
        link: (page) => `/generated/${page}`,
        pages: Math.ceil((wanted - own) / 2),
      });
    const cold = await timed(path.join(copy, 'node_modules/.bin/tsx'), ['scripts/build.ts', '--fresh'], copy);
    const built = path.join(copy, 'build/docs');
    return {pages: countPages(built), cold, firstVisit: firstVisitBytes(built)};
  } finally {
    rmSync(copy, {recursive: true, force: true});
  }
}
