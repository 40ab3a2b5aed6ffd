import {defineConfig} from '@playwright/test';
import {webRoot} from '../scripts/lib/paths';
import {findChromium} from '../scripts/test/chromium';
import {shellRoot} from '../scripts/test/shell-site';
import {ports} from './lib/ports';
import {targetsRoot} from './targets/ways';

const server = (folder: string, port: number) => ({
  command: `npx tsx tests/lib/serve.ts ${folder} ${port}`,
  cwd: '..',
  url: `http://localhost:${port}/docs/`,
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A second try tells a busy machine from a broken site; the summary names what needed it.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  // Five seconds, the default, are short for the longest pages on a busy machine.
  expect: {timeout: 15_000},
  reporter: process.env.CI ? [['dot'], ['json', {outputFile: '../test-results/browser.json'}]] : [['list']],
  use: {
    baseURL: `http://localhost:${ports.site}`,
    viewport: {width: 1280, height: 800},
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      // Without the first four, Chromium phones home at every start; without the last, its headless shell draws letters on whole pixels.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--font-render-hinting=none',
      ],
      chromiumSandbox: false,
    },
  },
  webServer: [
    server(webRoot, ports.site),
    server(shellRoot('first'), ports.shell),
    server(shellRoot('hosted'), ports.searchHosted),
    server(shellRoot('origin'), ports.searchOrigin),
    {
      // Samples are no part of the site: they are served without its headers.
      command: `npx vite preview --outDir ${targetsRoot} --port ${ports.targets} --strictPort`,
      cwd: '..',
      url: `http://localhost:${ports.targets}/css/`,
      reuseExistingServer: false,
    },
  ],
  projects: [
    {name: 'site', testMatch: 'site/**/*.spec.ts'},
    {name: 'shell', testMatch: 'shell/**/*.spec.ts', use: {baseURL: `http://localhost:${ports.shell}`}},
    {name: 'search-hosts', testMatch: 'search-hosts/**/*.spec.ts'},
    {name: 'targets', testDir: 'targets', use: {baseURL: `http://localhost:${ports.targets}`}},
  ],
});
