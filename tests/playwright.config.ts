import {defineConfig} from '@playwright/test';
import {findChromium} from '../scripts/test/chromium';
import {ports} from './lib/ports';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: process.env.CI ? [['dot'], ['json', {outputFile: '../test-results/browser.json'}]] : [['list']],
  use: {
    baseURL: `http://localhost:${ports.site}`,
    viewport: {width: 1280, height: 800},
    trace: 'off',
    launchOptions: {
      executablePath: findChromium(),
      // Without these, Chromium phones home at every start.
      args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
      chromiumSandbox: false,
    },
  },
  projects: [
    {name: 'site', testMatch: 'site/**/*.spec.ts'},
    {name: 'shell', testMatch: 'shell/**/*.spec.ts', use: {baseURL: `http://localhost:${ports.shell}`}},
  ],
});
