import {IndexError} from '@site/core/search/engine/errors';
import {fingerprint} from '@site/core/search/engine/fingerprint';
import type {IndexFile} from '@site/core/search/manifest';

/** Gives the text at an address; `fresh` asks the server again. Throws an IndexError. */
export type FetchText = (url: string, fresh: boolean) => Promise<string>;

export const fetchText: FetchText = async (url, fresh) => {
  let response: Response;
  try {
    response = await fetch(url, {cache: fresh ? 'no-cache' : 'default', credentials: 'same-origin'});
  } catch {
    throw new IndexError('index-unreachable', `The search index ${url} cannot be reached.`);
  }
  if (response.status === 404) throw new IndexError('index-missing', `There is no search index at ${url}. Build one with: npm run build`);
  if (!response.ok) throw new IndexError('index-unreachable', `The search index ${url} answered with status ${response.status}.`);
  return response.text();
};

export async function fetchChecked(fetchText: FetchText, base: string, {file, checksum}: IndexFile): Promise<string> {
  const json = await fetchText(base + file, false);
  if (fingerprint(json) !== checksum) throw new IndexError('index-damaged', `The search index ${base}${file} is damaged.`);
  return json;
}
