import type {Page} from '../../core/search/types';
import {answerAsWorker} from '../lib/in-workers';
import {type Twin, twinOf} from '../twins/page';
import {parseHtml} from './extract/html';
import {readDocument} from './extract/page';

/** A built page: its file inside the locale's folder, with forward slashes. */
export type BuiltPage = {name: string; html: string};

/** What search knows of a page, and its Markdown twin; some pages have neither. */
export type ReadPage = {page?: Page; twin?: Twin};

/** Both from one tree: making it is a good part of the work. */
export function readPage({name, html}: BuiltPage, baseUrl: string): ReadPage {
  const document = parseHtml(html);
  return {page: readDocument(document, name, baseUrl), twin: twinOf(document, name, baseUrl)};
}

answerAsWorker(__filename, readPage);
