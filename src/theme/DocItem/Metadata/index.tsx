import Head from '@docusaurus/Head';
import {useActivePluginAndVersion, useDoc, useDocsVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cardFile} from '@site/core/social-card';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';
import ArticleData from './ArticleData';

/** The same page in the current docs, when this one is archived and the current docs still have it. */
function useCurrentPage(): string | undefined {
  const {metadata} = useDoc();
  const {isLast} = useDocsVersion();
  const plugin = useActivePluginAndVersion();
  const latest = useLatestVersion(plugin?.activePlugin.pluginId);
  return isLast ? undefined : latest?.docs.find(({id}) => id === metadata.id)?.path;
}

/** "Constraints (1.0)": tabs, bookmarks and search engines show the title alone. */
function useTitleWithVersion(): string | undefined {
  const {metadata} = useDoc();
  const {isLast, label} = useDocsVersion();
  return isLast || metadata.title.includes(label) ? undefined : `${metadata.title} (${label})`;
}

export default function DocItemMetadata(): ReactNode {
  const {metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  const currentPage = useCurrentPage();
  const title = useTitleWithVersion();
  return (
    <>
      <Metadata />
      <ArticleData address={currentPage ?? metadata.permalink} />
      <PageMetadata title={title} image={cardFile(metadata.permalink, siteConfig.baseUrl)} />
      {currentPage && (
        <Head>
          <link rel="canonical" href={siteConfig.url + currentPage} />
          <meta property="og:url" content={siteConfig.url + currentPage} />
        </Head>
      )}
    </>
  );
}
