import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {JSX} from 'react';

/**
 * What the head of a page has if the page says nothing else; core/lib/client/SiteMetadataDefaults.js, but for the title of a page that
 * is waking. React takes a page over in pieces and this one comes first, so the tab would show the name of the site until the page
 * itself has its turn.
 */
export default function SiteMetadataDefaults(): JSX.Element {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {currentLocale, localeConfigs} = i18n;
  const {htmlLang, direction} = localeConfigs[currentLocale] ?? {};
  const favicon = useBaseUrl(siteConfig.favicon);
  const isWaking = !useIsBrowser() && typeof document !== 'undefined';
  const title = isWaking ? document.title : siteConfig.title;
  return (
    <Head>
      <html lang={htmlLang} dir={direction} />
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta name="viewport" content="width=device-width, initial-scale=1.0" />
      {siteConfig.noIndex && <meta name="robots" content="noindex, nofollow" />}
      {siteConfig.favicon && <link rel="icon" href={favicon} />}
    </Head>
  );
}
