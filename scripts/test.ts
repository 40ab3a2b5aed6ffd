/** `npm test`: every check, unit test and browser test, on a fresh production build. Stops at the first stage that fails. */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {buildSite} from './build/site';
import {bin, root} from './lib/paths';
import {step} from './lib/progress';
import {run, stopAll, stopAllWithUs} from './lib/run';
import {buildShellSites} from './test/shell-site';
import {summarize} from './test/summary';

const results = path.join(root, 'test-results');

/** Only where the machine was made for tests must it have all engines. */
const {CI: asGiven = ''} = process.env;

// Broken links stop the build, here as in CI.
process.env.CI = 'true';

/** `report`: what summary.ts calls it. `quiet`: what it says is shown only when something is wrong. */
const vitest = (project: string, {report = project, quiet = false} = {}) =>
  run(
    bin('vitest'),
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${results}/${report}.json`],
    {cwd: root, quiet},
  );

async function main(): Promise<void> {
  rmSync(results, {recursive: true, force: true});
  await step('Lint', () => run(bin('biome'), ['check', '--error-on-warnings', '.'], {cwd: root}));
  // The first two keep one core busy each, the third waits for the network. What the types say is shown only when something is wrong.
  await Promise.all([
    step('Types', () => run(bin('tsc'), ['--noEmit'], {cwd: root, quiet: true})),
    step('Checks', () => run(bin('tsx'), ['scripts/check/index.ts'], {cwd: root})),
    // Unit tests need nginx, and tests of builds a browser.
    step('nginx and browsers', () => run(bin('tsx'), ['scripts/test/machine.ts'], {cwd: root, env: {CI: asGiven}})),
  ]);
  await step('Unit tests', () => vitest('unit*', {report: 'unit'}));
  // Neither keeps both cores busy, and the second needs nothing of the first.
  await Promise.all([
    buildSite().then(() => step('Search finds what readers look for', () => vitest('search', {quiet: true}))),
    step('Building the shell under test', buildShellSites)
      .then(() => step('Building the samples of the targets', () => run(bin('tsx'), ['tests/targets/build.ts'], {cwd: root, quiet: true})))
      .then(() => step('Bad input stops the build', () => vitest('build', {quiet: true}))),
  ]);
  await step('Browser tests', () => run(bin('playwright'), ['test', '-c', 'tests/playwright.config.ts'], {cwd: root}));
  // By itself: three engines keep two cores busy. The summary shows what it has found.
  await step('The same behavior in Chromium, Firefox and WebKit', () =>
    run(bin('tsx'), ['tests/engines/run.ts', '--report-only'], {cwd: root, env: {CI: asGiven}}),
  );
}

// The tests end their servers and browsers themselves.
stopAllWithUs('SIGTERM');

const start = performance.now();
main()
  .catch((error: Error) => {
    // What runs beside it would go on for minutes.
    stopAll();
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  })
  .finally(() => summarize(results, (performance.now() - start) / 1000));
