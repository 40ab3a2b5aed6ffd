/** `npm run bench:visit`: the first visit of this site, from build/, and of its peers, in one run. Writes results.md, and data/first-visit.json for the page. */
import {writeFileSync} from 'node:fs';
import {arch, cpus, loadavg} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import type {FirstVisit} from '@site/data/visit';
import {root} from '@site/scripts/lib/paths';
import {findChromium} from '@site/scripts/test/chromium';
import {measure} from './measure';
import {sites} from './peers';
import {report} from './report';

async function main(): Promise<void> {
  const all = await sites();
  const runs = Number(process.env.RUNS ?? 5);
  const load = (loadavg()[0] ?? 0) / cpus().length;
  // Without this the headless shell draws letters on whole pixels, and they move when their face comes.
  const args = ['--font-render-hinting=none'];
  const browser = await chromium.launch({executablePath: findChromium(), chromiumSandbox: false, args});
  const visits = await measure(browser, all, runs);
  await browser.close();
  const measured: FirstVisit = {
    date: new Date().toISOString().slice(0, 10),
    machine: {cores: cpus().length, arch: arch(), node: process.versions.node},
    runs,
    load: Number(load.toFixed(1)),
    sites: visits,
  };
  writeFileSync(path.join(root, 'data/first-visit.json'), `${JSON.stringify(measured, null, 2)}\n`);
  const text = report(measured);
  writeFileSync(path.join(__dirname, 'results.md'), `${text}\n`);
  console.log(`\n${text}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
