/** The path inside this site of an absolute address; other sites' addresses stay as they are. */
export function hrefOf(url: string, bases: string[]): string {
  const {pathname, search, hash} = new URL(url);
  return bases.some((base) => pathname.startsWith(base)) ? pathname + search + hash : url;
}

/** Each language is a site of its own to the router: the innermost base says whose page it is. */
export function isOwnRoute(href: string, ownBase: string, bases: string[]): boolean {
  const owner = bases.filter((base) => href.startsWith(base)).sort((a, b) => b.length - a.length)[0];
  return owner === ownBase;
}
