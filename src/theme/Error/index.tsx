// Not exported by name: the layout asks for a route, and when the shell has crashed there is none.
// Can go once Docusaurus exports the provider (its own fallback uses the same file).
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type ErrorType from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<typeof ErrorType>;

const noRoute = {plugin: {name: 'site-error', id: 'default'}};

/** Shown when the crash is outside the page's own content. The layout may be what crashed, which is why there is an inner boundary. */
export default function SiteError(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={noRoute}>
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
