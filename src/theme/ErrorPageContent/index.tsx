import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import EmptyFrame from '@site/src/components/EmptyFrame';
import {useSayWhole} from '@site/src/components/TakenOverLater';
import type ErrorPageContentType from '@theme/ErrorPageContent';
import Heading from '@theme/Heading';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';
import {useRetryOnNavigation} from './useRetryOnNavigation';

type Props = ComponentProps<typeof ErrorPageContentType>;

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {
    siteConfig: {title, titleDelimiter},
  } = useDocusaurusContext();
  useSayWhole();
  useRetryOnNavigation(tryAgain);
  return (
    <EmptyFrame name="crash --proc-skip">
      {/* Not PageMetadata: it needs providers that may have gone down with the page. */}
      <Head>
        <title>{`${translate({id: 'theme.ErrorPageContent.title', message: 'This page crashed.'})} ${titleDelimiter} ${title}`}</title>
      </Head>
      <Heading as="h1">
        <Translate id="theme.ErrorPageContent.title" description="The title of the fallback page when the page crashed">
          This page crashed.
        </Translate>
      </Heading>
      <p>
        <Translate id="site.crash.why" description="Paragraph of the crash page: what the reader can do">
          The rest of the site still works. Try again; if it happens once more, tell support what is written below.
        </Translate>
      </p>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      <div className={styles.cause}>
        <ErrorBoundaryError error={error} />
      </div>
    </EmptyFrame>
  );
}
