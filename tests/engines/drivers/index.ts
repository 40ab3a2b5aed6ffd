import {type EngineName, findEngine} from '@site/scripts/test/engines';
import type {Driver} from './driver';
import {puppeteerDriver} from './puppeteer';
import {webkitDriver} from './webkit';

const launchers: Record<EngineName, (program: string) => Promise<Driver>> = {
  chromium: (executablePath) =>
    puppeteerDriver({
      browser: 'chrome',
      executablePath,
      headless: executablePath.includes('headless-shell') || executablePath.includes('headless_shell') ? 'shell' : true,
      // As in tests/playwright.config.ts: it does not phone home, and puts letters where they belong.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-sync', '--font-render-hinting=none'],
    }),
  firefox: (executablePath) => puppeteerDriver({browser: 'firefox', executablePath, headless: true}),
  webkit: webkitDriver,
};

/** Starts an engine; undefined when the machine has none. */
export async function startEngine(name: EngineName): Promise<Driver | undefined> {
  const program = findEngine(name);
  return program === undefined ? undefined : launchers[name](program);
}
