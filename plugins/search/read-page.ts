import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '../../core/search/types';
import {answerAsWorker} from '../lib/in-workers';
import {type Twin, twinOf} from '../twins/page';
import {parseHtml} from './extract/html';
import {readDocument} from './extract/page';
import type {Site} from './extract/site';

/** What search knows of a page, and its Markdown twin; some pages have neither. */
export type ReadPage = {page?: Page; twin?: Twin};

/** Reads a file inside the locale's folder, named with forward slashes. Both from one tree: making it is a good part of the work. */
export function readPage(name: string, {folder, baseUrl}: Pick<Site, 'folder' | 'baseUrl'>): ReadPage {
  const document = parseHtml(readFileSync(path.join(folder, name), 'utf8'));
  return {page: readDocument(document, name, baseUrl), twin: twinOf(document, name, baseUrl)};
}

answerAsWorker(__filename, readPage);
