import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import type ErrorType from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<typeof ErrorType>;

/** Shown when the crash is outside the page's own content. The layout may be what crashed, hence the inner boundary. */
export default function SiteError(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <ErrorBoundary fallback={() => content}>
      <Head>
        <title>{translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'})}</title>
      </Head>
      <Layout>{content}</Layout>
    </ErrorBoundary>
  );
}
