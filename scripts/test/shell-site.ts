import {cpSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import {compressFiles} from '../build/compress';
import {writeDeployFiles} from '../build/deploy-files';
import {docusaurus, root} from '../lib/paths';
import {run} from '../lib/run';

/** Two deploys of one site, and one for each kind of remote search. */
export const deploys = ['first', 'second', 'hosted', 'origin'] as const;
export type Deploy = (typeof deploys)[number];

const cache = path.join(root, '.cache/shell');

/** Made up; the tests answer the requests themselves. */
const analytics = {GOOGLE_ANALYTICS_ID: 'G-SHELLTEST1'};
export const remoteSearch = {SEARCH_APP_ID: 'SHELLAPP', SEARCH_API_KEY: 'k3y-only-for-searching', SEARCH_INDEX_NAME: 'shell'};

/** The hosts the last one asks; the browser of the tests is told where on this machine they are. */
export const searchHostNames = ['search-1.test', 'search-2.test', 'search-3.test'] as const;

const environments: Record<Deploy, Record<string, string>> = {
  first: analytics,
  second: analytics,
  hosted: {...remoteSearch, SEARCH_INSIGHTS: 'true'},
  origin: {...remoteSearch, SEARCH_HOSTS: searchHostNames.map((name) => `http://${name}`).join(',')},
};

export const shellRoot = (deploy: Deploy) => path.join(cache, deploy);

/** The site's own Korean chrome, and of the Korean pages the one that is behind its source. */
function copyTranslations(): void {
  const target = path.join(cache, 'i18n/ko');
  rmSync(target, {recursive: true, force: true});
  mkdirSync(target, {recursive: true});
  for (const entry of ['code.json', 'docusaurus-theme-classic'])
    cpSync(path.join(root, 'i18n/ko', entry), path.join(target, entry), {recursive: true});
  cpSync(path.join(root, 'tests/shell/site/i18n/ko'), target, {recursive: true});
}

export async function buildShellSites(): Promise<void> {
  copyTranslations();
  for (const deploy of deploys) {
    const out = shellRoot(deploy);
    rmSync(out, {recursive: true, force: true});
    // Only the first is read in Korean.
    const locales = deploy === 'first' ? [] : ['--locale', 'en'];
    await run(docusaurus, ['build', ...locales, '--config', 'tests/shell/site/docusaurus.config.ts', '--out-dir', path.join(out, 'docs')], {
      cwd: root,
      quiet: true,
      env: {
        ...environments[deploy],
        SHELL_DEPLOY: deploy,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/shell/generated',
        MADE_BEFORE_FOLDER: '.cache/shell/made',
      },
    });
    Object.assign(process.env, environments[deploy]);
    writeDeployFiles(out);
    for (const name of Object.keys(environments[deploy])) delete process.env[name];
    await compressFiles(path.join(out, 'docs'));
  }
}
