import {useDoc} from '@docusaurus/plugin-content-docs/client';
import RelatedPages from '@site/src/components/search/RelatedPages';
import Footer from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';

export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      <Footer />
      {/* An unlisted page is not in the index, and has no neighbors there. */}
      {!metadata.unlisted && <RelatedPages />}
    </>
  );
}
