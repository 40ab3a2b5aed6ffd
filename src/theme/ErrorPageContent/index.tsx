import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import EmptyFrame from '@site/src/components/EmptyFrame';
import type ErrorPageContentType from '@theme/ErrorPageContent';
import Heading from '@theme/Heading';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof ErrorPageContentType>;

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    <EmptyFrame name="crash --proc-skip">
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
