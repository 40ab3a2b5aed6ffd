import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, type Locale, locales} from '@site/config/locales';
import {docusaurus, root, webRoot} from '../lib/paths';
import {step} from '../lib/progress';
import {run} from '../lib/run';
import {compressFiles} from './compress';
import {writeDeployFiles} from './deploy-files';
import {fingerprints} from './fingerprint';

const stampFile = path.join(webRoot, '.deploy', 'fingerprints.json');

function lastFingerprints(): Partial<Record<Locale, string>> {
  return existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};
}

/** Builds the locales whose inputs have changed; each in a process of its own, which keeps the peak memory low. */
export async function buildSite({fresh = false} = {}): Promise<{built: Locale[]; seconds: number}> {
  const start = performance.now();
  const wanted = fingerprints();
  const last = fresh ? {} : lastFingerprints();
  const names = Object.keys(locales) as Locale[];
  // The default locale's folder contains the others, so building it clears them.
  const rebuildAll = wanted[defaultLocale] !== last[defaultLocale];
  const stale = names.filter((name) => rebuildAll || wanted[name] !== last[name]);

  for (const locale of stale) {
    await step(`Building ${locales[locale].label}`, () =>
      run(docusaurus, ['build', '--locale', locale, '--out-dir', path.join(webRoot, 'docs')], {cwd: root}),
    );
  }
  if (stale.length > 0) {
    await step('Writing the headers and addresses', async () => writeDeployFiles(webRoot));
    await step('Compressing', () => compressFiles(path.join(webRoot, 'docs')));
    mkdirSync(path.dirname(stampFile), {recursive: true});
    writeFileSync(stampFile, JSON.stringify(wanted, null, 2));
  }
  return {built: stale, seconds: (performance.now() - start) / 1000};
}
