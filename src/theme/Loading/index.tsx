import {translate} from '@docusaurus/Translate';
import FailureBox from '@site/src/components/FailureBox';
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

export default function Loading({error, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    const title = translate({
      id: 'site.loading.failed',
      message: 'This page could not be loaded.',
      description: "Title of the red box shown when a page's files could not be loaded",
    });
    return (
      <FailureBox className={styles.failure} title={title} onRetry={() => window.location.reload()}>
        {String(error)}
      </FailureBox>
    );
  }
  if (!pastDelay) return null;
  const label = translate({
    id: 'site.loading.label',
    message: 'Loading the page',
    description: 'Label of the spinner shown while a page loads',
  });
  return (
    <div className={styles.waiting}>
      <div id="loader" className={styles.spinner} role="status" aria-label={label} />
    </div>
  );
}
