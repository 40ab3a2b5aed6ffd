/** `npm run search:bench`: this site's search and its peers on the pages in build/. Writes results.md and the data of the page "Search quality". */
import {writeFileSync} from 'node:fs';
import {arch, cpus} from 'node:os';
import path from 'node:path';
import type {Measured, SearchQuality} from '@site/data/search';
import {root} from '@site/scripts/lib/paths';
import {readGolden} from '@site/tests/search/golden';
import {easyops} from './easyops';
import {measure, readHard, readHeldOut} from './measure';
import {own} from './own';
import {pagefind} from './pagefind';
import {installCommand, type Language, type Setup} from './peers';
import {report} from './report';
import {measureScreen} from './screen';
import {vitepress} from './vitepress';

const setups: Setup[] = [own, vitepress, pagefind, easyops];

async function measureLanguage(locale: Language): Promise<Measured> {
  const rows = [];
  for (const setup of setups) {
    const peer = await setup(locale);
    console.log(`Asking ${peer.name} (${locale})…`);
    rows.push(await measure(peer, locale));
    peer.close?.();
  }
  const screen = await measureScreen(locale);
  return {
    queries: readGolden(locale).length,
    heldOutQueries: readHeldOut(locale).length,
    hardQueries: readHard(locale).length,
    screen,
    rows,
  };
}

async function main(): Promise<void> {
  const quality: SearchQuality = {
    date: new Date().toISOString().slice(0, 10),
    machine: {cores: cpus().length, arch: arch(), node: process.versions.node},
    en: await measureLanguage('en'),
    ko: await measureLanguage('ko'),
  };
  writeFileSync(path.join(root, 'data/search-quality.json'), `${JSON.stringify(quality, null, 2)}\n`);
  const text = report(quality);
  writeFileSync(path.join(__dirname, 'results.md'), `${text}\n`);
  console.log(`\n${text}`);
}

main().catch((error: Error) => {
  console.error(`${error.message}\nThe peers are installed beside the site's packages: ${installCommand}`);
  process.exitCode = 1;
});
