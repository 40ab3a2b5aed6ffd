import Head from '@docusaurus/Head';
import {findFirstSidebarItemLink} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import type {ReactNode} from 'react';

/** The categories of a page are crumbs too, also those without a page of their own: they lead to their first page, as in the sidebar. */
export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const crumbs = breadcrumbs.flatMap((item) => {
    const href = item.type === 'category' ? (item.href ?? findFirstSidebarItemLink(item)) : item.href;
    return href ? [{name: item.label, item: siteConfig.url + href}] : [];
  });
  const data = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({'@type': 'ListItem', position: index + 1, ...crumb})),
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
