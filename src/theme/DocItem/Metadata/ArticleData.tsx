import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {twinAddress} from '@site/core/twin';
import type {ReactNode} from 'react';

/** What programs want to know of a page: what it is, how old it is, and where its Markdown twin is. */
export default function ArticleData({address}: {address: string}): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {siteConfig, i18n} = useDocusaurusContext();
  const home = siteConfig.url + siteConfig.baseUrl;
  const site = {'@type': 'WebSite', name: siteConfig.title, url: home};
  const article = {
    '@type': 'TechArticle',
    headline: metadata.title,
    description: metadata.description,
    url: siteConfig.url + address,
    inLanguage: i18n.currentLocale,
    ...(metadata.lastUpdatedAt && {dateModified: new Date(metadata.lastUpdatedAt).toISOString()}),
    isPartOf: site,
  };
  const isHome = 'kind' in frontMatter && frontMatter.kind === 'home';
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twinAddress(metadata.permalink, siteConfig.baseUrl)} />
      <script type="application/ld+json">{JSON.stringify({'@context': 'https://schema.org', ...(isHome ? site : article)})}</script>
    </Head>
  );
}
