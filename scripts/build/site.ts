import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, type Locale, locales} from '@site/config/locales';
import {MadeBefore, madeBeforeFile} from '@site/plugins/lib/made-before';
import {deployFolder, docusaurus, root, webRoot} from '../lib/paths';
import {step} from '../lib/progress';
import {run} from '../lib/run';
import {compressFiles, compressMeanwhile, compressor} from './compress';
import {writeDeployFiles} from './deploy-files';
import {fingerprints} from './fingerprint';
import {LastBuild} from './last-build';
import {withLock} from './lock';
import type {PageFacts} from './page-facts';

const stampFile = path.join(deployFolder(webRoot), 'fingerprints.json');
const pages = path.join(webRoot, 'docs');
const cache = path.join(root, '.cache/build');

/** What the finished build was made from, and what compressed it; nothing when there is none, or its stamp is damaged. */
function lastStamp(): Partial<Record<Locale | 'compressor', string>> {
  if (!existsSync(path.join(pages, 'index.html'))) return {};
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/** The default locale's folder contains the others. */
const folderOf = (locale: Locale) => (locale === defaultLocale ? pages : path.join(pages, locale));

/** Memory that the bundler and the threads have used is given back at once, or used by the next one: rendering needs it. */
const env = {MIMALLOC_PURGE_DELAY: '0', MALLOC_ARENA_MAX: '2'};

const buildLocale = (locale: Locale) =>
  step(`Building ${locales[locale].label}`, () => run(docusaurus, ['build', '--locale', locale, '--out-dir', pages], {cwd: root, env}));

async function build(fresh: boolean): Promise<{built: Locale[]; seconds: number}> {
  const start = performance.now();
  const wanted = {...fingerprints(root), compressor: compressor()};
  const found = fresh ? {} : lastStamp();
  const names = Object.keys(locales) as Locale[];
  const stale = names.filter((name) => wanted[name] !== found[name]);
  if (stale.length > 0) {
    // Without it, a build that is stopped on the way is made again from the start.
    rmSync(stampFile, {force: true});
    const last = new LastBuild(pages, path.join(cache, 'last'), found.compressor === wanted.compressor);
    // Each in a process of its own, which keeps the peak memory low.
    if (stale.includes(defaultLocale)) {
      last.putAside(pages);
      await buildLocale(defaultLocale);
      for (const name of names) if (!stale.includes(name)) last.bringBack(folderOf(name));
      last.takeCompressed(pages);
    }
    for (const locale of stale) {
      if (locale === defaultLocale) continue;
      last.putAside(folderOf(locale));
      await compressMeanwhile(pages, () => buildLocale(locale));
      last.takeCompressed(folderOf(locale));
    }
    await step('Writing the headers and addresses', async () => {
      const before = new MadeBefore<PageFacts>(root, madeBeforeFile(root, 'page-facts'));
      writeDeployFiles(webRoot, before.remember);
      before.save();
    });
    await step('Compressing', () => compressFiles(pages));
    await last.removed;
    mkdirSync(path.dirname(stampFile), {recursive: true});
    writeFileSync(stampFile, JSON.stringify(wanted, null, 2));
  }
  return {built: stale, seconds: (performance.now() - start) / 1000};
}

/** Builds the locales whose inputs have changed. One build at a time: they write to the same folder. */
export const buildSite = ({fresh = false} = {}): Promise<{built: Locale[]; seconds: number}> =>
  withLock(path.join(cache, 'lock'), () => build(fresh));
