import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '../../core/search/types';
import {twinAddress} from '../../core/twin';
import {type About, fullName, type Listed, listName, llmsFull, llmsList} from './llms';
import type {Twin} from './page';

type Options = {
  /** The build folder of the language, and where it is served. */
  folder: string;
  baseUrl: string;
  about: About;
  /** Addresses of the current pages, in the order in which they are listed. */
  order: readonly string[];
};

const unescaped: Record<string, string> = {'&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'"};
const plain = (html: string) => html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => unescaped[entity] ?? entity);

/** Writes the Markdown twins of the pages, and the lists for language models. Says how many pages have one. See README.md. */
export function writeTwins(pages: {page?: Page; twin?: Twin}[], {folder, baseUrl, about, order}: Options): number {
  const listed: Listed[] = [];
  let written = 0;
  for (const {page, twin} of pages) {
    if (!twin) continue;
    const address = decodeURI(twinAddress(new URL(twin.url).pathname, baseUrl));
    const target = path.join(folder, address.slice(baseUrl.length));
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, twin.file);
    written += 1;
    if (page && twin.version === 'current') listed.push({...twin, section: plain(page.section)});
  }
  const place = new Map(order.map((address, index) => [address, index]));
  const placeOf = ({url}: Listed) => place.get(decodeURI(new URL(url).pathname)) ?? order.length;
  const sorted = listed.sort((a, b) => placeOf(a) - placeOf(b));
  writeFileSync(path.join(folder, listName), llmsList(sorted, about));
  writeFileSync(path.join(folder, fullName), llmsFull(sorted, about));
  return written;
}
