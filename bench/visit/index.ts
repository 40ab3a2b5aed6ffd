/** `npm run bench:visit`: the first visit of this site, from build/, and of its peers, in one run. Writes results.md. */
import {writeFileSync} from 'node:fs';
import {arch, cpus, loadavg} from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {findChromium} from '@site/scripts/test/chromium';
import {measure, type Visit} from './measure';
import {sites} from './peers';
import {report} from './report';

async function main(): Promise<void> {
  const all = await sites();
  const runs = Number(process.env.RUNS ?? 5);
  const load = (loadavg()[0] ?? 0) / cpus().length;
  const browser = await chromium.launch({executablePath: findChromium(), chromiumSandbox: false});
  const visits: Visit[] = [];
  for (const site of all) {
    console.log(`Visiting ${site.name}…`);
    visits.push(await measure(browser, site, runs));
  }
  await browser.close();
  const machine = `${cpus().length} cores (${arch()}), Node ${process.versions.node}`;
  const text = report(visits, {date: new Date().toISOString().slice(0, 10), machine, runs, load});
  writeFileSync(path.join(__dirname, 'results.md'), `${text}\n`);
  console.log(`\n${text}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
