/** What the server knows about addresses. `deploy/nginx.conf` says the same in nginx's words. */

/** The clean address of a page that was asked for with `/index`, `/index.html` or `.html` at its end. */
export function cleanPath(pathname: string): string | undefined {
  if (pathname === '/') return '/docs/';
  if (!pathname.startsWith('/docs')) return undefined;
  if (pathname === '/docs') return '/docs/';
  if (/\/404\.html$/.test(pathname)) return undefined;
  if (/\/index(?:\.html)?$/.test(pathname)) return pathname.replace(/index(?:\.html)?$/, '');
  if (pathname.endsWith('.html')) return pathname.slice(0, -'.html'.length);
  return undefined;
}

const hashedName = /^\/docs\/(?:[a-z]{2}\/)?(?:assets|search-index)\/.+[.-][0-9a-f]{8,}\./;

/** Files whose names carry their content's hash never change; everything else is revalidated. */
export function cacheControl(pathname: string): string {
  return hashedName.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The not-found page in the language of the address. */
export function notFoundPage(pathname: string, locales: string[]): string {
  const locale = locales.find((name) => pathname.startsWith(`/docs/${name}/`));
  return locale ? `/docs/${locale}/404.html` : '/docs/404.html';
}
