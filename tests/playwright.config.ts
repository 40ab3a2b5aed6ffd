import {availableParallelism} from 'node:os';
import {defineConfig} from '@playwright/test';
import {findChromium} from '../scripts/test/chromium';
import {searchHostNames} from '../scripts/test/shell-site';
import {ports} from './lib/ports';
import {chosenProjects, webServers} from './lib/projects';

/** Leads the names of the search hosts to this run's ports. */
const hostRules = searchHostNames.map((name, at) => `MAP ${name}:80 127.0.0.1:${ports.searchHosts[at]}`).join(',');

// Folders, not patterns: a pattern would look for the name anywhere in the path, also above the checkout.
const folders = {
  site: {testDir: './site'},
  shell: {testDir: './shell', use: {baseURL: `http://localhost:${ports.shell}`}},
  'search-hosts': {testDir: './search-hosts'},
  targets: {testDir: './targets', use: {baseURL: `http://localhost:${ports.targets}`}},
};

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A second try tells a busy machine from a broken site; the summary names what needed it.
  retries: process.env.CI ? 1 : 0,
  // A page waits for pictures and timers a fifth of its time: one more than there are processors keeps them busy.
  workers: availableParallelism() + 1,
  // Twenty pages in a row have taken more than a minute where others had most of the processor. What hangs is still found.
  timeout: 120_000,
  // Five seconds, the default, are short for the longest pages on a busy machine; fifteen have been for the text of all search indexes.
  expect: {timeout: 30_000},
  reporter: process.env.CI ? [['dot'], ['json', {outputFile: '../test-results/browser.json'}]] : [['list']],
  use: {
    baseURL: `http://localhost:${ports.site}`,
    viewport: {width: 1280, height: 800},
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      // Without the first four, Chromium phones home at every start; without the fifth, its headless shell draws letters on whole pixels.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--font-render-hinting=none',
        `--host-resolver-rules=${hostRules}`,
      ],
      chromiumSandbox: false,
    },
  },
  webServer: webServers(),
  projects: chosenProjects().map((name) => ({name, ...folders[name]})),
});
