import {cpSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {compressFiles} from '../build/compress';
import {writeHeaders} from '../build/headers';
import {docusaurus, root} from '../lib/paths';
import {run} from '../lib/run';

export const deploys = ['first', 'second'] as const;
export type Deploy = (typeof deploys)[number];

const cache = path.join(root, '.cache/shell');

/** Made up; the tests answer its requests themselves. */
const analyticsId = 'G-SHELLTEST1';

export const shellRoot = (deploy: Deploy) => path.join(cache, deploy);

/** The site's own Korean chrome, without the Korean pages. */
function copyTranslations(): void {
  const target = path.join(cache, 'i18n/ko');
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target, {recursive: true});
  for (const entry of ['code.json', 'docusaurus-theme-classic'])
    cpSync(path.join(root, 'i18n/ko', entry), path.join(target, entry), {recursive: true});
}

export async function buildShellSites(): Promise<void> {
  copyTranslations();
  process.env.GOOGLE_ANALYTICS_ID = analyticsId;
  for (const deploy of deploys) {
    const out = shellRoot(deploy);
    rmSync(out, {recursive: true, force: true});
    // The second deploy exists for one test, in English.
    const locales = deploy === 'first' ? [] : ['--locale', 'en'];
    await run(docusaurus, ['build', ...locales, '--config', 'tests/shell/site/docusaurus.config.ts', '--out-dir', path.join(out, 'docs')], {
      cwd: root,
      quiet: true,
      env: {SHELL_DEPLOY: deploy, GOOGLE_ANALYTICS_ID: analyticsId, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/shell/generated'},
    });
    writeHeaders(out);
    await compressFiles(path.join(out, 'docs'));
  }
  delete process.env.GOOGLE_ANALYTICS_ID;
}
