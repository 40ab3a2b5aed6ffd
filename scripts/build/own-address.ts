import path from 'node:path';
import type {PageTags} from './page-tags';

/**
 * The address a page gives itself. Its file does not say whether it ends with a slash, and the canonical link of an archived
 * page names another page, so it is the alternate link in the page's own language that counts.
 */
export function ownAddress({language, links}: PageTags, file: string): string {
  const own = links.find(({rel, hreflang}) => rel === 'alternate' && hreflang !== undefined && hreflang === language);
  const href = own?.href;
  if (!href || !URL.canParse(href)) throw new Error(`${file} has no alternate link in its own language, so its address is unknown.`);
  const address = decodeURI(new URL(href).pathname);
  const expected = `/${path.dirname(file).split(path.sep).join('/')}`;
  if (address.replace(/\/$/, '') !== expected) throw new Error(`${file} says that its address is ${address}; expected ${expected}.`);
  return address;
}
