import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, type Locale, locales} from '@site/config/locales';
import {MadeBefore, madeBeforeFile} from '@site/plugins/lib/made-before';
import {deployFolder, docusaurus, root, webRoot} from '../lib/paths';
import {step} from '../lib/progress';
import {run} from '../lib/run';
import {compressFiles, compressMeanwhile, compressor} from './compress';
import {writeDeployFiles} from './deploy-files';
import {type Fingerprints, fingerprints} from './fingerprint';
import {inTurn} from './in-turn';
import {LastBuild} from './last-build';
import {withLock} from './lock';
import type {PageFacts} from './page-facts';

const stampFile = path.join(deployFolder(webRoot), 'fingerprints.json');
const pages = path.join(webRoot, 'docs');
const cache = path.join(root, '.cache/build');

/** What the finished build was made from, and what compressed it; nothing when there is none, or its stamp is damaged. */
function lastStamp(): Partial<Fingerprints & {compressor: string}> {
  if (!existsSync(path.join(pages, 'index.html'))) return {};
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    return {};
  }
}

/** The default locale's folder contains the others. */
const folderOf = (locale: Locale) => (locale === defaultLocale ? pages : path.join(pages, locale));

/** The others are built beside the folder of the default one, which is emptied by whoever builds it. */
const writtenTo = (locale: Locale) => (locale === defaultLocale ? pages : path.join(cache, 'written'));

/** Memory that the bundler and the threads have used is given back at once, or used by the next one: rendering needs it. */
const memory = {MIMALLOC_PURGE_DELAY: '0', MALLOC_ARENA_MAX: '2'};

/** With room for twice as much that is new, Node collects garbage half as often, which is a twentieth of a build. */
const nodeOptions = ['--max-semi-space-size=32', '--require', path.join(root, 'plugins/docusaurus/rendering/light-thread.cjs')];

/** In a process of its own, and in folders of its own, so that two can be built at once. */
function buildLocale(locale: Locale, signal: AbortSignal): Promise<unknown> {
  const generated = locale === defaultLocale ? {} : {DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/build/generated/${locale}`};
  const args = ['build', '--locale', locale, '--out-dir', writtenTo(locale)];
  return step(`Building ${locales[locale].label}`, () =>
    run(docusaurus, args, {cwd: root, env: {...memory, ...generated}, nodeOptions, signal}),
  );
}

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
    for (const name of stale) last.putAside(folderOf(name));
    // Where only pages have changed, a build needs little memory, and one processor most of the time.
    const built = inTurn(stale, found.shared === wanted.shared ? 2 : 1, buildLocale);
    if (stale.includes(defaultLocale)) {
      await built[stale.indexOf(defaultLocale)];
      for (const name of names) if (!stale.includes(name)) last.bringBack(folderOf(name));
      last.takeCompressed(pages);
    }
    await compressMeanwhile(pages, () => Promise.all(built));
    for (const name of stale) {
      if (name === defaultLocale) continue;
      renameSync(path.join(writtenTo(name), name), folderOf(name));
      last.takeCompressed(folderOf(name));
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
