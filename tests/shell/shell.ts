import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {shellRoot} from '@site/scripts/test/shell-site';
import {test as base, expect, hydrated, visit} from '../lib/test';

/** The shell site has analytics on; its script is answered here, so that nothing leaves the machine. */
export const test = base.extend({
  page: async ({page}, use) => {
    await page.route(/googletagmanager\.com|google-analytics\.com/, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
    await use(page);
  },
});

export {expect, hydrated, visit};

/** Scripts that belong to one page rather than to the whole site. */
export const pageChunk = /\/assets\/js\/(?!main|runtime)[^/]+\.js$/;

export type Folder = '' | 'ko/';

/** The file with a page's own text. */
export function chunkWith(text: string, locale: Folder): RegExp {
  const folder = path.join(shellRoot('first'), 'docs', locale, 'assets/js');
  const name = readdirSync(folder).find((file) => file.endsWith('.js') && readFileSync(path.join(folder, file), 'utf8').includes(text));
  return new RegExp(`/docs/${locale}assets/js/${name}$`);
}
