import Head from '@docusaurus/Head';
import textFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import SiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

/** Asks for the one font every page needs before the stylesheet is parsed; the import yields its hashed address. */
export default function SiteMetadataWithFont(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <Head>
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
    </>
  );
}
