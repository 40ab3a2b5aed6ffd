import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {addressBook, publishedAddress} from '@site/core/address';

/**
 * `deploy/nginx.conf` and the server of `npm start` redirect to the published address of a page. Other hosts answer
 * `/docs/%40designto-code/…` or `/docs/cli` with the page itself, or `/docs/CLI` with the not-found page. The router would
 * then show another page than the one that was served, so the address is put right before the router reads it.
 */

type Route = {path?: string | string[]; routes?: Route[]};

/** The not-found page and the fallback of each group of pages are not addresses. */
const pathsOf = (list: Route[]): string[] =>
  list.flatMap(({path, routes: inner}) => (inner ? pathsOf(inner) : typeof path === 'string' && !/^\*$|\.html$/.test(path) ? [path] : []));

/** The address that the served page gives itself. */
function servedAddress(): string | undefined {
  const link = document.querySelector<HTMLLinkElement>(`link[rel=alternate][hreflang="${document.documentElement.lang}"]`);
  return link ? new URL(link.href).pathname : undefined;
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

function putAddressRight(): void {
  const {pathname, search, hash} = window.location;
  const published = publishedAddress(pathname, addressBook(pathsOf(routes)));
  if (published === undefined) {
    // The router fails on what it cannot decode; written out, it is one more address without a page.
    if (!isDecodable(pathname)) window.history.replaceState(window.history.state, '', pathname.replaceAll('%', '%25') + search + hash);
  } else if (published === pathname) {
    return;
  } else if (servedAddress() === published || withoutSlash(published) === withoutSlash(pathname)) {
    window.history.replaceState(window.history.state, '', published + search + hash);
  } else {
    // Another page was served, most likely the not-found page; a root that renders nothing keeps React from taking it over.
    window.docusaurusRoot = {render: () => {}, unmount: () => {}};
    window.location.replace(published + search + hash);
  }
}

if (ExecutionEnvironment.canUseDOM) putAddressRight();
