import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {WithTheRest} from '@site/src/components/Arriving';
import PageTools from '@site/src/components/PageTools';
import RelatedPages from '@site/src/components/search/RelatedPages';
import Footer from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

export default function DocItemFooter(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  // The home page is near to everything.
  const isHome = 'kind' in frontMatter && frontMatter.kind === 'home';
  return (
    <WithTheRest>
      <Footer />
      <PageTools place="end" />
      {/* An unlisted page is not in the index, and has no neighbors there. */}
      {!metadata.unlisted && !isHome && <RelatedPages />}
    </WithTheRest>
  );
}
