import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readPage} from '../search/read-page';
import {inWorkers} from './in-workers';

const module = path.resolve(__dirname, '../search/read-page.ts');
const site = {folder: mkdtempSync(path.join(tmpdir(), 'in-workers-')), baseUrl: '/docs/'};

function written(name: string, heading = `<h1>${name}</h1>`): string {
  const head = `<link rel="canonical" href="https://docs.example/docs/${name}"><meta name="docsearch:language" content="en">`;
  writeFileSync(path.join(site.folder, name), `<html><head>${head}</head><body><article>${heading}<p>Text.</p></article></body></html>`);
  return name;
}

const names = Array.from({length: 101}, (_, at) => written(`page-${at}.html`));

it('gives what each input becomes, in their order, from several threads', async () => {
  expect(await inWorkers(module, readPage, names, site)).toEqual(names.map((name) => readPage(name, site)));
});

it('says what was wrong with an input', async () => {
  const all = [...names, written('without.html', '')];
  await expect(inWorkers(module, readPage, all, site)).rejects.toThrow('without.html: no record for search');
});
