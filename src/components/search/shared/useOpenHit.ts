import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback, useMemo} from 'react';

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

export function useOpenHit(): {hrefOf: (url: string) => string; open: (href: string) => void} {
  const history = useHistory();
  const {siteConfig, i18n} = useDocusaurusContext();
  const bases = useMemo(() => [siteConfig.baseUrl, ...Object.values(i18n.localeConfigs).map(({baseUrl}) => baseUrl)], [siteConfig, i18n]);
  const open = useCallback(
    (href: string) => (isOwnRoute(href, siteConfig.baseUrl, bases) ? history.push(href) : window.location.assign(href)),
    [history, siteConfig, bases],
  );
  return {hrefOf: useCallback((url: string) => hrefOf(url, bases), [bases]), open};
}
