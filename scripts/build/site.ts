import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, type Locale, locales} from '@site/config/locales';
import {deployFolder, docusaurus, root, webRoot} from '../lib/paths';
import {step} from '../lib/progress';
import {run} from '../lib/run';
import {compressFiles, compressMeanwhile} from './compress';
import {writeDeployFiles} from './deploy-files';
import {fingerprints} from './fingerprint';
import {keeping} from './keep';
import {withLock} from './lock';

const stampFile = path.join(deployFolder(webRoot), 'fingerprints.json');
const pages = path.join(webRoot, 'docs');
const cache = path.join(root, '.cache/build');

/** What the finished build was made from; nothing when there is none, or its stamp is damaged. */
function lastFingerprints(): Partial<Record<Locale, string>> {
  if (!existsSync(path.join(pages, 'index.html'))) return {};
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

const buildLocale = (locale: Locale) =>
  step(`Building ${locales[locale].label}`, () => run(docusaurus, ['build', '--locale', locale, '--out-dir', pages], {cwd: root}));

async function build(fresh: boolean): Promise<{built: Locale[]; seconds: number}> {
  const start = performance.now();
  const wanted = fingerprints(root);
  const last = fresh ? {} : lastFingerprints();
  const names = Object.keys(locales) as Locale[];
  const stale = names.filter((name) => wanted[name] !== last[name]);
  if (stale.length > 0) {
    // Without it, a build that is stopped on the way is made again from the start.
    rmSync(stampFile, {force: true});
    // Each in a process of its own, which keeps the peak memory low. The default locale's folder contains the others.
    const current = names.filter((name) => name !== defaultLocale && !stale.includes(name));
    if (stale.includes(defaultLocale)) await keeping(pages, current, path.join(cache, 'kept'), () => buildLocale(defaultLocale));
    for (const locale of stale) if (locale !== defaultLocale) await compressMeanwhile(pages, () => buildLocale(locale));
    await step('Writing the headers and addresses', async () => writeDeployFiles(webRoot));
    await step('Compressing', () => compressFiles(pages));
    mkdirSync(path.dirname(stampFile), {recursive: true});
    writeFileSync(stampFile, JSON.stringify(wanted, null, 2));
  }
  return {built: stale, seconds: (performance.now() - start) / 1000};
}

/** Builds the locales whose inputs have changed. One build at a time: they write to the same folder. */
export const buildSite = ({fresh = false} = {}): Promise<{built: Locale[]; seconds: number}> =>
  withLock(path.join(cache, 'lock'), () => build(fresh));
