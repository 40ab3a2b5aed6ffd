import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {baseUrl, type Locale, localeBaseUrl, locales} from '@site/config/locales';
import {plainPath, stemOf} from '@site/core/address';
import {twinAddress} from '@site/core/twin';

/** The path of what was asked for, below the home of its language: `cli/reference` of /docs/ko/cli/reference#x, cli/reference.md, … */
function innerPath(asked: string): string | undefined {
  const address = URL.canParse(asked) ? new URL(asked).pathname : (asked.split(/[?#]/)[0] ?? '');
  const plain = plainPath(address.startsWith('/') ? address : `/${address}`);
  if (plain === undefined) return undefined;
  const stem = stemOf(plain.replace(/\.md$/i, ''));
  const below = stem.startsWith(baseUrl) ? stem.slice(baseUrl.length) : `${stem}/` === baseUrl ? '' : stem.slice(1);
  const [first = '', ...rest] = below.split('/');
  return Object.keys(locales).includes(first) ? rest.join('/') : below;
}

/** The Markdown twin of a page in a language, however its address is written; undefined when there is no such page. */
export function readTwin(site: string, asked: string, locale: Locale): string | undefined {
  const inner = innerPath(asked);
  if (inner === undefined) return undefined;
  const home = localeBaseUrl(locale);
  const file = path.join(site, twinAddress(home + (inner === 'index' ? '' : inner), home));
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
