import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback, useMemo} from 'react';
import {hrefOf, isOwnRoute} from './addresses';

export function useOpenHit(): {hrefOf: (url: string) => string; open: (href: string, state?: object) => void} {
  const history = useHistory();
  const {siteConfig, i18n} = useDocusaurusContext();
  const bases = useMemo(() => [siteConfig.baseUrl, ...Object.values(i18n.localeConfigs).map(({baseUrl}) => baseUrl)], [siteConfig, i18n]);
  const open = useCallback(
    (href: string, state?: object) =>
      isOwnRoute(href, siteConfig.baseUrl, bases) ? history.push(href, state) : window.location.assign(href),
    [history, siteConfig, bases],
  );
  return {hrefOf: useCallback((url: string) => hrefOf(url, bases), [bases]), open};
}
