import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Reader} from './reader';

const views: Record<string, string> = {
  home: '/docs/',
  flag: '/docs/@designto-code/flags/--max-width',
  lab: '/docs/math/kappa',
  search: '/docs/getting-started/intro',
  korean: '/docs/ko/concepts/layouts/constraints',
};

/** What people look at first, at the widths of a desktop and a phone. */
export async function takePictures(reader: Reader, engine: string, folder: string): Promise<void> {
  mkdirSync(folder, {recursive: true});
  const {driver} = reader;
  // A font that comes too late for the first page is used on those after it.
  await reader.visit('/docs/');
  await reader.until('the fonts have come', () => document.fonts.status === 'loaded');
  for (const width of [1280, 390]) {
    await driver.resize(width, 844);
    for (const [name, address] of Object.entries(views)) {
      await reader.visit(address);
      if (name === 'lab') {
        await driver.evaluate(() => document.querySelector('[data-lab]')?.scrollIntoView({block: 'center', behavior: 'instant'}));
        await reader.until('the lab is ready', () => document.querySelector('[data-lab][data-phase=ready]') !== null);
      }
      if (name === 'search') {
        await driver.press('Control+k');
        await reader.shows('dialog [role=combobox]');
        await driver.type('constraints');
        await reader.shows('dialog [role=option]');
        await reader.until('the text has been read', () => !document.querySelector('dialog')?.textContent?.includes('still being read'));
      }
      await reader.until('the fonts have come', () => document.fonts.status === 'loaded');
      writeFileSync(path.join(folder, `${engine}-${name}-${width}.png`), await driver.screenshot());
    }
  }
}
