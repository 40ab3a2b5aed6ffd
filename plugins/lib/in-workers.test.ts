import path from 'node:path';
import {expect, it} from 'vitest';
import {readPage} from '../search/read-page';
import {inWorkers} from './in-workers';

const module = path.resolve(__dirname, '../search/read-page.ts');

const built = (name: string, heading = `<h1>${name}</h1>`) => ({
  name: `${name}.html`,
  html: `<html><head><link rel="canonical" href="https://docs.example/docs/${name}"><meta name="docsearch:language" content="en"></head>
<body><article>${heading}<p>Text of ${name}.</p></article></body></html>`,
});

it('gives what each input becomes, in their order, from several threads', async () => {
  const pages = Array.from({length: 101}, (_, at) => built(`page-${at}`));
  expect(await inWorkers(module, readPage, pages, '/docs/')).toEqual(pages.map((page) => readPage(page, '/docs/')));
});

it('says what was wrong with an input', async () => {
  const pages = [...Array.from({length: 100}, (_, at) => built(`page-${at}`)), built('without', '')];
  await expect(inWorkers(module, readPage, pages, '/docs/')).rejects.toThrow('without.html: no record for search');
});
