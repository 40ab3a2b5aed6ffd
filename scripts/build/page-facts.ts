import path from 'node:path';
import type {InlineHashes} from '@site/config/security';
import type {Remember} from '@site/plugins/lib/made-before';
import {inlineHashes} from './inline-hashes';
import {ownAddress} from './own-address';
import {pageTags} from './page-tags';

/** What a server has to know of a page. */
export type PageFacts = InlineHashes & {address: string | undefined};

/** The names of scripts are in all pages, and change when one of them does; no policy and no address depends on them. */
const namesOfScripts = /<script data-app=[^>]*>/;

const readFacts = (html: string, file: string): PageFacts => {
  const tags = pageTags(html);
  return {...inlineHashes(tags), address: path.basename(file) === 'index.html' ? ownAddress(tags, file) : undefined};
};

/** Reads a page, or knows it from the last build. */
export const pageFacts = (html: string, file: string, remember: Remember<PageFacts>): PageFacts =>
  remember([file, html.replace(namesOfScripts, '<script>')], () => readFacts(html, file));
