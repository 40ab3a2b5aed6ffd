/**
 * Other people write a page's address in many ways: `/docs/CLI`, `/docs//cli/`, `/docs/cli/index.html`,
 * `/docs/%40designto-code/…`. They all have one stem, and each stem leads to the one address that we publish.
 * `deploy/nginx.conf` says the same in nginx's words.
 */

/** What the percent signs stand for; bytes that are no UTF-8 become U+FFFD. Undefined when one lacks its two digits. */
function decoded(path: string): string | undefined {
  if (/%(?![0-9a-f]{2})/i.test(path)) return undefined;
  const bytesOf = (run: string) => Uint8Array.from(run.slice(1).split('%'), (digits) => Number.parseInt(digits, 16));
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (run) => new TextDecoder().decode(bytesOf(run)));
}

/** The path without percent signs, double slashes and dots. Undefined when it is malformed or leaves the root. */
export function plainPath(path: string): string | undefined {
  const plain = decoded(path);
  if (plain === undefined || !plain.startsWith('/') || plain.includes('\0')) return undefined;
  const segments: string[] = [];
  for (const segment of plain.split('/')) {
    if (segment === '..' && segments.pop() === undefined) return undefined;
    if (segment !== '' && segment !== '.' && segment !== '..') segments.push(segment);
  }
  const slash = segments.length > 0 && /\/\.{0,2}$/.test(plain) ? '/' : '';
  return `/${segments.join('/')}${slash}`;
}

const endings = ['/index.html', '/index', '.html', '/'];
/** Nobody writes more of them; without an end to it, nginx would need seconds for an address made of thousands. */
const mostEndings = 4;

/** What all ways to write a page's address have in common. */
export function stemOf(path: string): string {
  let stem = path.toLowerCase();
  for (let times = 0; times < mostEndings; times += 1) {
    const ending = endings.find((text) => stem.endsWith(text));
    if (ending === undefined) return stem;
    stem = stem.slice(0, -ending.length);
  }
  return stem;
}

/** The published addresses by their stems. */
export type AddressBook = ReadonlyMap<string, string>;

export function addressBook(addresses: Iterable<string>): AddressBook {
  const book = new Map<string, string>();
  for (const address of addresses) {
    const stem = stemOf(address);
    const other = book.get(stem);
    if (other !== undefined && other !== address) {
      throw new Error(`${other} and ${address} differ only in case, slashes or a trailing index; give one of the pages another path.`);
    }
    book.set(stem, address);
  }
  return book;
}

/** The published address of the page that was asked for, however its address was written. */
export function publishedAddress(path: string, book: AddressBook): string | undefined {
  const plain = plainPath(path);
  const address = plain === undefined ? undefined : book.get(stemOf(plain));
  return address === undefined ? undefined : encodeURI(address);
}
